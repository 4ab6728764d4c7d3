import type { FeeLine } from '@/lib/contract/fees';
import { perWeek, wholePounds } from './from-price';
import { linesFor, type Profile } from './offered';

/** How many of each line are wanted a week, by its place among the provider's lines; 1 for what is ticked. */
type Wanted = ReadonlyMap<number, number>;
export type Asked = Profile & { wanted: Wanted };

/** Where a line stands in the sum: in all of it, in its upper end alone, or in none, for nobody knows how much of it. */
type Share = 'sure' | 'maybe' | 'unknown';
export type EstimatedLine = {
  line: FeeLine;
  share: Share;
  /** Pounds, to the penny. */
  week: number;
};
export type Range = { low: number; high: number };
export type Estimate = { lines: EstimatedLine[]; week: Range; fourWeeks: Range; once: Range };

/** What care would cost by these lines, in whole pounds rounded up; null where they tell no price of it. */
export function estimate(fees: readonly FeeLine[], { wanted, ...profile }: Asked): Estimate | null {
  const concerned = linesFor(fees, profile);
  if (!concerned) return null;
  const lines = concerned
    .flatMap((line) => toEstimated(line, wanted.get(fees.indexOf(line)) ?? 0))
    .map((one) => ({ ...one, week: Math.round(one.week * 100) / 100 }));
  return {
    lines,
    week: rangeOf(lines, ({ week }) => week),
    fourWeeks: rangeOf(lines, ({ week }) => week * 4),
    once: rangeOf(lines, ({ line }) => (line.unit === 'once' ? line.amount : 0)),
  };
}

/** Whether so many of it a week are paid as somebody uses: hours, nights, miles. */
export function isCounted({ unit, unavoidable }: FeeLine): boolean {
  return unit === 'hour' || unit === 'mile' || (unavoidable !== 'yes' && (unit === 'day' || unit === 'night'));
}

function toEstimated(line: FeeLine, count: number): EstimatedLine[] {
  const { amount, unit, unavoidable } = line;
  if (isCounted(line)) {
    if (count > 0) return [{ line, share: 'sure', week: amount * count }];
    return unavoidable === 'no' ? [] : [{ line, share: 'unknown', week: 0 }];
  }
  const week = amount * (perWeek[unit] ?? 0);
  if (unavoidable === 'yes' || count > 0) return [{ line, share: 'sure', week }];
  return unavoidable === 'no' ? [] : [{ line, share: 'maybe', week }];
}

function rangeOf(lines: readonly EstimatedLine[], amountOf: (line: EstimatedLine) => number): Range {
  const sum = (shares: readonly Share[]) =>
    wholePounds(lines.filter(({ share }) => shares.includes(share)).map(amountOf));
  return { low: sum(['sure']), high: sum(['sure', 'maybe']) };
}
