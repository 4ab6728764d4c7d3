import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { countSteps } from '@/care-api/database/bring-up-to-date';
import { readRows } from '@/care-api/database/read-rows';
import type { Database, Writer } from '@/care-api/kernel/db';
import type { FileStore } from '@/care-api/kernel/file-store';
import { listTables, type Table } from './list-tables';
import { type Manifest, requireAccount } from './manifest';

const textRow = z.object({ row: z.string() });

const rowsAtOnce = 500;

/** The tables are of one moment, also while others write. The file appears when it is whole. */
export async function writeBackup(database: Database, files: FileStore, file: string, now: Date): Promise<Manifest> {
  const target = path.resolve(file);
  await mkdir(path.dirname(target), { recursive: true });
  const folder = await mkdtemp(`${target}.`);
  try {
    const tables = await database.db.transaction((tx) => writeTables(tx, path.join(folder, 'tables')), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
    requireAccount(tables, 'This database');
    const manifest = {
      format: 2,
      createdAt: now.toISOString(),
      migrations: (await countSteps(database.db)).migrated,
      tables,
    } as const;
    await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2));
    // After the rows: a picture they name is there, at worst with some they do not name yet.
    await files.copyTo(path.join(folder, 'files'));
    const archive = path.join(folder, 'archive');
    // It holds password hashes and what people wrote.
    await writeFile(archive, '', { mode: 0o600 });
    const { create } = await import('tar');
    await create({ gzip: true, cwd: folder, file: archive, portable: true }, ['manifest.json', 'tables', 'files']);
    await rename(archive, target);
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeTables(tx: Writer, folder: string): Promise<Record<string, number>> {
  await mkdir(folder);
  const counts: Record<string, number> = {};
  for (const table of await listTables(tx)) {
    let count = 0;
    const lines = async function* () {
      for await (const rows of readTable(tx, table)) {
        count += rows.length;
        yield rows.map((row) => `${row}\n`).join('');
      }
    };
    await pipeline(lines, createWriteStream(path.join(folder, `${table.name}.ndjson`)));
    counts[table.name] = count;
  }
  return counts;
}

/** Rows as JSON text, some at a time, so that a large table needs no large memory. */
async function* readTable(tx: Writer, { name, columns, key }: Table): AsyncGenerator<string[]> {
  const column = (one: string) => sql.identifier(one);
  const list = (names: readonly string[]) => sql.join(names.map(column), sql`, `);
  await tx.execute(sql`declare backup_rows cursor for
    select row_to_json(kept)::text as row from (select ${list(columns)} from ${column(name)} order by ${list(key)}) kept`);
  while (true) {
    const rows = await readRows(tx, textRow, sql`fetch ${sql.raw(String(rowsAtOnce))} from backup_rows`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await tx.execute(sql`close backup_rows`);
}
