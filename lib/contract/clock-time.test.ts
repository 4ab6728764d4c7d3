import { toClockTime } from './clock-time';

it.each([
  ['en', '15:10', '15:10'],
  ['', '15:10', '15:10'],
  ['da', '15:10', '15.10'],
  ['da', '09:00–12:30, 13:30–17:00', '09.00–12.30, 13.30–17.00'],
])('in “%s” %s is %s', (language, time, text) => {
  expect(toClockTime(time, language)).toBe(text);
});
