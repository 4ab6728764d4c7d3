import { sql } from 'drizzle-orm';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { openParts } from './leave-to-others';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
}, 60_000);
afterAll(() => test.close());

it('parts grow while nobody waits for the database, and get small as soon as somebody does', async () => {
  const { pool } = test.deps.database;
  const parts = openParts(test.deps.database);
  const sizes: number[] = [];
  const take = async (work: () => void = () => {}) => {
    await parts.take(async (tx) => {
      await tx.execute(sql`select 1`);
      work();
    });
    sizes.push(parts.size());
  };
  for (let part = 0; part < 6; part += 1) await take();
  expect(sizes).toEqual([20, 40, 80, 160, 160, 160]);

  const others: Promise<unknown>[] = [];
  const wait = () => {
    for (let other = 0; other < pool.options.max; other += 1) others.push(pool.query('select 1'));
  };
  for (let part = 0; part < 6; part += 1) await take(wait);
  await Promise.all(others);
  expect(sizes.slice(6)).toEqual([80, 40, 20, 10, 10, 10]);
});
