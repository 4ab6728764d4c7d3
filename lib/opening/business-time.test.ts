import fc from 'fast-check';
import type { Nation } from '@/lib/contract/opening';
import { tenthOf } from '@/scripts/test/sample.mjs';
import { addOpenTime, type Hours, isOpenAt, openMinutesBetween, openTimeBefore } from './business-time';

const days = (weekdays: number[], ...spans: [string, string][]) =>
  weekdays.flatMap((weekday) => spans.map(([from, to]) => ({ weekday, from, to })));
const hours = (openingPeriods: Hours['openingPeriods'], nation: Nation | null = 'england-and-wales'): Hours => ({
  openingPeriods,
  nation,
  closedDays: [{ date: '2026-11-25', name: 'Training' }],
});

const workdays = [1, 2, 3, 4, 5];
const office = days(workdays, ['09:00', '17:00']);
const openings: Record<string, Hours> = {
  office: hours(office),
  scotland: hours(office, 'scotland'),
  ireland: hours(office, 'northern-ireland'),
  anyDay: hours(office, null),
  lunch: hours(days(workdays, ['09:00', '12:30'], ['13:30', '17:00'])),
  saturday: hours([...office, ...days([6], ['10:00', '12:00'])]),
  always: hours(days([1, 2, 3, 4, 5, 6, 7], ['00:00', '24:00']), null),
  nights: hours(days([6, 7], ['00:30', '02:30']), null),
  gap: hours(days([7], ['01:15', '01:45'], ['03:00', '04:00']), null),
};

/** Opening, created, minutes, due: on London's clocks as UTC says them. 23 November 2026 is a Monday. */
const cases: [string, string, number, string | null][] = [
  // Within a day
  ['office', '2026-11-23T10:00Z', 60, '2026-11-23T11:00Z'],
  ['office', '2026-11-23T09:00Z', 60, '2026-11-23T10:00Z'],
  ['office', '2026-11-23T16:00Z', 60, '2026-11-23T17:00Z'],
  ['office', '2026-11-23T09:00Z', 480, '2026-11-23T17:00Z'],
  ['office', '2026-11-23T10:00:30Z', 60, '2026-11-23T11:00:30Z'],
  ['office', '2026-11-23T10:00Z', 0, '2026-11-23T10:00Z'],
  // Over the night
  ['office', '2026-11-23T16:30Z', 60, '2026-11-24T09:30Z'],
  ['office', '2026-11-23T17:00Z', 60, '2026-11-24T10:00Z'],
  ['office', '2026-11-23T16:59:59Z', 60, '2026-11-24T09:59:59Z'],
  ['office', '2026-11-23T23:59Z', 60, '2026-11-24T10:00Z'],
  ['office', '2026-11-24T00:00Z', 60, '2026-11-24T10:00Z'],
  ['office', '2026-11-24T08:59Z', 60, '2026-11-24T10:00Z'],
  ['office', '2026-11-23T17:00Z', 0, '2026-11-24T09:00Z'],
  // A closed day
  ['office', '2026-11-24T16:30Z', 60, '2026-11-26T09:30Z'],
  ['office', '2026-11-25T11:00Z', 60, '2026-11-26T10:00Z'],
  ['always', '2026-11-24T23:30Z', 60, '2026-11-26T00:30Z'],
  // Over the weekend
  ['office', '2026-11-27T16:30Z', 60, '2026-11-30T09:30Z'],
  ['office', '2026-11-28T12:00Z', 60, '2026-11-30T10:00Z'],
  ['office', '2026-11-29T23:00Z', 60, '2026-11-30T10:00Z'],
  ['saturday', '2026-11-27T16:30Z', 60, '2026-11-28T10:30Z'],
  ['saturday', '2026-11-28T11:30Z', 60, '2026-11-30T09:30Z'],
  ['saturday', '2026-11-27T17:00Z', 120, '2026-11-28T12:00Z'],
  ['saturday', '2026-11-27T17:00Z', 121, '2026-11-30T09:01Z'],
  // More than a day
  ['office', '2026-11-26T09:00Z', 481, '2026-11-27T09:01Z'],
  ['office', '2026-11-26T12:00Z', 960, '2026-11-30T12:00Z'],
  ['office', '2026-11-02T09:00Z', 2_400, '2026-11-06T17:00Z'],
  ['office', '2026-11-02T09:00Z', 2_401, '2026-11-09T09:01Z'],
  // Lunch
  ['lunch', '2026-11-23T12:00Z', 60, '2026-11-23T14:00Z'],
  ['lunch', '2026-11-23T11:30Z', 60, '2026-11-23T12:30Z'],
  ['lunch', '2026-11-23T12:30Z', 60, '2026-11-23T14:30Z'],
  ['lunch', '2026-11-23T13:00Z', 60, '2026-11-23T14:30Z'],
  ['lunch', '2026-11-23T16:30Z', 60, '2026-11-24T09:30Z'],
  ['lunch', '2026-11-23T12:00Z', 270, '2026-11-24T09:30Z'],
  // Bank holidays
  ['office', '2026-12-24T16:30Z', 60, '2026-12-29T09:30Z'],
  ['anyDay', '2026-12-24T16:30Z', 60, '2026-12-25T09:30Z'],
  ['office', '2026-12-31T16:30Z', 60, '2027-01-04T09:30Z'],
  ['scotland', '2026-12-31T16:30Z', 60, '2027-01-05T09:30Z'],
  ['ireland', '2026-12-31T16:30Z', 60, '2027-01-04T09:30Z'],
  ['office', '2027-03-25T16:30Z', 60, '2027-03-30T08:30Z'],
  ['scotland', '2027-03-25T16:30Z', 60, '2027-03-29T08:30Z'],
  ['ireland', '2027-03-25T16:30Z', 60, '2027-03-30T08:30Z'],
  ['office', '2027-03-16T16:30Z', 60, '2027-03-17T09:30Z'],
  ['ireland', '2027-03-16T16:30Z', 60, '2027-03-18T09:30Z'],
  ['ireland', '2027-07-09T15:30Z', 60, '2027-07-13T08:30Z'],
  ['office', '2027-07-09T15:30Z', 60, '2027-07-12T08:30Z'],
  ['scotland', '2027-07-30T15:30Z', 60, '2027-08-03T08:30Z'],
  ['office', '2027-07-30T15:30Z', 60, '2027-08-02T08:30Z'],
  ['office', '2027-08-27T15:30Z', 60, '2027-08-31T08:30Z'],
  ['scotland', '2027-08-27T15:30Z', 60, '2027-08-30T08:30Z'],
  ['scotland', '2026-11-27T16:30Z', 60, '2026-12-01T09:30Z'],
  ['office', '2027-05-28T15:30Z', 60, '2027-06-01T08:30Z'],
  ['office', '2027-12-24T16:30Z', 60, '2027-12-29T09:30Z'],
  // The clocks go forward on 28 March 2027
  ['office', '2027-03-24T16:30Z', 60, '2027-03-25T09:30Z'],
  ['always', '2027-03-28T00:30Z', 60, '2027-03-28T01:30Z'],
  ['always', '2027-03-28T00:00Z', 1_380, '2027-03-28T23:00Z'],
  ['nights', '2027-03-28T00:00Z', 60, '2027-03-28T01:30Z'],
  ['nights', '2027-03-28T00:00Z', 61, '2027-04-02T23:31Z'],
  ['gap', '2027-03-28T00:00Z', 30, '2027-03-28T02:30Z'],
  ['office', '2027-03-30T07:00Z', 60, '2027-03-30T09:00Z'],
  // The clocks go back on 25 October 2026
  ['office', '2026-10-23T15:30Z', 60, '2026-10-26T09:30Z'],
  ['always', '2026-10-25T00:30Z', 60, '2026-10-25T01:30Z'],
  ['always', '2026-10-24T23:00Z', 1_500, '2026-10-26T00:00Z'],
  ['nights', '2026-10-24T23:00Z', 60, '2026-10-25T00:30Z'],
  ['nights', '2026-10-24T23:00Z', 180, '2026-10-25T02:30Z'],
  ['gap', '2026-10-24T23:00Z', 60, '2026-10-25T01:15Z'],
  // Years
  ['office', '2028-02-28T16:30Z', 60, '2028-02-29T09:30Z'],
  ['always', '2027-12-31T23:30Z', 60, '2028-01-01T00:30Z'],
];

it.each(cases)('%s: asked at %s, %i open minutes later is %s', (opening, created, minutes, due) => {
  const found = addOpenTime(openings[opening]!, new Date(created), minutes);
  expect(found).toEqual(due && new Date(due));
});

it('the table is as long as was asked for', () => {
  expect(cases.length).toBeGreaterThanOrEqual(60);
});

it('promises nothing where nobody ever opens', () => {
  expect(addOpenTime(hours([]), new Date('2026-11-23T10:00Z'), 1)).toBeNull();
});

const moment = fc.date({ min: new Date('2026-09-01'), max: new Date('2028-05-01'), noInvalidDate: true });

it('counts as many minutes as were added, and as a walk from minute to minute does', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(openings)),
      moment,
      fc.integer({ min: 1, max: 900 }),
      (at, from, n) => {
        const since = new Date(Math.floor(from.getTime() / 60_000) * 60_000);
        const due = addOpenTime(at, since, n);
        if (!due) throw new Error('never due');
        expect(openMinutesBetween(at, since, due)).toBe(n);
        let left = n;
        let walked = since.getTime();
        while (left > 0) {
          if (isOpenAt(at, new Date(walked))) left -= 1;
          walked += 60_000;
        }
        expect(new Date(walked)).toEqual(due);
        expect(openTimeBefore(at, due, n)?.getTime()).toBeGreaterThanOrEqual(since.getTime());
      },
    ),
    { numRuns: tenthOf(60) },
  );
});
