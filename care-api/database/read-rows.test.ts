import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '@/care-api/kernel/db';
import { openTestDatabase } from '@/care-api/testing/open-test-database';
import { countRow, idRow, readable, readRows } from './read-rows';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('rows are read as their schema says, and a column that nobody asked for goes no further', async () => {
  const rows = await readRows(database.db, idRow, sql`select n as id, 'secret' as word from generate_series(1, 2) n`);
  expect(rows).toEqual([{ id: 1 }, { id: 2 }]);
});

test('a row that is another than was said is an error, not a wrong answer', async () => {
  // PostgreSQL sends a count as text unless it is made an int.
  await expect(readRows(database.db, countRow, sql`select count(*) as count from accounts`)).rejects.toThrow(
    z.ZodError,
  );
  await expect(readRows(database.db, idRow, sql`select null::int as id`)).rejects.toThrow(z.ZodError);
});

test('what the contract can read is left as it was written', async () => {
  const schema = z.object({ name: z.string().transform((name) => name.trim()) });
  const row = z.object({ told: readable(schema) });
  const query = (told: object) => sql`select ${JSON.stringify(told)}::json as told`;
  expect(await readRows(database.db, row, query({ name: ' Ann ', more: 1 }))).toEqual([
    { told: { name: ' Ann ', more: 1 } },
  ]);
  await expect(readRows(database.db, row, query({ name: 7 }))).rejects.toThrow(z.ZodError);
});
