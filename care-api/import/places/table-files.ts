import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { openPromise } from 'yauzl';
import { ImportProblem } from '@/care-api/import/import-problem';
import { firstBytes } from '@/care-api/import/tables/open-bytes';
import { isArchive, openBook, openSource, openText, type Source } from '@/care-api/import/tables/open-source';
import type { TableEncoding } from '@/lib/contract/import';

/** ONS puts the whole once more beside it, cut by postcode area. */
const repeated = /(^|\/)multi_csv\//i;
const table = /\.(csv|txt|tsv)$/i;

export async function* tableFiles(file: string, encoding?: TableEncoding): AsyncGenerator<Source> {
  if ((await stat(file)).isDirectory()) {
    for (const name of (await readdir(file, { recursive: true })).sort()) {
      const source = isTable(name) ? await unlessNone(openSource(path.join(file, name), encoding)) : null;
      if (source) yield source;
    }
    return;
  }
  const packed = isArchive((await firstBytes(file, 4)).toString('latin1'));
  const book = packed ? await openBook(file) : await openSource(file, encoding);
  if (book) yield book;
  else yield* zippedTables(file, encoding);
}

async function* zippedTables(file: string, encoding?: TableEncoding): AsyncGenerator<Source> {
  const archive = await openPromise(file, { autoClose: false });
  try {
    for await (const entry of archive.eachEntry()) {
      if (!isTable(entry.fileName)) continue;
      const bytes = async function* () {
        yield* await archive.openReadStreamPromise(entry);
      };
      const source = await unlessNone(openText(bytes, encoding));
      if (source) yield source;
    }
  } finally {
    archive.close();
  }
}

async function unlessNone(source: Promise<Source>): Promise<Source | null> {
  return source.catch((error: unknown) => {
    if (error instanceof ImportProblem) return null;
    throw error;
  });
}

function isTable(name: string): boolean {
  return table.test(name) && !repeated.test(name.replaceAll('\\', '/'));
}
