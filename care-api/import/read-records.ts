import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { type Readable, Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';
import { cqcColumns, readCqcRow } from './formats/cqc-directory';
import { readScottishRow, scottishColumns } from './formats/scottish-register';
import { readTypeDetail } from './formats/type-detail';
import type { ReadRecord, RecordReader } from './imported-listing';

export type Format = { name: string; records: AsyncIterable<{ line: number; record: ReadRecord }> };

/** What kind of file it is, told by its beginning and not by its name, and its records one by one. */
export async function readRecords(file: string): Promise<Format> {
  const isGzip = await startsAsGzip(file);
  const beginning = (await firstLines(openText(file, isGzip))).map((line) => line.replace(/^\ufeff/, ''));
  if (isJson(beginning.find((line) => line.trim() !== '') ?? '')) {
    return { name: 'JSON lines in TypeDetail shape', records: jsonLines(openText(file, isGzip)) };
  }
  for (const { name, columns, reader } of tables) {
    // The regulator puts some lines about the file above the heading.
    const heading = beginning.findIndex((line) => columns.every((column) => line.includes(column)));
    if (heading >= 0) return { name, records: tableRows(openText(file, isGzip), heading + 1, reader) };
  }
  throw new Error(`${file} is none of the kinds known: JSON lines, England's CQC directory, Scotland's register.`);
}

const tables: { name: string; columns: readonly string[]; reader: RecordReader }[] = [
  { name: "England's CQC directory", columns: cqcColumns, reader: readCqcRow },
  { name: "Scotland's register of care services", columns: scottishColumns, reader: readScottishRow },
];

const linesLookedAt = 20;
const longestRecord = 1_000_000;

async function startsAsGzip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await handle.close();
  }
}

function openText(file: string, isGzip: boolean): Readable {
  const bytes = createReadStream(file);
  if (!isGzip) return bytes;
  const text = createGunzip();
  bytes.on('error', (error) => text.destroy(error));
  return bytes.pipe(text);
}

async function firstLines(text: Readable): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) {
    lines.push(line);
    if (lines.length === linesLookedAt) break;
  }
  text.destroy();
  return lines;
}

function isJson(line: string): boolean {
  try {
    return line.startsWith('{') && JSON.parse(line) !== null;
  } catch {
    return false;
  }
}

async function* jsonLines(text: Readable) {
  let line = 0;
  for await (const written of createInterface({ input: failing(text), crlfDelay: Number.POSITIVE_INFINITY })) {
    line += 1;
    if (written.trim() === '') continue;
    yield { line, record: readJson(written.replace(/^\ufeff/, '')) };
  }
}

function readJson(line: string): ReadRecord {
  if (line.length > longestRecord) return { skipped: 'longer than 1,000,000 characters' };
  try {
    return readTypeDetail(JSON.parse(line));
  } catch {
    return { skipped: 'not JSON' };
  }
}

async function* tableRows(text: Readable, heading: number, reader: RecordReader) {
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

/** readline ends quietly when its input breaks; a damaged archive must not look like a short one. */
function failing(text: Readable): Readable {
  const passed = new Transform({ transform: (chunk, _, done) => done(null, chunk) });
  text.on('error', (error) => passed.destroy(error));
  return text.pipe(passed);
}
