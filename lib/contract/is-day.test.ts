import { isDay } from './is-day';

it.each(['2028-02-29', '2026-12-31', '0026-02-01'])('%s is a day', (value) => {
  expect(isDay(value)).toBe(true);
});

it.each([
  '2026-02-31',
  '2026-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-2-1',
  '2026-02-01T00:00Z',
  ' ',
  '',
])('“%s” is none', (value) => {
  expect(isDay(value)).toBe(false);
});
