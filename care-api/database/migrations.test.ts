import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import {
  fillEmptyTables,
  type LaterVersion,
  makeLaterVersion,
  migrateTo,
  steps,
} from '@/care-api/testing/earlier-database';
import { buildCareApi } from '@/care-api/testing/start-care-api';
import { databaseName } from '@/scripts/test/run-name.mjs';
import { addressOf, onServer } from '@/testing/postgres-server';
import { until } from '@/testing/until';
import { bringUpToDate, countSteps } from './bring-up-to-date';

const server = process.env.TEST_DATABASE_URL ?? '';
const describeOnServer = server ? describe : describe.skip;
/** The first goes from step to step and is filled on the way, the second is a copy of it that goes to the end. */
const [filled, copy] = [databaseName(), databaseName()];
const all = steps();
/** What a version to come may do to rows that are there: the next step, whatever it will be, is tried by it. */
const laterStep = [
  `alter table faqs add column later text not null default ''`,
  'update faqs set later = question',
  'alter table companies add column later text',
  'create index on companies (later)',
];

describeOnServer('a database with rows in every table', () => {
  let newest: unknown;
  let later: LaterVersion;
  beforeAll(async () => {
    later = makeLaterVersion(laterStep);
    await onServer(server, `create database ${filled}`);
    await onServer(server, `create database ${copy}`);
    await bringUpToDate({ connectionString: addressOf(server, copy) }, later.migrationsFolder);
    newest = await inDatabase(copy, shapeOf);
  }, 60_000);
  afterAll(async () => {
    later.remove();
    for (const name of [filled, copy]) await onServer(server, `drop database if exists ${name} with (force)`);
  });

  const earlier = all.map((tag, index) => ({ tag, count: index + 1 }));
  it.each(earlier)(
    'comes from $tag to a version after ours with every row',
    async ({ count }) => {
      await fillAt(count);
      const before = await inDatabase(copy, rowsOf);
      expect(Object.values(before).filter((rows) => rows === 0)).toEqual([]);
      await bringUpToDate({ connectionString: addressOf(server, copy) }, later.migrationsFolder);
      expect(await inDatabase(copy, shapeOf)).toEqual(newest);
      expect(lost(before, await inDatabase(copy, rowsOf))).toEqual([]);
      expect(await inDatabase(copy, leftUnfilled)).toBe(0);
    },
    60_000,
  );

  it('is as it was when whoever migrates it is killed in the middle, and goes on the next time', async () => {
    const env = { ...process.env, DATABASE_URL: addressOf(server, copy) };
    const script = path.resolve(buildCareApi('migrate'));
    const start = () => spawn(process.execPath, [script], { env, cwd: later.root, stdio: 'ignore' });
    await fillAt(all.length);
    const before = await inDatabase(copy, async (client) => {
      const was = { shape: await shapeOf(client), rows: await rowsOf(client) };
      // The statement that changes this table waits for us, with another table changed and filled before it.
      await client.query('begin; lock table companies in share mode');
      const killed = start();
      const waiting = `select from pg_locks where not granted and relation = 'companies'::regclass`;
      await until(async () => (await client.query(waiting)).rowCount === 1);
      killed.kill('SIGKILL');
      await once(killed, 'exit');
      await client.query('commit');
      const others = 'select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
      await until(async () => (await client.query(others)).rowCount === 0);
      expect({ shape: await shapeOf(client), rows: await rowsOf(client) }).toEqual(was);
      return was.rows;
    });
    const next = start();
    expect(await once(next, 'exit')).toEqual([0, null]);
    expect(await inDatabase(copy, shapeOf)).toEqual(newest);
    expect(lost(before, await inDatabase(copy, rowsOf))).toEqual([]);
    expect(await inDatabase(copy, leftUnfilled)).toBe(0);
  }, 60_000);
});

/** Tables with fewer rows than before. */
function lost(before: Record<string, number>, after: Record<string, number>): string[] {
  return Object.keys(before).filter((table) => (after[table] ?? 0) < (before[table] ?? 0));
}

/** Rows that were there before the later step and have not what it fills in. */
async function leftUnfilled(client: Client): Promise<number> {
  return (await client.query('select from faqs where later <> question')).rowCount ?? Number.NaN;
}

/** Takes the filled one to its first `count` steps, and the copy with it. */
async function fillAt(count: number): Promise<void> {
  await inDatabase(filled, async (client) => {
    await migrateTo(client, count);
    await fillEmptyTables(client);
    expect(await countSteps(drizzle(client))).toEqual({ migrated: count, known: all.length, isEarlyCopy: false });
  });
  await onServer(server, `drop database ${copy}`);
  await onServer(server, `create database ${copy} template ${filled}`);
}

async function inDatabase<T>(name: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: addressOf(server, name) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Columns, indexes, constraints, triggers and functions. */
async function shapeOf(client: Client): Promise<unknown> {
  const { rows } = await client.query(`
    select table_name || '.' || column_name || ' ' || udt_name || ' ' || is_nullable || ' ' || coalesce(column_default, '') as part
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select prosrc from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by part`);
  return rows.map(({ part }) => part);
}

/** How many rows each table has. */
async function rowsOf(client: Client): Promise<Record<string, number>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from "${name}"`);
    counts[name] = rows[0]?.count ?? 0;
  }
  return counts;
}
