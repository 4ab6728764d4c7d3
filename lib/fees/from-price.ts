import type { FeeLine } from '@/lib/contract/fees';
import { linesFor, offered } from './offered';

/** How many of a unit are paid in a week by whoever cannot avoid it; null where that depends on how much is used. */
export const perWeek: Readonly<Record<FeeLine['unit'], number | null>> = {
  hour: null,
  mile: null,
  once: 0,
  day: 7,
  night: 7,
  week: 1,
  month: 12 / 52,
};

/** What a price an hour is compared by: nobody knows how many hours it is going to be. */
export const hoursOfWeek = 37.5;

export type FromPrice = { week: number; once: number };

/** Whole pounds rounded up, for whom and at the level that costs least. Null: nothing must be paid, or by use only. */
export function fromPrice(fees: readonly FeeLine[]): FromPrice | null {
  if (fees.length === 0) return null;
  const { people, levels } = offered(fees);
  const prices = people.flatMap((who) =>
    levels.map((level) => sumOfMusts(linesFor(fees, { people: who, level }) ?? [])),
  );
  return prices.reduce((least, price) => (price && (!least || price.week < least.week) ? price : least), null);
}

function sumOfMusts(lines: readonly FeeLine[]): FromPrice | null {
  const musts = lines.filter(({ unavoidable }) => unavoidable === 'yes');
  if (musts.some(({ unit }) => perWeek[unit] === null)) return null;
  const week = wholePounds(musts.map(({ amount, unit }) => amount * (perWeek[unit] ?? 0)));
  const once = wholePounds(musts.filter(({ unit }) => unit === 'once').map(({ amount }) => amount));
  return week > 0 ? { week, once } : null;
}

export function wholePounds(amounts: readonly number[]): number {
  // In pennies: sums of decimal fractions would round up by themselves.
  return Math.ceil(amounts.reduce((all, amount) => all + Math.round(amount * 100), 0) / 100);
}

/** Days after which a price is asked for rather than read. */
const freshDays = 180;

/** False also where nobody knows when prices were last looked at, or says that it will be. */
export function areFresh(checkedAt: string | null, now: Date): boolean {
  if (checkedAt === null) return false;
  const days = (now.getTime() - Date.parse(checkedAt)) / 86_400_000;
  return days >= -1 && days <= freshDays;
}

/** What a listing's lines come to; `old` where its price is to be asked for, null where they tell none. */
export function priceFrom(fees: readonly FeeLine[], checkedOn: string | null, now: Date): FromPrice | 'old' | null {
  if (fees.length === 0) return null;
  return areFresh(checkedOn, now) ? fromPrice(fees) : 'old';
}
