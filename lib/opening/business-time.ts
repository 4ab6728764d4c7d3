import { readLondonTime, toLondonDay } from '@/lib/contract/london-time';
import type { Nation, Opening } from '@/lib/contract/opening';
import { bankHolidays } from './bank-holidays';

export type Hours = Pick<Opening, 'openingPeriods' | 'closedDays' | 'nation'>;
type Span = { from: number; to: number };

const minute = 60_000;
const day = 86_400_000;
/** Days looked through before nothing is said. */
const mostDays = 400;

/** The moment by which so many open minutes have gone since then; null where nothing opens within a year. */
export function addOpenTime(hours: Hours, since: Date, minutes: number): Date | null {
  let left = minutes * minute;
  for (const { from, to } of walkOpen(hours, since)) {
    if (to - from >= left) return new Date(from + left);
    left -= to - from;
  }
  return null;
}

export function openTimeBefore(hours: Hours, until: Date, minutes: number): Date | null {
  let left = minutes * minute;
  for (let back = 0; back < mostDays; back += 1) {
    for (const { from, to } of spansOf(hours, dayOf(until, -back)).reverse()) {
      const end = Math.min(to, until.getTime());
      if (end - from >= left) return new Date(end - left);
      left -= Math.max(0, end - from);
    }
  }
  return null;
}

/** Open minutes between two moments, not rounded; 0 where the second is not later. */
export function openMinutesBetween(hours: Hours, since: Date, until: Date): number {
  let sum = 0;
  for (const { from, to } of walkOpen(hours, since)) {
    if (from >= until.getTime()) break;
    sum += Math.min(to, until.getTime()) - from;
  }
  return sum / minute;
}

export function isOpenAt(hours: Hours, at: Date): boolean {
  const now = at.getTime();
  return spansOf(hours, dayOf(at)).some(({ from, to }) => from <= now && now < to);
}

function* walkOpen(hours: Hours, since: Date): Generator<Span> {
  const start = since.getTime();
  for (let ahead = 0; ahead < mostDays; ahead += 1) {
    for (const { from, to } of spansOf(hours, dayOf(since, ahead))) {
      if (to > start) yield { from: Math.max(from, start), to };
    }
  }
}

export function dayOf(at: Date, ahead = 0): string {
  return new Date(Date.parse(`${toLondonDay(at)}T00:00Z`) + ahead * day).toISOString().slice(0, 10);
}

/** When it is open on a day of London's calendar, in milliseconds since 1970. */
export function spansOf({ openingPeriods, closedDays, nation }: Hours, date: string): Span[] {
  if (closedDays.some((closed) => closed.date === date) || (nation && isBankHoliday(nation, date))) return [];
  const weekday = new Date(`${date}T00:00Z`).getUTCDay() || 7;
  return openingPeriods
    .filter((period) => period.weekday === weekday)
    .map(({ from, to }) => ({ from: readClock(date, from, 'first'), to: readClock(date, to, 'last') }))
    .filter(({ from, to }) => from < to)
    .sort((a, b) => a.from - b.from);
}

export function isBankHoliday(nation: Nation, date: string): boolean {
  const [year = '', month, ofMonth] = date.split('-');
  return bankHolidays[nation][year]?.split(' ').includes(`${month}${ofMonth}`) ?? false;
}

/** A time that comes twice opens with the first and closes with the last; one that never comes is when the clocks go forward. */
export function readClock(date: string, time: string, which: 'first' | 'last'): number {
  if (time === '24:00') {
    const next = new Date(Date.parse(`${date}T00:00Z`) + day).toISOString().slice(0, 10);
    return readClock(next, '00:00', which);
  }
  const read = readLondonTime(`${date}T${time}`);
  if (!read) throw new Error(`no time of a day: ${date} ${time}`);
  if (read.state === 'once') return read.at.getTime();
  if (read.state === 'skipped') return new Date(read.at).setUTCMinutes(0, 0, 0);
  return (which === 'first' ? read.earlier : read.later).getTime();
}
