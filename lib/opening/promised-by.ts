import { clockOfParts, readWish } from '@/lib/contract/call-back-promise';
import { addOpenTime, dayOf, type Hours, readClock, spansOf } from './business-time';

const wholeDay = ['00:00', '24:00'] as const;
/** Until every weekday has come. */
const daysAhead = [0, 1, 2, 3, 4, 5, 6, 7];

/** At the end of the time they chose, if open then; else within so many open minutes. Null: no opening in a year. */
export function promisedBy(hours: Hours, minutes: number, asked: Date, wish: string): Date | null {
  const { day, clock } = timeOf(wish);
  if (!day && clock === wholeDay) return addOpenTime(hours, asked, minutes);
  const days = day ? [day] : daysAhead.map((ahead) => dayOf(asked, ahead));
  for (const date of days) {
    const begin = readClock(date, clock[0], 'first');
    const spans = openWithin(hours, date, Math.max(begin, asked.getTime()), readClock(date, clock[1], 'last'));
    const left = spans.reduce((sum, { from, to }) => sum + to - from, 0) / 60_000;
    const isEnough = day || begin > asked.getTime() ? left > 0 : left >= minutes;
    if (isEnough) return new Date(spans.at(-1)?.to ?? begin);
  }
  return addOpenTime(hours, wishedFrom(wish, asked), minutes);
}

/** From when on, where that is at the time they chose and still to come: with `promisedBy` 'between 12:00 and 17:00'. */
export function promisedFrom(hours: Hours, asked: Date, wish: string, by: Date): Date | null {
  const { day, clock } = timeOf(wish);
  if (!day && clock === wholeDay) return null;
  // What ends at midnight is of the day before.
  const date = dayOf(new Date(by.getTime() - 1));
  const spans = openWithin(hours, date, readClock(date, clock[0], 'first'), readClock(date, clock[1], 'last'));
  const [first] = spans;
  const isAtThatTime = (!day || date === day) && spans.at(-1)?.to === by.getTime();
  return first && isAtThatTime && first.from > asked.getTime() ? new Date(first.from) : null;
}

export function wishedFrom(wish: string, asked: Date): Date {
  const { day, clock } = timeOf(wish);
  return day ? new Date(Math.max(readClock(day, clock[0], 'first'), asked.getTime())) : asked;
}

function timeOf(wish: string) {
  const { day, part } = readWish(wish);
  return { day, clock: part === '' || part === 'any' ? wholeDay : clockOfParts[part] };
}

function openWithin(hours: Hours, date: string, begin: number, end: number) {
  return spansOf(hours, date)
    .map(({ from, to }) => ({ from: Math.max(from, begin), to: Math.min(to, end) }))
    .filter(({ from, to }) => from < to);
}
