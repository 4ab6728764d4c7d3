import { endOfLondonDay } from '@/lib/contract/london-time';
import type { Nation } from '@/lib/contract/opening';
import { dayOf, isBankHoliday } from './business-time';

/** Ends of days on London's clocks. */
export type LegalDays = { acknowledgeBy: Date; answerBy: Date };

/** Working days in which whoever complains hears that it came in: the custom of the sector, not a law. */
const acknowledgeDays = 3;
/** Days that count from the day after: about care twelve weeks, when the ombudsman takes it; about data a month. */
const answerDays = { care: 84, data: 30 } as const;

/** By when a complaint is to be acknowledged and answered; bank holidays are those of the nation, England's if none is set. */
export function legalDays(kind: 'care' | 'data', since: Date, nation: Nation | null): LegalDays {
  const of = nation ?? 'england-and-wales';
  return {
    acknowledgeBy: endOf(addWorkingDays(since, acknowledgeDays, of)),
    answerBy: endOf(workingDayFrom(dayOf(since, answerDays[kind]), of)),
  };
}

/** The 28 days in which the Care Quality Commission is to have a summary it asked for, the day it asked not counted. */
export function summaryDueOn(asked: string): string {
  return shift(asked, 28);
}

function addWorkingDays(since: Date, count: number, nation: Nation): string {
  let date = dayOf(since);
  for (let left = count; left > 0; left -= 1) date = workingDayFrom(shift(date, 1), nation);
  return date;
}

function workingDayFrom(date: string, nation: Nation): string {
  const weekday = new Date(`${date}T00:00Z`).getUTCDay();
  const isOff = weekday === 0 || weekday === 6 || isBankHoliday(nation, date);
  return isOff ? workingDayFrom(shift(date, 1), nation) : date;
}

function shift(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

function endOf(date: string): Date {
  const end = endOfLondonDay(date);
  if (!end) throw new Error(`no end of a day: ${date}`);
  return end;
}
