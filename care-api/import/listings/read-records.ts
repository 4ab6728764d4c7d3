import { statSync } from 'node:fs';
import path from 'node:path';
import type { Line, ReadRecord, RecordReader } from '@/care-api/database/register-entry';
import { plainCell } from '@/care-api/import/cells/plain-cell';
import { dayOrderOf } from '@/care-api/import/cells/read-day';
import { ImportProblem } from '@/care-api/import/import-problem';
import { parseStorable, storable } from '@/care-api/import/storable';
import { type Heading, widthOf } from '@/care-api/import/tables/find-heading';
import { linesIn } from '@/care-api/import/tables/lines-in';
import { longestRecord, mostRecords } from '@/care-api/import/tables/row';
import { type Fault, toFault } from '@/lib/contract/faults';
import type { ImportMapping, TableReading } from '@/lib/contract/import';
import { toLondonDay } from '@/lib/contract/london-time';
import { dayIn } from './file-date';
import { isCqcLocation, readCqcApiLocation } from './formats/cqc-api';
import { readMapped, tellLeftOut } from './formats/mapped-columns';
import { readTypeDetail } from './formats/type-detail';
import { recognise, tables } from './recognise';
import { readWholeJson } from './whole-json';

export type Format = {
  name: string;
  /** The day its file states, in its head or its name; '' where only the file system knows one. */
  statedOn: string;
  filedOn: string;
  columns: readonly string[];
  reading: TableReading | null;
  records: AsyncIterable<Line>;
  told?: readonly Fault[];
};

type ReadOptions = {
  mapping?: ImportMapping | null;
  date?: string | undefined;
  fileName?: string | undefined;
  reading?: TableReading | undefined;
};

/** What kind of file it is, told by its beginning and not by its name, and its records one by one. */
export async function readRecords(
  file: string,
  { mapping, date, fileName = path.basename(file), reading = mapping?.reading ?? {} }: ReadOptions = {},
): Promise<Format> {
  const found = await recognise(file, { reading, mapping });
  const dated = (
    name: string,
    head: string,
    columns: readonly string[],
    more: Pick<Format, 'records' | 'reading' | 'told'>,
  ) => {
    const statedOn = date ?? (dayIn(head) || dayIn(fileName));
    return { ...more, name, statedOn, filedOn: statedOn || dayOfFile(file), columns };
  };
  if (found.kind === 'table') {
    const { table, heading } = found;
    // The regulator puts some lines about the file above the heading.
    const head = heading.above.map(({ cells }) => cells.join(' ')).join(' ');
    const reader = mapping ? readMapped(mapping, await dayOrdersOf(heading, mapping)) : table.reader;
    const records = tableRows(heading, reader);
    const told = mapping ? tellLeftOut(mapping, heading.names) : [];
    return dated(table.name, head, heading.names, { records, reading: heading.layout.reading, told });
  }
  if (mapping) {
    const columns = Object.values(mapping.columns).join(', ');
    const message = `${file} has no heading with the columns ${columns}.`;
    throw new ImportProblem(toFault('importColumnsMissing', { columns }), message);
  }
  if (found.kind === 'lines')
    return dated('JSON lines', '', ['JSON'], { records: jsonLines(found.text()), reading: null });
  if (found.kind === 'json') {
    const read = await readWholeJson(found.text(), readObject);
    if (read) return dated(read.name, '', ['JSON'], { ...read, reading: null });
  }
  throw new ImportProblem(
    toFault('importKindUnknown'),
    `${file} is none of the kinds known: ${['JSON lines', 'Open Referral', ...tables.map(({ name }) => name)].join(', ')}; for any other table, name its columns with --map.`,
  );
}

function dayOfFile(file: string): string {
  return toLondonDay(statSync(file).mtime);
}

async function* jsonLines(text: AsyncIterable<string>): AsyncGenerator<Line> {
  let line = 0;
  for await (const lines of linesIn(text)) {
    for (const written of lines) {
      line += 1;
      if (written.trim() !== '') yield { line, record: readJson(written), cells: () => [written] };
    }
  }
}

function readJson(line: string): ReadRecord {
  if (line.length > longestRecord) return { skipped: toFault('importLineLong', { max: longestRecord }) };
  try {
    return readObject(parseStorable(line));
  } catch {
    return { skipped: toFault('importNotJson') };
  }
}

function readObject(record: unknown): ReadRecord {
  if (typeof record !== 'object' || record === null || Array.isArray(record))
    return { skipped: toFault('importNotObject') };
  return isCqcLocation(record) ? readCqcApiLocation(record) : readTypeDetail(record);
}

async function* tableRows({ layout, line: headed, names }: Heading, reader: RecordReader): AsyncGenerator<Line> {
  const heading = names.join('\n');
  for await (const { line, cells, fault } of layout.rows(() => names.length)) {
    if (line <= headed || cells.map((cell) => cell.trim()).join('\n') === heading) continue;
    yield { line, record: fault ? { skipped: fault } : readRow(names, cells, reader), cells: () => cells };
  }
}

/** Spreadsheets leave out empty cells at the end of a line, or put some there. */
function readRow(columns: readonly string[], cells: readonly string[], reader: RecordReader): ReadRecord {
  const found = widthOf(cells);
  if (found > columns.length) return { skipped: toFault('importCellsCount', { found, needed: columns.length }) };
  const told = cells.length < columns.length ? [toFault('importLineShort')] : [];
  const unread: string[] = [];
  const record = columns.map((column, index) => {
    const { text, isFault } = plainCell(storable(cells[index] ?? ''));
    if (isFault) unread.push(column);
    return [column, text] as const;
  });
  told.push(...unread.map((column) => toFault('importCellUnread', { column })));
  const read = reader(Object.fromEntries(record), unread);
  return 'skipped' in read ? read : { ...read, told: [...told, ...(read.told ?? [])] };
}

const dayFields = ['ratedOn', 'inspectedOn'] as const;

/** By all cells of a column, for one day that can be read in one way alone tells of the others. */
async function dayOrdersOf({ layout, line: headed, names }: Heading, { columns }: ImportMapping) {
  const found = dayFields.map((field) => ({
    field,
    at: names.indexOf(columns[field] ?? ''),
    cells: new Set<string>(),
  }));
  const asked = found.filter(({ at }) => at !== -1);
  if (asked.length === 0) return {};
  let read = 0;
  for await (const { line, cells } of layout.rows(() => names.length)) {
    if (line <= headed) continue;
    for (const { at, cells: seen } of asked) seen.add(cells[at] ?? '');
    read += 1;
    // With more of them the file is refused.
    if (read > mostRecords) break;
  }
  return Object.fromEntries(asked.map(({ field, cells }) => [field, dayOrderOf(cells)]));
}
