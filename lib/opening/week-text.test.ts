import { toWeekText } from './week-text';

const on = (weekdays: number[], from: string, to: string) => weekdays.map((weekday) => ({ weekday, from, to }));

test.each([
  ['en', on([1, 2, 3, 4, 5, 6, 7], '08:00', '20:00'), 'Mon–Sun 08:00–20:00'],
  ['pl', on([1, 2, 3, 4, 5, 6, 7], '08:00', '20:00'), 'pon.–niedz. 08:00–20:00'],
  ['da', on([1, 2, 3, 4, 5, 6, 7], '08:00', '20:00'), 'man.–søn. 08.00–20.00'],
  ['ja', on([6], '10:00', '12:00'), '土 10:00–12:00'],
  [
    'de',
    [...on([5, 4, 2, 1], '09:00', '12:30'), ...on([1, 2, 4, 5], '13:30', '17:00'), ...on([7], '10:00', '24:00')],
    'Mo–Di 09:00–12:30, 13:30–17:00, Do–Fr 09:00–12:30, 13:30–17:00, So 10:00–24:00',
  ],
  ['fr', [], ''],
] as const)('a week in %s', (locale, periods, text) => {
  expect(toWeekText(periods, locale)).toBe(text);
});
