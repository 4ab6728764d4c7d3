import { withChosen } from './setting-draft';

const rules = {
  safeguarding: true,
  private: true,
  first: false,
  link: false,
  profane: false,
  always: false,
  closeAfterDays: null,
};
const stored = { key: 'comments', value: rules } as const;
const chosen = (value: unknown) => withChosen(stored, { value: JSON.stringify(value) });

it('shows what was chosen, a refused number too', () => {
  expect(chosen({ ...rules, link: true, closeAfterDays: 0 }).value).toEqual({
    ...rules,
    link: true,
    closeAfterDays: 0,
  });
});

it('shows what is stored where nothing came back, or what did is no such setting', () => {
  expect(withChosen(stored, undefined)).toBe(stored);
  expect(withChosen(stored, { value: '{' })).toBe(stored);
  expect(chosen({ ...rules, link: 'yes' })).toBe(stored);
  expect(chosen({ staffSecondStep: true })).toBe(stored);
});
