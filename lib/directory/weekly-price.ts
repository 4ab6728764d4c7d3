import type { Listing } from '@/lib/contract/listing';
import { fromPrice } from '@/lib/fees/from-price';

/** How many weeks, or parts of one, a sum of money is for; of an hour's pay a working week. */
const perWeek = { HOUR: 37.5, DAY: 5, WEEK: 1, MONTH: 12 / 52, YEAR: 1 / 52 } as const;
const units: readonly (readonly [RegExp, number])[] = [
  [/hour/i, 37.5],
  [/day|night|visit/i, 7],
  [/month/i, 12 / 52],
  [/year|annum/i, 1 / 52],
];

/** The lowest price of a listing's lines or words, or the pay of its job, in pounds a week; null where none is told. */
export function weeklyPrice({ price, fees, job }: Pick<Listing, 'price' | 'fees' | 'job'>): number | null {
  const pay = job?.payFrom ?? job?.payTo;
  if (pay != null && job?.payUnit) return pay * perWeek[job.payUnit];
  const told = fromPrice(fees);
  if (told) return told.week;
  const [, digits = ''] = /£\s*([\d,]+(?:\.\d+)?)/.exec(price) ?? [];
  const amount = Number(digits.replaceAll(',', ''));
  if (!digits || !Number.isFinite(amount)) return null;
  return amount * (units.find(([unit]) => unit.test(price))?.[1] ?? 1);
}
