import { statSync } from 'node:fs';
import path from 'node:path';
import { CsvError, parse } from 'csv-parse';
import type { Line, ReadRecord, RecordReader } from '@/care-api/database/register-entry';
import { ImportProblem } from '@/care-api/import/import-problem';
import { toFault } from '@/lib/contract/faults';
import type { ImportMapping } from '@/lib/contract/import';
import { toLondonDay } from '@/lib/contract/london-time';
import { dayIn } from './file-date';
import { isCqcLocation, readCqcApiLocation } from './formats/cqc-api';
import { cqcColumns, readCqcRow } from './formats/cqc-directory';
import { cqcLocationColumns, readCqcLocation } from './formats/cqc-locations';
import { readMapped } from './formats/mapped-columns';
import { readScottishRow, scottishColumns } from './formats/scottish-register';
import { readTraffordRow, traffordColumns } from './formats/trafford-data-lab';
import { readTypeDetail } from './formats/type-detail';
import { firstLines, linesOf, openText } from './open-text';
import { type Heading, headingIn, uniqueNames } from './table-heading';
import { readWholeJson } from './whole-json';

export type Format = {
  name: string;
  /** The day its file states, in its head or its name; '' where only the file system knows one. */
  statedOn: string;
  /** The day of the file all the same. */
  filedOn: string;
  /** What its cells are called. */
  columns: readonly string[];
  records: AsyncIterable<Line>;
};

/** What is known of a file besides. */
type ReadOptions = { mapping?: ImportMapping | null; date?: string | undefined; fileName?: string | undefined };

/** What kind of file it is, told by its beginning and not by its name, and its records one by one. */
export async function readRecords(
  file: string,
  { mapping, date, fileName = path.basename(file) }: ReadOptions = {},
): Promise<Format> {
  const open = await openText(file);
  const beginning = await firstLines(open(), linesLookedAt);
  const first = beginning.find((line) => line.trim() !== '') ?? '';
  const dated = (name: string, head: readonly string[], columns: readonly string[], records: Format['records']) => {
    const statedOn = date ?? (dayIn(head.join(' ')) || dayIn(fileName));
    return { name, statedOn, filedOn: statedOn || dayOfFile(file), columns, records };
  };
  for (const { name, columns, reader } of mapping ? [mappedTable(mapping)] : tables) {
    // The regulator puts some lines about the file above the heading.
    const heading = headingIn(beginning, (names) => columns.every((column) => names.includes(column)));
    if (heading)
      return dated(name, beginning.slice(0, heading.line - 1), heading.names, tableRows(open(), heading, reader));
  }
  if (mapping) {
    const columns = Object.values(mapping.columns).join(', ');
    const message = `${file} has no heading with the columns ${columns}.`;
    throw new ImportProblem(toFault('importColumnsMissing', { columns }), message);
  }
  if (isJson(first)) return dated('JSON lines', [], ['JSON'], jsonLines(linesOf(open())));
  if (/^\s*[{[]/.test(first)) {
    const records = await readWholeJson(open(), readObject);
    if (records) return dated('JSON', [], ['JSON'], records);
  }
  throw new ImportProblem(
    toFault('importKindUnknown'),
    `${file} is none of the kinds known: ${['JSON lines', ...tables.map(({ name }) => name)].join(', ')}; for any other table, name its columns with --map.`,
  );
}

/** What a file is that names its own columns; null for any other table, whose columns somebody must name. */
export function knownKind(beginning: readonly string[]): string | null {
  const first = beginning.find((line) => line.trim() !== '') ?? '';
  if (/^\s*[{[]/.test(first)) return 'JSON';
  const isThis = ({ columns }: Table) =>
    headingIn(beginning, (names) => columns.every((column) => names.includes(column))) !== null;
  return tables.find(isThis)?.name ?? null;
}

type Table = { name: string; columns: readonly string[]; reader: RecordReader };

const tables: readonly Table[] = [
  { name: "England's CQC directory", columns: cqcColumns, reader: readCqcRow },
  { name: "CQC's active locations", columns: cqcLocationColumns, reader: readCqcLocation },
  { name: "Scotland's register of care services", columns: scottishColumns, reader: readScottishRow },
  { name: "Trafford Data Lab's care homes", columns: traffordColumns, reader: readTraffordRow },
];

function mappedTable(mapping: ImportMapping): Table {
  return { name: mapping.source, columns: Object.values(mapping.columns), reader: readMapped(mapping) };
}

export const linesLookedAt = 20;
const longestRecord = 1_000_000;

function dayOfFile(file: string): string {
  return toLondonDay(statSync(file).mtime);
}

function isJson(line: string): boolean {
  try {
    return line.startsWith('{') && JSON.parse(line) !== null;
  } catch {
    return false;
  }
}

async function* jsonLines(lines: AsyncIterable<string>): AsyncGenerator<Line> {
  let line = 0;
  for await (const written of lines) {
    line += 1;
    if (written.trim() === '') continue;
    yield { line, record: readJson(written.replace(/^\ufeff/, '')), cells: () => [written] };
  }
}

function readJson(line: string): ReadRecord {
  if (line.length > longestRecord) return { skipped: toFault('importLineLong', { max: longestRecord }) };
  try {
    return readObject(JSON.parse(line));
  } catch {
    return { skipped: toFault('importNotJson') };
  }
}

function readObject(record: unknown): ReadRecord {
  if (typeof record !== 'object' || record === null || Array.isArray(record))
    return { skipped: toFault('importNotObject') };
  return isCqcLocation(record) ? readCqcApiLocation(record) : readTypeDetail(record);
}

async function* tableRows(text: NodeJS.ReadableStream, heading: Heading, reader: RecordReader): AsyncGenerator<Line> {
  let columns: string[] | undefined;
  for await (const { line, cells } of tableCells(text, heading)) {
    if (!columns) columns = uniqueNames(cells);
    else yield { line, record: readRow(columns, cells, reader), cells: () => cells };
  }
}

/** The rows of a table, its heading first. */
export async function* tableCells(
  text: NodeJS.ReadableStream,
  { line, delimiter }: Pick<Heading, 'line' | 'delimiter'>,
) {
  const parser = parse({
    bom: true,
    delimiter,
    from_line: line,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: longestRecord,
  });
  text.on('error', (error) => parser.destroy(error));
  try {
    for await (const { info, record } of text.pipe(parser)) {
      const cells: string[] = record;
      yield { line: Number(info.lines), cells };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const at = Number(/ at line (\d+)/.exec(error.message)?.[1] ?? line);
    throw new ImportProblem(toFault('importQuotes', { line: at }), error.message);
  }
}

function readRow(columns: readonly string[], cells: readonly string[], reader: RecordReader): ReadRecord {
  if (cells.length !== columns.length)
    return { skipped: toFault('importCellsCount', { found: cells.length, needed: columns.length }) };
  return reader(Object.fromEntries(columns.map((column, index) => [column, cells[index]])));
}
