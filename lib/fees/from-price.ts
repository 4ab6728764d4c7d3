import type { FeeLine } from '@/lib/contract/fees';

/** How many of a unit are paid in a week; null where that depends on how much is used. */
const perWeek: Readonly<Record<FeeLine['unit'], number | null>> = {
  ...{ hour: null, mile: null, once: 0 },
  ...{ day: 7, night: 7, week: 1, month: 12 / 52 },
};

export type FromPrice = { week: number; once: number };

/**
 * What nobody can avoid, in whole pounds rounded up: of each week, and once.
 * Null where there is no such price: nothing must be paid, or how much of it depends on use.
 */
export function fromPrice(fees: readonly FeeLine[]): FromPrice | null {
  const musts = fees.filter(({ unavoidable }) => unavoidable === 'yes');
  if (musts.some(({ unit }) => perWeek[unit] === null)) return null;
  const week = Math.ceil(sum(musts.map(({ amount, unit }) => amount * (perWeek[unit] ?? 0))));
  const once = Math.ceil(sum(musts.filter(({ unit }) => unit === 'once').map(({ amount }) => amount)));
  return week > 0 ? { week, once } : null;
}

function sum(amounts: readonly number[]): number {
  // Pennies: sums of decimal fractions would round up by themselves.
  return Math.round(amounts.reduce((all, amount) => all + amount, 0) * 100) / 100;
}

/** Days after which a price is asked for rather than read. */
const freshDays = 180;

/** False also where nobody knows when prices were last looked at. */
export function areFresh(updatedAt: string | null, now: Date): boolean {
  return updatedAt !== null && now.getTime() - Date.parse(updatedAt) <= freshDays * 86_400_000;
}
