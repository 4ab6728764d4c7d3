import type { Readable } from 'node:stream';
import { columnOf } from './column-of';
import type { Row } from './row';

export type Merged = { column: number; from: number; to: number };

const mostMerged = 100_000;
const pattern = /<(?:\w+:)?mergeCell\s[^>]*?ref="([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/g;

/** They stand behind the rows of a sheet, so they are looked for before. */
export async function readMerged(stream: Readable): Promise<Merged[]> {
  const merged: Merged[] = [];
  let rest = '';
  for await (const chunk of stream) {
    const text = rest + String(chunk);
    for (const [, letters = '', from, to] of text.matchAll(pattern)) {
      const range = { column: columnOf(letters), from: Number(from), to: Number(to) };
      if (range.to > range.from && merged.length < mostMerged) merged.push(range);
    }
    // What begins here may end in the next part.
    const last = text.lastIndexOf('<');
    rest = text.length - last < 300 ? text.slice(last) : '';
  }
  return merged.sort((a, b) => a.from - b.from);
}

/** A town that stands once beside three homes is the town of each. */
export async function* fillMerged(rows: AsyncIterable<Row>, merged: readonly Merged[]): AsyncGenerator<Row> {
  let next = 0;
  let open: (Merged & { text: string })[] = [];
  for await (const row of rows) {
    for (const { column, text } of open.filter(({ to }) => to >= row.line)) {
      while (row.cells.length <= column) row.cells.push('');
      row.cells[column] ||= text;
    }
    open = open.filter(({ to }) => to > row.line);
    for (let range = merged[next]; range && range.from <= row.line; range = merged[next]) {
      next += 1;
      const text = range.from === row.line ? row.cells[range.column] : '';
      if (text) open.push({ ...range, text });
    }
    yield row;
  }
}
