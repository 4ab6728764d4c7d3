import { readHoursText, toHoursText } from './hours-text';

it.each([
  ['09:00–12:30, 13:30–17:00', '09:00–12:30, 13:30–17:00'],
  ['9-5', '09:00–17:00'],
  ['9.30-12.30, 1-5.30', '09:30–12:30, 13:00–17:30'],
  ['12-8', '12:00–20:00'],
  ['5-9', '05:00–09:00'],
  ['22:00–06:00', '22:00–06:00'],
  ['10pm-6', '22:00–06:00'],
  ['9-5am', '09:00–05:00'],
  ['9am to 5pm', '09:00–17:00'],
  ['9-12.30 and 1pm–5 p.m.', '09:00–12:30, 13:00–17:00'],
  ['12am-12pm', '00:00–12:00'],
  ['٩:٠٠–١٧:٠٠، ١٨–٢٠', '09:00–17:00, 18:00–20:00'],
  ['00:00-24:00;', '00:00–24:00'],
  ['9', '09:00'],
  ['mornings', 'mornings'],
  ['by – appointment', 'by–appointment'],
  [' ', ''],
])('reads %j as %j, which it reads alike', (text, read) => {
  expect(toHoursText(readHoursText(text))).toBe(read);
  expect(toHoursText(readHoursText(read))).toBe(read);
});
