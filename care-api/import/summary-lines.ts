import { sentenceOf } from '@/lib/contract/fault-words';
import type { TableReading } from '@/lib/contract/import';
import { countLines } from './listings/collect-entries';
import type { ImportSummary } from './listings/import-listings';
import type { JoinedListing } from './listings/list-joined';
import { type LinesByReason, total } from './reasons';
import type { StoreCounts } from './store-counts';

const linesShown = 10;

export function summaryLines(file: string, summary: ImportSummary, seconds: number): string[] {
  const { newCategories } = summary;
  return [
    `${file}: ${[summary.format, ...readingWords(summary.reading)].join(', ')}, ${seconds.toFixed(1)} s`,
    countsLine('taken', summary),
    ...(newCategories > 0 ? [`categories made: ${count(newCategories)}`] : []),
    ...(summary.closed > 0 ? [`closed ${count(summary.closed)} that the register no longer has`] : []),
    ...joinedLines(summary.joined),
    ...reasonLines('skipped', summary.skipped, 'line'),
    `mended ${count(countLines(summary.mended))}`,
    ...toldLines(summary.mended),
    ...(summary.told.length > 0 ? ['told'] : []),
    ...toldLines(summary.told),
  ];
}

export function countsLine(what: string, { created, changed, unchanged }: StoreCounts): string {
  const taken = created + changed + unchanged;
  return `${what} ${count(taken)}: ${count(created)} new, ${count(changed)} changed, ${count(unchanged)} unchanged`;
}

export function readingWords(reading: TableReading | null): string[] {
  const { encoding, separator, sheet } = reading ?? {};
  return [
    ...(encoding ? [encoding] : []),
    ...(separator ? [`cells parted by ${JSON.stringify(separator)}`] : []),
    ...(sheet !== undefined ? [`sheet ${JSON.stringify(sheet)}`] : []),
  ];
}

function toldLines(told: ImportSummary['told']): string[] {
  return told.map(({ fault, lines }) => {
    const where = lines.length > 0 ? `${count(lines.length)} × ` : '';
    return `  ${where}${sentenceOf(fault)}${lines.length > 0 ? ` (${place(lines, 'line')})` : ''}`;
  });
}

function joinedLines(joined: readonly JoinedListing[]): string[] {
  if (joined.length === 0) return [];
  return [
    `joined ${count(joined.length)} services that were told of more than once`,
    ...joined.slice(0, linesShown).map(joinedLine),
    `  npm run import -- joined lists all, npm run import -- undo-join <listing> parts one`,
  ];
}

export function joinedLine({ id, title, place, registrations }: JoinedListing): string {
  return `  listing ${id}: ${[title, place].filter(Boolean).join(', ')} (${registrations} entries)`;
}

export function reasonLines(what: string, lines: LinesByReason, unit: 'line' | 'id'): string[] {
  const reasons = [...lines].sort(([, a], [, b]) => b.length - a.length);
  return [
    `${what} ${count(total(lines))}`,
    ...reasons.map(([reason, numbers]) => `  ${count(numbers.length)} × ${reason} (${place(numbers, unit)})`),
  ];
}

function place(numbers: readonly number[], unit: string): string {
  const shown = numbers.slice(0, linesShown).join(', ');
  const more = numbers.length - linesShown;
  return `${unit}${numbers.length > 1 ? 's' : ''} ${shown}${more > 0 ? ` and ${count(more)} more` : ''}`;
}

function count(value: number): string {
  return value.toLocaleString('en-GB');
}
