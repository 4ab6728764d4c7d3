import { createReadStream } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';
import { openPromise } from 'yauzl';

/** A table as it was published: a file, or one in a folder or an archive. */
export type TableFile = { name: string; open(): Promise<Readable> };

/** ONS puts the whole once more beside it, cut by postcode area. */
const repeated = /(^|\/)multi_csv\//i;
const table = /\.(csv|txt|tsv)$/i;

/** The tables at a path: a file (also .gz), a folder or a .zip with tables anywhere in it. */
export async function* tableFiles(file: string): AsyncGenerator<TableFile> {
  if ((await stat(file)).isDirectory()) {
    for (const name of (await readdir(file, { recursive: true })).sort()) {
      const inside = path.join(file, name);
      if (isTable(name)) yield { name: inside, open: async () => createReadStream(inside) };
    }
    return;
  }
  const beginning = await firstBytes(file);
  if (beginning.equals(Buffer.from('PK'))) yield* zippedTables(file);
  else if (beginning.equals(Buffer.from([0x1f, 0x8b]))) yield { name: file, open: async () => unzipped(file) };
  else yield { name: file, open: async () => createReadStream(file) };
}

/** The cells of its lines, parted by tabs when the first line has one, else by commas. */
export async function* cellsOf(file: TableFile): AsyncGenerator<{ line: number; cells: string[] }> {
  const isTabbed = (await firstLine(file)).includes('\t');
  const parser = parse({
    bom: true,
    delimiter: isTabbed ? '\t' : ',',
    quote: isTabbed ? null : '"',
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: 1_000_000,
  });
  const text = await file.open();
  text.on('error', (error) => parser.destroy(error));
  let line = 0;
  for await (const cells of text.pipe(parser)) {
    line += 1;
    yield { line, cells };
  }
}

async function* zippedTables(file: string): AsyncGenerator<TableFile> {
  const archive = await openPromise(file, { autoClose: false });
  try {
    for await (const entry of archive.eachEntry()) {
      if (isTable(entry.fileName)) {
        yield { name: `${file}: ${entry.fileName}`, open: () => archive.openReadStreamPromise(entry) };
      }
    }
  } finally {
    archive.close();
  }
}

function isTable(name: string): boolean {
  return table.test(name) && !repeated.test(name.replaceAll('\\', '/'));
}

function unzipped(file: string): Readable {
  const bytes = createReadStream(file);
  const text = createGunzip();
  bytes.on('error', (error) => text.destroy(error));
  return bytes.pipe(text);
}

async function firstBytes(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function firstLine(file: TableFile): Promise<string> {
  const text = await file.open();
  try {
    for await (const line of createInterface({ input: text })) return line;
    return '';
  } finally {
    text.destroy();
  }
}
