import type { LinesByReason } from './collect-listings';
import type { ImportSummary } from './import-listings';

const linesShown = 10;

/** The end of an import in words: what was taken, what was left out and why, what was mended. */
export function summaryLines(file: string, summary: ImportSummary, seconds: number): string[] {
  const taken = summary.created + summary.changed + summary.unchanged;
  const { created, changed, unchanged, newCategories } = summary;
  return [
    `${file}: ${summary.format}, ${seconds.toFixed(1)} s`,
    `taken ${count(taken)}: ${count(created)} new, ${count(changed)} changed, ${count(unchanged)} unchanged`,
    ...(newCategories > 0 ? [`categories made: ${count(newCategories)}`] : []),
    `skipped ${count(total(summary.skipped))}`,
    ...reasons(summary.skipped),
    `mended ${count(total(summary.mended))}`,
    ...reasons(summary.mended),
  ];
}

function reasons(lines: LinesByReason): string[] {
  return [...lines]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([reason, numbers]) => `  ${count(numbers.length)} × ${reason} (${place(numbers)})`);
}

function place(numbers: readonly number[]): string {
  const shown = numbers.slice(0, linesShown).join(', ');
  const more = numbers.length - linesShown;
  return `line${numbers.length > 1 ? 's' : ''} ${shown}${more > 0 ? ` and ${count(more)} more` : ''}`;
}

function total(lines: LinesByReason): number {
  return [...lines.values()].reduce((sum, numbers) => sum + numbers.length, 0);
}

function count(value: number): string {
  return value.toLocaleString('en-GB');
}
