import type { FeeLine } from '@/lib/contract/fees';
import { hoursOfWeek, perWeek } from './from-price';

/** What care costs; what comes to it for some; what comes to it for whoever wants it. In the order they are read. */
const feeGroups = ['price', 'added', 'chosen'] as const;
export type FeeGroup = (typeof feeGroups)[number];

type Row = { line: FeeLine };
type Grouped<T> = { group: FeeGroup; rows: (T & { isAddition: boolean })[] };

export function groupLines<T extends Row>(rows: readonly T[], fees: readonly FeeLine[]): Grouped<T>[] {
  const base = baseLines(fees);
  const grouped = rows.map((row) => ({ ...row, isAddition: !base.has(row.line) }));
  return feeGroups
    .map((group) => ({ group, rows: grouped.filter((row) => groupOf(row) === group) }))
    .filter((one) => one.rows.length > 0);
}

function groupOf({ line, isAddition }: Row & { isAddition: boolean }): FeeGroup {
  if (line.unavoidable === 'no') return 'chosen';
  const isForSome = line.unavoidable === 'sometimes' || line.people !== '' || line.level !== '';
  const isIncluded = line.unavoidable === 'yes' && line.amount === 0;
  return isAddition && isForSome && !isIncluded ? 'added' : 'price';
}

/**
 * The lines whose amount is a price by itself; that of every other line comes to one of them. They are the dearest
 * line for everybody, or of each number of people, or of each level: wherever even the least of them is the most.
 */
export function baseLines(fees: readonly FeeLine[]): ReadonlySet<FeeLine> {
  const kinds = new Map<string, FeeLine[]>();
  for (const line of fees.filter(({ unavoidable }) => unavoidable === 'yes')) {
    const kind = `${line.people !== ''} ${line.level !== ''}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), line]);
  }
  const candidates = [...kinds.values()].map(dearestOfEach);
  return new Set(candidates.reduce<FeeLine[]>((best, one) => (leastOf(one) > leastOf(best) ? one : best), []));
}

function dearestOfEach(lines: readonly FeeLine[]): FeeLine[] {
  const dearest = new Map<string, FeeLine>();
  for (const line of lines) {
    const choice = `${line.people} ${line.level}`;
    const other = dearest.get(choice);
    if (!other || weight(line) > weight(other)) dearest.set(choice, line);
  }
  return [...dearest.values()];
}

function leastOf(lines: readonly FeeLine[]): number {
  return lines.length === 0 ? -1 : Math.min(...lines.map(weight));
}

/** Pounds a week, for comparison alone. */
function weight({ amount, unit }: FeeLine): number {
  return amount * (perWeek[unit] ?? (unit === 'hour' ? hoursOfWeek : 0));
}
