import { dayOfMoment } from './day-of-moment';

it.each([
  ['2027-05-31T23:05:00Z', '2027-06-01'],
  ['2027-05-31T22:05:00Z', '2027-05-31'],
  ['2027-06-01', '2027-06-01'],
  ['soonT09:00:00Z', 'soonT09:00'],
  ['', ''],
])('%p is the day %p', (text, day) => {
  expect(dayOfMoment(text)).toBe(day);
});
