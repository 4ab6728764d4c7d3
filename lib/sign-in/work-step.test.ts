import { readWorkStep, writeWorkStep } from './work-step';

it.each(['/listing?q=~night~', '/profiles', null])('leads back to %s', (returnUrl) => {
  const step = { ticket: 'ticket', locale: 'ar', returnUrl } as const;
  expect(readWorkStep(writeWorkStep(step))).toEqual(step);
});
