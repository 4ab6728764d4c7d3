import { createReadStream, existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { extract } from 'tar';
import { z } from 'zod';
import { countSteps } from '@/care-api/database/bring-up-to-date';
import { readRows } from '@/care-api/database/read-rows';
import type { Database, Db, Writer } from '@/care-api/kernel/db';
import type { FileStore } from '@/care-api/kernel/file-store';
import { listTables, type Table } from './list-tables';
import { type Manifest, manifestSchema, requireAccount, requireReadable } from './manifest';

const holdingRow = z.object({ holds: z.boolean() });
const referenceRow = z.object({ table: z.string(), name: z.string() });

const rowsAtOnce = 500;
const anyRow = z.record(z.string(), z.unknown());

/** All or none. @throws with one line for no backup of ours, another version's, or a database with data to keep. */
export async function restoreBackup(
  { db }: Database,
  files: FileStore,
  file: string,
  { replace }: { replace: boolean },
): Promise<Manifest> {
  const folder = await mkdtemp(path.join(tmpdir(), 'care-restore-'));
  try {
    const manifest = await unpack(file, folder);
    requireReadable(manifest, (await countSteps(db)).migrated);
    requireAccount(manifest.tables, 'The database of this backup');
    if (!replace && (await holdsData(db))) {
      throw new Error(
        'The database holds data already. Restore into a new one, or add --replace to lose what it holds.',
      );
    }
    // Before the rows that name them; a name never gets other content, so nothing is overwritten.
    await files.takeFrom(path.join(folder, 'files'), { replace: false });
    await db.transaction(async (tx) => {
      const tables = await listTables(tx);
      await empty(tx, tables);
      await withLateReferences(tx, async () => {
        for (const table of tables) await fill(tx, table, path.join(folder, 'tables', `${table.name}.ndjson`));
      });
      for (const table of tables) await goOnCounting(tx, table);
    });
    return manifest;
  } finally {
    // A broken archive may still be writing what it held.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}

async function unpack(file: string, folder: string): Promise<Manifest> {
  try {
    await extract({ file, cwd: folder, filter: (name, entry) => 'type' in entry && isOurs(name, entry.type) });
    return manifestSchema.parse(JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')));
  } catch {
    throw new Error(`${file} is no whole backup of this program.`);
  }
}

/** Plain files in our three places: no links, nothing that leads elsewhere. */
function isOurs(name: string, type: string): boolean {
  if (type === 'Directory') return ['tables/', 'files/'].includes(name);
  return type === 'File' && /^(manifest\.json|tables\/[a-z_]+\.ndjson|files\/[^/\\]+)$/.test(name);
}

async function holdsData(db: Db): Promise<boolean> {
  const rows = await readRows(
    db,
    holdingRow,
    sql`
    select exists (select from listings) or exists (select from accounts) or exists (select from call_backs)
      or exists (select from posts) as holds`,
  );
  return rows[0]?.holds ?? false;
}

async function empty(tx: Writer, tables: readonly Table[]): Promise<void> {
  const names = tables.map(({ name }) => sql.identifier(name));
  await tx.execute(sql`truncate ${sql.join(names, sql`, `)} cascade`);
}

/** A row may refer to a later one of its own table, as a listing does to its heir: that is looked at when all are there. */
async function withLateReferences(tx: Writer, work: () => Promise<void>): Promise<void> {
  const references = await readRows(
    tx,
    referenceRow,
    sql`
    select conrelid::regclass::text as "table", quote_ident(conname) as name from pg_constraint
    where contype = 'f' and conrelid = confrelid and connamespace = 'public'::regnamespace`,
  );
  const alter = async (how: string) => {
    for (const { table, name } of references)
      await tx.execute(sql.raw(`alter table ${table} alter constraint ${name} ${how}`));
  };
  await alter('deferrable initially deferred');
  await work();
  await tx.execute(sql`set constraints all immediate`);
  await alter('not deferrable');
}

async function fill(tx: Writer, table: Table, file: string): Promise<void> {
  // The table may be younger than the backup.
  if (!existsSync(file)) return;
  let rows: string[] = [];
  for await (const line of linesOf(file)) {
    rows.push(line);
    if (rows.length < rowsAtOnce) continue;
    await insert(tx, table, rows);
    rows = [];
  }
  await insert(tx, table, rows);
}

/** By line feeds alone: `node:readline` ends lines at U+2028 too from Node 24 on, and people's words may hold that. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** Columns younger than the backup get what they have by default. */
async function insert(tx: Writer, { name, columns }: Table, rows: readonly string[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const stored = anyRow.parse(JSON.parse(first));
  const known = sql.join(
    columns.filter((column) => column in stored).map((column) => sql.identifier(column)),
    sql`, `,
  );
  const table = sql.identifier(name);
  await tx.execute(sql`insert into ${table} (${known})
    select ${known} from json_populate_recordset(null::${table}, ${`[${rows.join(',')}]`}::json)`);
}

async function goOnCounting(tx: Writer, { name, counted }: Table): Promise<void> {
  for (const column of counted) {
    await tx.execute(sql`
      select setval(pg_get_serial_sequence(${name}, ${column}), greatest(max(${sql.identifier(column)}), 1))
      from ${sql.identifier(name)}`);
  }
}
