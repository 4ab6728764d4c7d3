import { type TableReading, type TableSeparator, tableSeparators } from '@/lib/contract/import';
import type { Source } from './open-source';
import type { Row } from './row';
import { textRows } from './text-rows';

export type Layout = {
  reading: TableReading;
  beginning: Row[];
  /** All of them; `width`: how many cells a line should have. */
  rows(width: () => number): AsyncIterable<Row>;
};

const rowsLookedAt = 40;
/** Signs. */
const textLookedAt = 128 * 1024;

export function layoutsOf(source: Source, chosen: TableReading): Promise<Layout[]> {
  return source.kind === 'book' ? sheetLayouts(source.sheets, chosen) : textLayouts(source, chosen);
}

async function sheetLayouts(
  sheets: Extract<Source, { kind: 'book' }>['sheets'],
  { sheet: chosen }: TableReading,
): Promise<Layout[]> {
  const shown = sheets.filter(({ isHidden }) => !isHidden);
  const wanted = sheets.filter(({ name }) => name === chosen);
  const layouts = (wanted.length > 0 ? wanted : shown).map(async ({ name, rows }) => ({
    reading: { sheet: name, others: sheets.filter((other) => other.name !== name).map((other) => other.name) },
    beginning: await firstOf(rows()),
    rows,
  }));
  return Promise.all(layouts);
}

async function textLayouts(
  { encoding, text }: Extract<Source, { kind: 'text' }>,
  chosen: TableReading,
): Promise<Layout[]> {
  const beginning = await beginningOf(text());
  // Excel puts the sign that parts cells into a line of its own.
  const told = /^"?sep=([^"\r\n])"?\r?\n/i.exec(beginning)?.[1];
  const separators = tableSeparators.filter((separator) => !told || signOf(separator) === told);
  const layouts = (chosen.separator ? [chosen.separator] : separators).map(async (separator) => ({
    reading: { encoding, separator },
    beginning: await firstOf(textRows([beginning], signOf(separator))),
    rows: (width: () => number) => textRows(text(), signOf(separator), width),
  }));
  return Promise.all(layouts);
}

function signOf(separator: TableSeparator): string {
  return separator === 'tab' ? '\t' : separator;
}

export async function beginningOf(text: AsyncIterable<string>): Promise<string> {
  let beginning = '';
  for await (const part of text) {
    beginning += part;
    if (beginning.length >= textLookedAt) break;
  }
  return beginning.slice(0, textLookedAt);
}

async function firstOf(rows: AsyncIterable<Row>): Promise<Row[]> {
  const first: Row[] = [];
  for await (const row of rows) {
    first.push(row);
    if (first.length === rowsLookedAt) break;
  }
  return first;
}
