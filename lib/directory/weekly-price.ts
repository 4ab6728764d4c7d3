import type { Listing } from '@/lib/contract/listing';
import { fromPrice, hoursOfWeek } from '@/lib/fees/from-price';
import { readPrice } from './read-price';

/** How many weeks, or parts of one, a job's pay is for: of a working week, in which care has more days. */
const payPerWeek = { HOUR: hoursOfWeek, DAY: 5, WEEK: 1, MONTH: 12 / 52, YEAR: 1 / 52 } as const;
/** The lowest price of a listing's lines or words, or the pay of its job, in pounds a week; null where none is told. */
export function weeklyPrice({ price, fees, job }: Pick<Listing, 'price' | 'fees' | 'job'>): number | null {
  const pay = job?.payFrom ?? job?.payTo;
  if (pay != null && job?.payUnit) return pay * payPerWeek[job.payUnit];
  const told = fromPrice(fees);
  return told ? told.week : readPrice(price);
}
