import { closedDays, nations, type OpeningPeriod, openingPeriods, openingSchema, promiseMinutes } from './opening';

const monday = (from: string, to: string): OpeningPeriod => ({ weekday: 1, from, to });
const complaint = (value: unknown) => {
  const issue = openingPeriods.safeParse(value).error?.issues[0];
  return issue && [issue.path.join('.'), JSON.parse(issue.message).code];
};

it('takes several periods a day, side by side, and one that ends with the day', () => {
  expect(complaint([monday('13:00', '24:00'), monday('08:00', '12:00'), monday('12:00', '13:00')])).toBeUndefined();
});

it('says which one overlaps, ends too early or is no time', () => {
  expect(complaint([monday('08:00', '12:00'), monday('11:59', '13:00')])).toEqual(['1.from', 'openingOverlaps']);
  expect(complaint([monday('08:00', '20:00'), monday('09:00', '10:00')])).toEqual(['1.from', 'openingOverlaps']);
  expect(complaint([monday('12:00', '12:00')])).toEqual(['0.to', 'openingBackwards']);
  expect(complaint([monday('9:00', '12:00')])).toEqual(['0.from', 'openingTimeInvalid']);
});

it('takes no day that is none', () => {
  expect(closedDays.safeParse([{ date: '2027-02-29', name: '' }]).success).toBe(false);
  expect(closedDays.safeParse([{ date: '2028-02-29', name: '' }]).success).toBe(true);
});

it('keeps whatever provider it is, with a promise that can be kept', () => {
  const opening = { openingPeriods: [monday('09:00', '17:00')], closedDays: [], promiseMinutes: 60 };
  for (const nation of [...nations, null]) expect(openingSchema.parse({ ...opening, nation }).nation).toBe(nation);
  expect([0, 4, 5, 10_000, 10_001, 1.5].filter((minutes) => promiseMinutes.safeParse(minutes).success)).toEqual([
    5, 10_000,
  ]);
});
