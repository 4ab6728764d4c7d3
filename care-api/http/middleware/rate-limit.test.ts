import { rateLimits } from '@/care-api/database/schema/rate-limits';
import type { RateLimit } from '@/care-api/kernel/rate-limit';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { countInDatabase, countInMemory, forgetRateLimits } from './rate-limit';

let test: TestApp;
let clock = Date.now();
const now = () => new Date(clock);
beforeAll(async () => {
  test = await openTestApp();
}, 60_000);
afterAll(() => test.close());
beforeEach(() => test.deps.database.db.delete(rateLimits));

const two = { count: 2, seconds: 60 };
it.each<[string, () => RateLimit]>([
  ['in the database', () => countInDatabase(test.deps.database.db, now)],
  ['in memory', () => countInMemory(now)],
])('counts %s, by key, from the first one on until its time is over', async (_, open) => {
  const take = open();
  expect(await take('a', two)).toEqual({ wait: 0, left: 1, reset: 60 });
  clock += 10_500;
  expect(await take('a', two)).toEqual({ wait: 0, left: 0, reset: 50 });
  for (let n = 0; n < 3; n += 1) expect(await take('a', two)).toEqual({ wait: 50, left: 0, reset: 50 });
  expect(await take('b', two)).toEqual({ wait: 0, left: 1, reset: 60 });
  clock += 49_500;
  expect(await take('a', two)).toEqual({ wait: 0, left: 1, reset: 60 });
});

it('is not doubled by a second API on the same database, nor slipped through by many at once', async () => {
  const nodes = [countInDatabase(test.deps.database.db, now), countInDatabase(test.deps.database.db, now)] as const;
  const ten = { count: 10, seconds: 60 };
  const taken = await Promise.all(Array.from({ length: 40 }, (_, n) => nodes[n % 2 ? 0 : 1]('a', ten)));
  expect(taken.filter(({ wait }) => wait === 0)).toHaveLength(10);
});

it('in memory, has an end: of very many visitors it forgets whoever was seen longest ago, and nobody else', async () => {
  const take = countInMemory(now);
  await take('first', two);
  await take('seen again', two);
  for (let visitor = 0; visitor < 49_998; visitor += 1) await take(`visitor ${visitor}`, two);
  expect(await take('seen again', two)).toMatchObject({ left: 0 });
  await take('one more', two);
  expect(await take('seen again', two)).toMatchObject({ wait: 60 });
  expect(await take('first', two)).toMatchObject({ left: 1 });
});

it('keeps no address or account as it is, and nothing longer than it counts', async () => {
  const { db } = test.deps.database;
  await countInDatabase(db, now)('192.0.2.1', two);
  expect(JSON.stringify(await db.select().from(rateLimits))).not.toContain('192.0.2.1');
  await forgetRateLimits(db, now());
  expect(await db.select().from(rateLimits)).toHaveLength(1);
  clock += 60_001;
  await forgetRateLimits(db, now());
  expect(await db.select().from(rateLimits)).toEqual([]);
});
