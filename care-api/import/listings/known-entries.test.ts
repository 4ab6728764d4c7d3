import { sql } from 'drizzle-orm';
import type { Database } from '@/care-api/kernel/db';
import { openTestDatabase } from '@/care-api/testing/open-test-database';
import { readKnownEntries } from './known-entries';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('all that sources say is read, though not at once, and each entry once', async () => {
  const { db } = database;
  await db.execute(sql`truncate listings restart identity cascade`);
  await db.execute(sql`insert into listings (title) values ('Wren House')`);
  await db.execute(sql`
    insert into register_entries (source, source_key, origin, listing_id, stated_on, said)
    select 'Register ' || n % 2, (n / 4)::text, 'File ' || n % 4, 1, '2026-05-31', jsonb_build_object('title', 'House ' || n)
    from generate_series(1, 4400) n`);
  const known = await readKnownEntries(db);
  expect(known).toHaveLength(4_400);
  expect(new Set(known.map(({ title }) => title)).size).toBe(4_400);
  expect(known[0]).toMatchObject({ listingId: 1, isApart: false, statedOn: '2026-05-31', city: '', features: [] });
}, 60_000);
