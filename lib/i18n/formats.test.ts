import { dayFormat, numberFormat } from './formats';

it('makes a format once for a language and a way, and another for another', () => {
  const style = { month: 'long', timeZone: 'UTC' } as const;
  expect(dayFormat('en', style)).toBe(dayFormat('en', { ...style }));
  const day = new Date('2026-12-01');
  expect([dayFormat('en', style), dayFormat('de', style)].map((one) => one.format(day))).toEqual([
    'December',
    'Dezember',
  ]);
  expect(dayFormat('en', { ...style, month: 'short' }).format(day)).toBe('Dec');
  expect(numberFormat('en')).toBe(numberFormat('en'));
  expect([numberFormat('de').format(1_240), numberFormat('ar').format(1_240)]).toEqual(['1.240', '1,240']);
});
