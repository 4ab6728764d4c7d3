import { parse } from 'csv-parse/sync';
import { ImportProblem } from '@/care-api/import/import-problem';
import { toFault } from '@/lib/contract/faults';

/** The line that names the columns, counted from 1. */
export type Heading = { line: number; delimiter: string; names: string[] };

const delimiters = [',', ';', '\t', '|'];
const mostColumns = 500;
/** Characters. */
const longestHeading = 1_000_000;

/** The first line whose cells are a heading. */
export function headingIn(lines: readonly string[], isHeading: (names: string[]) => boolean): Heading | null {
  for (const [index, line] of lines.entries()) {
    const [delimiter, cells] = splitLine(line);
    const names = uniqueNames(cells);
    if (isHeading(names)) return { line: index + 1, delimiter, names };
  }
  return null;
}

/** Of a table nobody knows: the first line with as many cells as most have. */
export function likelyHeading(lines: readonly string[]): Heading | null {
  const counts = lines.map((line) => splitLine(line)[1].length);
  if (Math.max(0, ...counts) > mostColumns)
    throw new ImportProblem(toFault('importColumnsTooMany', { max: mostColumns }));
  const times = (count: number) => counts.filter((one) => one === count).length;
  const cells = counts
    .filter((count) => count > 1)
    .reduce((best, count) => (times(count) > times(best) ? count : best), 1);
  return headingIn(lines, (names) => names.length === cells && names.some((name) => !/^\(\d+\)$/.test(name)));
}

/** A name for each column: the second 'Phone' is 'Phone (2)', and the third, without any, '(3)'. */
export function uniqueNames(cells: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return cells.map((cell, index) => {
    const name = cell.trim() || `(${index + 1})`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count > 1 ? `${name} (${count})` : name;
  });
}

/** By the sign that parts it into most cells, a comma for want of any. */
function splitLine(line: string): [delimiter: string, cells: string[]] {
  const ways = delimiters.map((delimiter): [string, string[]] => [delimiter, cellsOf(line, delimiter)]);
  return ways.reduce((best, way) => (way[1].length > best[1].length ? way : best));
}

function cellsOf(line: string, delimiter: string): string[] {
  if (line.length > longestHeading) return [];
  if (!line.includes(delimiter)) return [line];
  try {
    const [cells = []]: string[][] = parse(line, { bom: true, delimiter, relax_column_count: true });
    return cells;
  } catch {
    return line.split(delimiter);
  }
}
