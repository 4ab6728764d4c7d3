import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { categories } from '@/care-api/database/schema/listings';
import { faqs } from '@/care-api/database/schema/provider';
import type { Database } from '@/care-api/kernel/db';
import { newDataFolder } from '@/care-api/testing/new-data-folder';
import { openTestDatabase } from '@/care-api/testing/open-test-database';
import { databaseName } from '@/scripts/test/run-name.mjs';
import { addressOf, onServer } from '@/testing/postgres-server';
import { startEmbedded } from './embedded/start-embedded';
import { type DatabasePlace, openDatabase } from './open-database';
import { toStartFault } from './start-fault';

const server = process.env.TEST_DATABASE_URL;

describe('a migrated database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  }, 60_000);
  afterAll(() => database.close());

  it('keeps fifty parallel queries apart', async () => {
    const numbers = Array.from({ length: 50 }, (_, index) => index);
    const answers = await Promise.all(
      numbers.map((number) => database.pool.query('select $1::int as number, pg_sleep(0.001)', [number])),
    );
    expect(answers.map((answer) => answer.rows[0].number)).toEqual(numbers);
  });

  it('keeps parallel transactions apart: a failed one leaves nothing and takes nothing along', async () => {
    const writes = Array.from({ length: 50 }, (_, index) =>
      database.db.transaction(async (tx) => {
        await tx.insert(faqs).values({ question: `Q${index}`, answer: 'first' });
        await tx
          .update(faqs)
          .set({ answer: `A${index}` })
          .where(eq(faqs.question, `Q${index}`));
        if (index % 5 === 0) throw new Error('on purpose');
      }),
    );
    const outcomes = await Promise.allSettled(writes);
    expect(outcomes.filter((outcome) => outcome.status === 'rejected')).toHaveLength(10);
    const rows = await database.db.select().from(faqs);
    expect(rows).toHaveLength(40);
    expect(rows.every((row) => row.answer === row.question.replace('Q', 'A'))).toBe(true);
  });

  it('answers a broken statement with an error and goes on', async () => {
    await expect(database.pool.query('select nonsense from nowhere')).rejects.toThrow('does not exist');
    await expect(database.db.insert(categories).values([{ name: 'Twice' }, { name: 'twice' }])).rejects.toThrow();
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  const itOnServer = server ? it : it.skip;
  itOnServer('says of a transaction whose connection ends in the middle that it failed, and goes on', async () => {
    const cut = database.db.transaction((tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`));
    await expect(cut).rejects.toThrow();
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('can search by trigrams', async () => {
    const { rows } = await database.db.execute(sql`select similarity('live-in care', 'live in carer') > 0.5 as alike`);
    expect(rows).toEqual([{ alike: true }]);
  });
});

describe('the data folder', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'care-data-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('is refused to a second API with one clear line, and kept from one run to the next', async () => {
    const first = await openDatabase({ dataDir });
    await first.db.insert(categories).values({ name: 'Kept' });
    const message = `The data folder ${dataDir} is in use by process ${process.pid}.`;
    await expect(openDatabase({ dataDir })).rejects.toThrow(message);
    await first.close();

    const second = await openDatabase({ dataDir });
    expect(await second.db.select({ name: categories.name }).from(categories)).toEqual([{ name: 'Kept' }]);
    await second.close();
  }, 60_000);

  it.each([
    ['a process that is gone', '[{"pid":2147483646,"identity":"x"}]'],
    ['an earlier process with the same id', `[{"pid":${process.pid},"identity":"another boot/1"}]`],
    ['nothing readable', ''],
  ])(
    'is taken over when its lock names %s',
    async (_, lock) => {
      writeFileSync(path.join(dataDir, 'lock'), lock);
      const database = await openDatabase({ dataDir });
      await database.close();
    },
    60_000,
  );
});

/** The schema is what 63 steps had made of it, under times that are all before our first one. */
describe('a database of an early copy', () => {
  const name = databaseName();
  let place: DatabasePlace;
  beforeAll(async () => {
    if (server) await onServer(server, `create database ${name}`);
    const dataDir = server ? null : newDataFolder();
    place = { databaseUrl: server && addressOf(server, name), dataDir };
    const database = await openDatabase(place);
    await database.db.insert(faqs).values({ question: 'Kept?', answer: 'Yes.' });
    await database.close();
    await inPlace(async (client) => {
      await client.query(`truncate drizzle.__drizzle_migrations restart identity`);
      await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at)
        select md5(step::text), 1795178882906 + step * 5985000 from generate_series(0, 62) step`);
    });
  }, 60_000);
  afterAll(async () => {
    if (place.dataDir) rmSync(place.dataDir, { recursive: true });
    else if (server) await onServer(server, `drop database ${name} with (force)`);
  });

  it.each([true, false])(
    'is refused with what to do, and stays as it is (migrates: %p)',
    async (migrates) => {
      const before = await inPlace(allOf);
      const refused = await openDatabase({ ...place, migrates }).catch((error: unknown) => error);
      expect(toStartFault(refused, '')).toBe(
        'This database was made by a version before 26 November 2026. Save it with that version (npm run backup), then restore it with this one into an empty database (npm run restore): docs/deploy.md, "Restore".',
      );
      expect(await inPlace(allOf)).toEqual(before);
    },
    60_000,
  );

  async function inPlace<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const engine = place.databaseUrl ? null : await startEmbedded(place.dataDir, () => {});
    const embedded = { ...engine?.connection, user: 'postgres', database: 'postgres' };
    const client = new Client(place.databaseUrl ? { connectionString: place.databaseUrl } : embedded);
    try {
      await client.connect();
      return await work(client);
    } finally {
      await client.end();
      await engine?.stop();
    }
  }

  /** Every column, relation, constraint, trigger and function there is, and every row. */
  async function allOf(client: Client): Promise<unknown> {
    const { rows: parts } = await client.query(`
      select 'column ' || attrelid::regclass || attname || atttypid::regtype as part from pg_attribute where attrelid >= 16384
      union all select 'relation ' || oid::regclass || relkind::text from pg_class
      union all select 'constraint ' || conname from pg_constraint
      union all select 'trigger ' || tgname || tgrelid::regclass from pg_trigger
      union all select 'function ' || oid::regprocedure from pg_proc
      order by part`);
    const { rows: tables } = await client.query<{ name: string }>(`
      select oid::regclass::text as name from pg_class
      where relkind = 'r' and relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace) order by name`);
    const all: unknown[] = [parts];
    for (const { name: table } of tables) {
      all.push(table, (await client.query(`select t::text as row from ${table} t order by row`)).rows);
    }
    return all;
  }
});
