import { wishFault } from '@/lib/contract/call-back-promise';
import { toLondonTime } from '@/lib/contract/london-time';
import type { Hours } from './business-time';
import { promisedBy, promisedFrom, wishedFrom } from './promised-by';

/** Weekdays from eight to seven, Saturdays to one. */
const hours: Hours = {
  openingPeriods: [
    ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '08:00', to: '19:00' })),
    { weekday: 6, from: '08:00', to: '13:00' },
  ],
  closedDays: [{ date: '2026-12-04', name: 'Training' }],
  nation: 'england-and-wales',
};
/** Asked on a Friday. */
const at = (clock: string) => new Date(`2026-11-27T${clock}Z`);
const told = (clock: string, wish: string) => {
  const by = promisedBy(hours, 60, at(clock), wish);
  return by && toLondonTime(by);
};

it.each([
  ['nothing chosen: our figure', '14:00', '', '2026-11-27T15:00'],
  ['any time: our figure', '14:00', 'any', '2026-11-27T15:00'],
  ['a day and a part of it', '14:00', '2026-12-03 evening', '2026-12-03T19:00'],
  ['its morning ends at noon', '14:00', '2026-12-03 morning', '2026-12-03T12:00'],
  ['a day alone, to its end', '14:00', '2026-12-03', '2026-12-03T19:00'],
  ['a day alone, any time of it', '14:00', '2026-12-03 any', '2026-12-03T19:00'],
  ['later today', '14:00', '2026-11-27 evening', '2026-11-27T19:00'],
  ['what is left of the afternoon', '16:30', '2026-11-27 afternoon', '2026-11-27T17:00'],
  ['an evening after we close: the next day we open', '14:00', '2026-11-28 evening', '2026-11-30T09:00'],
  ['a day on which we are closed: the next on which we open', '14:00', '2026-12-04 morning', '2026-12-05T09:00'],
  ['Christmas Day', '14:00', '2026-12-25', '2026-12-29T09:00'],
  ['mornings, asked at noon: tomorrow', '12:00', 'morning', '2026-11-28T12:00'],
  ['mornings, asked early', '06:00', 'morning', '2026-11-27T12:00'],
  ['afternoons, with less than our figure left: the next', '16:30', 'afternoon', '2026-11-28T13:00'],
  ['evenings, asked on a Friday afternoon', '14:00', 'evening', '2026-11-27T19:00'],
  ['a day that never comes: the part of it', '14:00', '2026-02-30 morning', '2026-11-28T12:00'],
  ['no day at all: our figure', '14:00', '2026-13-45', '2026-11-27T15:00'],
  ['words of their own: our figure', '14:00', 'after the school run', '2026-11-27T15:00'],
])('%s', (_, clock, wish, expected) => {
  expect(told(clock, wish)).toBe(expected);
});

it.each([
  ['a part of a day', '14:00', '2026-12-03 afternoon', '2026-12-03T12:00'],
  ['a morning begins as we open', '14:00', '2026-12-03 morning', '2026-12-03T08:00'],
  ['a day, from when we open', '14:00', '2026-12-03', '2026-12-03T08:00'],
  ['a part of the next day that has it', '14:00', 'morning', '2026-11-28T08:00'],
  ['what has begun has no beginning to tell', '14:00', '2026-11-27 afternoon', null],
  ['nothing chosen', '14:00', '', null],
  ['any time', '14:00', 'any', null],
  ['a time at which we are closed', '14:00', '2026-11-28 evening', null],
  ['a day on which we are closed', '14:00', '2026-12-04', null],
])('from when on: %s', (_, clock, wish, expected) => {
  const by = promisedBy(hours, 60, at(clock), wish);
  const from = by && promisedFrom(hours, at(clock), wish, by);
  expect(from && toLondonTime(from)).toBe(expected);
});

it('promises nothing where nothing opens', () => {
  expect(promisedBy({ ...hours, openingPeriods: [] }, 60, at('14:00'), '2026-12-03 evening')).toBeNull();
});

it('counts from when they wanted to be called', () => {
  expect(wishedFrom('2026-12-03 evening', at('14:00'))).toEqual(new Date('2026-12-03T17:00Z'));
  expect(wishedFrom('2026-11-27 morning', at('14:00'))).toEqual(at('14:00'));
  expect(wishedFrom('evening', at('14:00'))).toEqual(at('14:00'));
});

it.each([
  ['2026-11-26 evening', 'dayPast'],
  ['2026-11-27 morning', 'timePast'],
  ['2026-11-27 afternoon', null],
  ['2026-11-27', null],
  ['2026-11-28 morning', null],
  ['morning', null],
])('%s, asked on 27 November at two: %s', (wish, fault) => {
  expect(wishFault(wish, at('14:00'))?.code ?? null).toBe(fault);
});
