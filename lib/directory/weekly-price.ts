import type { Listing } from '@/lib/contract/listing';
import { fromPrice, hoursOfWeek, perWeek } from '@/lib/fees/from-price';

/** How many weeks, or parts of one, a job's pay is for: of a working week, in which care has more days. */
const payPerWeek = { HOUR: hoursOfWeek, DAY: 5, WEEK: 1, MONTH: 12 / 52, YEAR: 1 / 52 } as const;
const units: readonly (readonly [RegExp, number | null])[] = [
  [/^hour/i, hoursOfWeek],
  [/^(day|dai|night|visit)/i, perWeek.day],
  [/^month/i, perWeek.month],
  [/^(year|annum)/i, 1 / 52],
];

/** The lowest price of a listing's lines or words, or the pay of its job, in pounds a week; null where none is told. */
export function weeklyPrice({ price, fees, job }: Pick<Listing, 'price' | 'fees' | 'job'>): number | null {
  const pay = job?.payFrom ?? job?.payTo;
  if (pay != null && job?.payUnit) return pay * payPerWeek[job.payUnit];
  const told = fromPrice(fees);
  return told ? told.week : readPrice(price);
}

function readPrice(price: string): number | null {
  const [sum = '', digits = ''] = /£\s*(\d[\d,]*(?:\.\d+)?)/.exec(price) ?? [];
  if (!digits) return null;
  const [before = '', ...behind] = price.split(sum);
  const unit = unitIn(behind.join(sum)) ?? unitIn(before) ?? 'week';
  return Number(digits.replaceAll(',', '')) * (units.find(([known]) => known.test(unit))?.[1] ?? 1);
}

/** How long care lasts, and on how many days: '24-hour', '24 hours a day', '7 days a week'. */
const length = /(?<![\d£.,–-])\d+[\s-]*(?:(?:hour|day|night)\b|(?:hours|days|nights)\s+(?:a|per)\s+\w+)/gi;
const pointed = /(?:\b(?:per|an?|each|every)\s+|\/\s*)(hour|day|night|visit|week|month|year|annum)/i;
const named = /\b(hour|day|dai|night|visit|week|month|year|annum)/i;

/** What a sum is for: the first unit that is pointed at ("a week"), else the first that is named ("weekly"). */
function unitIn(words: string): string | undefined {
  const told = words.replace(length, '');
  return (pointed.exec(told) ?? named.exec(told))?.[1];
}
