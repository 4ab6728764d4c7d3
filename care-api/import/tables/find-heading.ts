import { ImportProblem } from '@/care-api/import/import-problem';
import { storable } from '@/care-api/import/storable';
import { toFault } from '@/lib/contract/faults';
import { countHeadingWords } from './heading-words';
import type { Layout } from './layouts';
import { mostColumns, type Row } from './row';

export type Heading = { layout: Layout; line: number; names: string[]; above: Row[] };

export function findHeading(
  layouts: readonly Layout[],
  isHeading: (names: readonly string[]) => boolean,
): Heading | null {
  for (const layout of layouts) {
    const at = layout.beginning.findIndex((row) => !row.fault && isHeading(uniqueNames(row.cells)));
    if (at !== -1) return headingAt(layout, at);
  }
  return null;
}

/** The row with most known names; else the first as wide as most rows, as titles and notes have fewer cells. */
export function likelyHeading(layouts: readonly Layout[]): Heading | null {
  const rows = layouts.flatMap((layout) =>
    layout.beginning.map(({ cells, fault }, at) => ({ layout, at, width: fault ? 0 : widthOf(cells), cells, fault })),
  );
  if (rows.some(({ width }) => width > mostColumns))
    throw new ImportProblem(toFault('importColumnsTooMany', { max: mostColumns }));
  const told = best(rows, ({ cells, fault }) => (fault ? 0 : countHeadingWords(cells)));
  if (told && countHeadingWords(told.cells) > 1) return headingAt(told.layout, told.at);
  const shaped = layouts.map((layout) => shapeOf(layout));
  const likely = best(shaped, ({ width, times }) => (width - 1) * times);
  const at = likely?.layout.beginning.findIndex((row) => !row.fault && widthOf(row.cells) >= likely.width) ?? -1;
  return likely && at !== -1 ? headingAt(likely.layout, at) : null;
}

/** A name for each column: the second 'Phone' is 'Phone (2)', and the third, without any, '(3)'. */
function uniqueNames(cells: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return cells.map((cell, index) => {
    const name = storable(cell).replace(/\s+/g, ' ').trim() || `(${index + 1})`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count > 1 ? `${name} (${count})` : name;
  });
}

export function widthOf(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell.trim() !== '') + 1;
}

function headingAt(layout: Layout, at: number): Heading | null {
  const row = layout.beginning[at];
  if (!row) return null;
  return { layout, line: row.line, names: uniqueNames(row.cells), above: layout.beginning.slice(0, at) };
}

function shapeOf(layout: Layout): { layout: Layout; width: number; times: number } {
  const widths = layout.beginning.map(({ cells, fault }) => (fault ? 0 : widthOf(cells))).filter((width) => width > 1);
  const times = (width: number) => widths.filter((one) => one === width).length;
  const width = widths.reduce((most, one) => (times(one) > times(most) ? one : most), widths[0] ?? 1);
  return { layout, width, times: times(width) };
}

function best<T>(items: readonly T[], scoreOf: (item: T) => number): T | undefined {
  return items.reduce<T | undefined>(
    (most, item) => (most === undefined || scoreOf(item) > scoreOf(most) ? item : most),
    undefined,
  );
}
