import { sql } from 'drizzle-orm';
import { faqs } from '@/care-api/database/schema/provider';
import { checkDatabase } from '@/care-api/doctor/check-database';
import type { Database } from '@/care-api/kernel/db';
import { databaseName } from '@/scripts/test/run-name.mjs';
import { addressOf, onServer } from '@/testing/postgres-server';
import { hasPgBouncer, startPgBouncer } from '@/testing/start-pgbouncer';
import { countSteps } from './bring-up-to-date';
import { openDatabase } from './open-database';
import { toStartFault } from './start-fault';

const server = process.env.TEST_DATABASE_URL ?? '';
const withPooler = hasPgBouncer && server ? it : it.skip;
const name = databaseName();
const open: Database[] = [];
let pooler: Awaited<ReturnType<typeof startPgBouncer>> | null = null;

afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
  await pooler?.stop();
  pooler = null;
  if (server) await onServer(server, `drop database if exists ${name} with (force)`);
});

withPooler('two APIs migrate and write through a pooler that keeps no session', async () => {
  await onServer(server, `create database ${name}`);
  pooler = await startPgBouncer(server);
  const place = { databaseUrl: addressOf(pooler.url, name), dataDir: null, isPooled: true };
  open.push(...(await Promise.all([openDatabase(place), openDatabase(place)])));
  const [one, other] = open;
  const { migrated, known } = await countSteps(one!.db);
  expect(migrated).toBe(known);
  const write = (database: Database, number: number) =>
    database.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(7)`);
      await tx.insert(faqs).values({ question: `Q${number}`, answer: 'A' });
    });
  await Promise.all(Array.from({ length: 40 }, (_, number) => write(number % 2 ? one! : other!, number)));
  expect(await other!.db.select().from(faqs)).toHaveLength(40);
});

withPooler('a start and the doctor that know of no pooler say which setting does', async () => {
  pooler = await startPgBouncer(server);
  const refused = await openDatabase({ databaseUrl: pooler.url, dataDir: null }).catch((error: unknown) => error);
  expect(toStartFault(refused, '')).toMatch(/Set DATABASE_POOL=transaction\.$/);
  const [finding] = await checkDatabase({ DATABASE_URL: pooler.url }, '', false);
  expect(finding).toMatchObject({ state: 'broken', said: expect.stringMatching(/set DATABASE_POOL=transaction$/) });
  expect((await checkDatabase({ DATABASE_URL: pooler.url }, '', true)).map(({ state }) => state)).not.toContain(
    'broken',
  );
});

it('a database that is older is left as it is where the API is not to migrate it', async () => {
  if (server) await onServer(server, `create database ${name}`);
  const place = { databaseUrl: server ? addressOf(server, name) : undefined, dataDir: null, migrates: false };
  await expect(openDatabase(place)).rejects.toThrow(
    /^The database is at step 0 of \d+.*run "npm run migrate" first\.$/,
  );
});
