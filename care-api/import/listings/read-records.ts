import { statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse';
import type { ReadRecord, RecordReader } from './entry';
import { dayIn } from './file-date';
import { isCqcLocation, readCqcApiLocation } from './formats/cqc-api';
import { cqcColumns, readCqcRow } from './formats/cqc-directory';
import { cqcLocationColumns, readCqcLocation } from './formats/cqc-locations';
import { type Mapping, readMapped } from './formats/mapped-columns';
import { readScottishRow, scottishColumns } from './formats/scottish-register';
import { readTraffordRow, traffordColumns } from './formats/trafford-data-lab';
import { readTypeDetail } from './formats/type-detail';
import { firstLines, linesOf, openText } from './open-text';
import { readWholeJson } from './whole-json';

export type Format = {
  name: string;
  /** The day its file states, in its head or its name; '' where only the file system knows one. */
  statedOn: string;
  /** The day of the file all the same. */
  filedOn: string;
  records: AsyncIterable<{ line: number; record: ReadRecord }>;
};

/** What is known of a file besides. */
type ReadOptions = { mapping?: Mapping | null; date?: string | undefined };

/** What kind of file it is, told by its beginning and not by its name, and its records one by one. */
export async function readRecords(file: string, { mapping, date }: ReadOptions = {}): Promise<Format> {
  const open = await openText(file);
  const beginning = await firstLines(open(), linesLookedAt);
  const first = beginning.find((line) => line.trim() !== '') ?? '';
  const dated = (name: string, head: readonly string[], records: Format['records']) => {
    const statedOn = date ?? (dayIn(head.join(' ')) || dayIn(path.basename(file)));
    return { name, statedOn, filedOn: statedOn || dayOfFile(file), records };
  };
  for (const { name, columns, reader } of mapping ? [mappedTable(mapping)] : tables) {
    // The regulator puts some lines about the file above the heading.
    const heading = beginning.findIndex((line) => columns.every((column) => line.includes(column)));
    if (heading >= 0) return dated(name, beginning.slice(0, heading), tableRows(open(), heading + 1, reader));
  }
  if (mapping) throw new Error(`${file} has no heading with the columns ${Object.values(mapping.columns).join(', ')}.`);
  if (isJson(first)) return dated('JSON lines', [], jsonLines(linesOf(open())));
  if (/^\s*[{[]/.test(first)) {
    const records = await readWholeJson(open(), readObject);
    if (records) return dated('JSON', [], records);
  }
  throw new Error(
    `${file} is none of the kinds known: ${['JSON lines', ...tables.map(({ name }) => name)].join(', ')}; for any other table, name its columns with --map.`,
  );
}

type Table = { name: string; columns: readonly string[]; reader: RecordReader };

const tables: readonly Table[] = [
  { name: "England's CQC directory", columns: cqcColumns, reader: readCqcRow },
  { name: "CQC's active locations", columns: cqcLocationColumns, reader: readCqcLocation },
  { name: "Scotland's register of care services", columns: scottishColumns, reader: readScottishRow },
  { name: "Trafford Data Lab's care homes", columns: traffordColumns, reader: readTraffordRow },
];

function mappedTable(mapping: Mapping): Table {
  return { name: mapping.source, columns: Object.values(mapping.columns), reader: readMapped(mapping) };
}

const linesLookedAt = 20;
const longestRecord = 1_000_000;

function dayOfFile(file: string): string {
  return statSync(file).mtime.toISOString().slice(0, 10);
}

function isJson(line: string): boolean {
  try {
    return line.startsWith('{') && JSON.parse(line) !== null;
  } catch {
    return false;
  }
}

async function* jsonLines(lines: AsyncIterable<string>) {
  let line = 0;
  for await (const written of lines) {
    line += 1;
    if (written.trim() === '') continue;
    yield { line, record: readJson(written.replace(/^\ufeff/, '')) };
  }
}

function readJson(line: string): ReadRecord {
  if (line.length > longestRecord) return { skipped: 'longer than 1,000,000 characters' };
  try {
    return readObject(JSON.parse(line));
  } catch {
    return { skipped: 'not JSON' };
  }
}

function readObject(record: unknown): ReadRecord {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return { skipped: 'no JSON object' };
  return isCqcLocation(record) ? readCqcApiLocation(record) : readTypeDetail(record);
}

async function* tableRows(text: NodeJS.ReadableStream, heading: number, reader: RecordReader) {
  const parser = parse({
    bom: true,
    from_line: heading,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: longestRecord,
  });
  text.on('error', (error) => parser.destroy(error));
  let columns: string[] | undefined;
  for await (const { info, record } of text.pipe(parser)) {
    const cells: string[] = record;
    if (!columns) columns = cells.map((cell) => cell.trim());
    else yield { line: Number(info.lines), record: readRow(columns, cells, reader) };
  }
}

function readRow(columns: readonly string[], cells: readonly string[], reader: RecordReader): ReadRecord {
  if (cells.length !== columns.length) return { skipped: `${cells.length} columns instead of ${columns.length}` };
  return reader(Object.fromEntries(columns.map((column, index) => [column, cells[index]])));
}
