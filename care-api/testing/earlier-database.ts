import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Client } from 'pg';
import { z } from 'zod';
import { migrationsDir } from '@/care-api/kernel/paths';

const journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string(), when: z.number() })) });
const fileOf = (folder: string) => path.join(folder, 'meta/_journal.json');
const whole = () => journal.parse(JSON.parse(readFileSync(fileOf(migrationsDir), 'utf8')));

/** The names of all migrations, the first one first. */
export const steps = (): string[] => whole().entries.map(({ tag }) => tag);

/** Takes the database behind `client` to the first `count` steps, as a program of that time left it. */
export async function migrateTo(client: Client, count: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'));
  try {
    cpSync(migrationsDir, folder, { recursive: true });
    const { entries, ...rest } = whole();
    writeFileSync(fileOf(folder), JSON.stringify({ ...rest, entries: entries.slice(0, count) }));
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export type LaterVersion = {
  /** Where its programs are started. */
  root: string;
  migrationsFolder: string;
  remove(): void;
};

/** A version to come, whose migrations are ours and behind them one more of these statements. */
export function makeLaterVersion(statements: readonly string[]): LaterVersion {
  const root = mkdtempSync(path.join(tmpdir(), 'later-version-'));
  const migrationsFolder = path.join(root, path.relative(process.cwd(), migrationsDir));
  cpSync(migrationsDir, migrationsFolder, { recursive: true });
  const { entries, ...rest } = whole();
  const step = { idx: entries.length, version: '7', when: (entries.at(-1)?.when ?? 0) + 1, breakpoints: true };
  writeFileSync(path.join(migrationsFolder, 'later.sql'), statements.join(';\n--> statement-breakpoint\n'));
  writeFileSync(
    fileOf(migrationsFolder),
    JSON.stringify({ ...rest, entries: [...entries, { ...step, tag: 'later' }] }),
  );
  return { root, migrationsFolder, remove: () => rmSync(root, { recursive: true }) };
}

type Column = { table: string; name: string; type: string; labels: string[] | null; refers: string | null };

/** Two rows for every table that has none, each column filled by its type, what they refer to first. */
export async function fillEmptyTables(client: Client): Promise<void> {
  const { rows: columns } = await client.query<Column>(columnsSql);
  const left = new Set(columns.map(({ table }) => table));
  const waitsFor =
    (table: string) =>
    ({ table: own, refers }: Column) =>
      own === table && refers !== null && refers !== table && left.has(refers);
  while (left.size > 0) {
    // Where two refer to each other, the one that comes first does without.
    const table = [...left].find((name) => !columns.some(waitsFor(name))) ?? [...left][0];
    if (table === undefined) return;
    const given = columns.filter((column) => column.table === table && !waitsFor(table)(column));
    left.delete(table);
    await fill(client, table, given);
  }
}

async function fill(client: Client, table: string, columns: Column[]): Promise<void> {
  const { rows } = await client.query(`select 1 from "${table}" limit 1`);
  if (rows.length > 0) return;
  for (const number of [1, 2]) {
    const given = columns.filter(({ refers }) => refers !== table);
    const values = given.map((column) => toSql(column, number));
    const names = given.map(({ name }) => `"${name}"`);
    await client.query(`insert into "${table}" (${names}) values (${values})`);
  }
}

function toSql({ type, labels, refers, name }: Column, number: number): string {
  if (refers) return `(select id from "${refers}" order by 1 limit 1 offset ${number - 1})`;
  if (labels) return `'${labels[0]}'`;
  if (type.endsWith('[]')) return `'{}'`;
  switch (type) {
    case 'text':
      return `'${name} ${number}'`;
    case 'uuid':
      return 'gen_random_uuid()';
    case 'boolean':
      return 'false';
    case 'jsonb':
      return `'[]'`;
    case 'bytea':
      return `'\\x0${number}'`;
    case 'date':
      return `date '2025-03-0${number}'`;
    case 'timestamp with time zone':
      return `timestamptz '2025-03-0${number} 10:00Z'`;
    case 'inet':
      return `'192.0.2.${number}'`;
    case 'double precision':
    case 'real':
    case 'numeric':
      return `5${number}`;
    default:
      return String(number);
  }
}

/** Of the tables of the schema `public`, without what the database fills in by itself. */
const columnsSql = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
    (select array_agg(e.enumlabel::text order by e.enumsortorder) from pg_enum e where e.enumtypid = a.atttypid) as labels,
    (select f.relname from pg_constraint k join pg_class f on f.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey) limit 1) as refers
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = '' and a.attidentity = ''
    and not (a.atthasdef and exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'p' and a.attnum = any (k.conkey)))
  order by c.relname, a.attnum`;
