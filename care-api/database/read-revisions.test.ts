import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Database } from '@/care-api/kernel/db';
import { openTestDatabase } from '@/care-api/testing/open-test-database';
import { until } from '@/testing/until';
import { readRevision } from './read-revisions';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

const write = `insert into categories (name) values ('Care ' || pg_current_xact_id())`;
const revision = () => readRevision(database.db, 'listings_revision');

it('what this process writes is known at once, what it takes back never', async () => {
  const { db } = database;
  const before = await revision();
  await db.execute(sql.raw(write));
  const written = await revision();
  expect(written).not.toBe(before);
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(write));
  });
  const committed = await revision();
  expect(committed).not.toBe(written);
  const back = db.transaction(async (tx) => {
    await tx.execute(sql.raw(write));
    throw new Error('back');
  });
  await expect(back).rejects.toThrow('back');
  expect(await revision()).toBe(committed);
});

it('many questions in a moment are one to the database', async () => {
  const { db } = database;
  await db.execute(sql.raw(write));
  const query = jest.spyOn(database.pool, 'query');
  jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  const known = await revision();
  for (let time = 0; time < 20; time += 1) expect(await revision()).toBe(known);
  expect(await readRevision(db, 'places_revision')).toBe('0');
  expect(query).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});

it('what another process writes is known a moment later', async () => {
  const before = await revision();
  const other = new Client(database.pool.options);
  await other.connect();
  await other.query(write);
  await other.end();
  await until(async () => (await revision()) !== before);
});
