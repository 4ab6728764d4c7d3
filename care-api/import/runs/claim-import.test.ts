import { sql } from 'drizzle-orm';
import { imports } from '@/care-api/database/schema/imports';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { claimImport, holdImport, whileClaimed } from './claim-import';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
}, 120_000);
afterAll(() => test.close());
beforeEach(async () => {
  await test.deps.database.db.execute('truncate imports cascade');
});

const add = async (state: 'checking' | 'ready') => {
  const row = { fileName: 'a.csv', file: 'a.text', format: '', state };
  const [made] = await test.deps.database.db.insert(imports).values(row).returning();
  return made?.id;
};

it('of several APIs each works on an import of its own, and on none that waits for a person', async () => {
  const { db } = test.deps.database;
  await add('ready');
  const open = [await add('checking'), await add('checking')];
  const claims = await Promise.all(['a', 'b', 'c', 'd'].map((me) => claimImport(db, me, ['a.text'])));
  const claimed = claims.flatMap((row) => row?.id ?? []);
  expect(claimed.sort()).toEqual(open);
  expect(new Set(claims.flatMap((row) => row?.workedBy ?? [])).size).toBe(2);
});

it('what an API has begun is another one’s once it has ended, or was killed; the first may write no part of it then', async () => {
  const { db } = test.deps.database;
  const id = await add('checking');
  // However long ago it was sent: what counts is when it was asked for.
  await db.execute(sql`update imports set created_at = now() - interval '2 hours'`);
  expect(await claimImport(db, 'without its file', [])).toBeNull();
  const first = await claimImport(db, 'a', ['a.text']);
  if (!first) throw new Error('Nothing was claimed.');
  expect(await claimImport(db, 'b', ['a.text'])).toBeNull();
  await db.execute(sql`update imports set worked_until = now() - interval '1 second'`);
  const second = await claimImport(db, 'b', ['a.text']);
  expect(second).toMatchObject({ id, workedBy: 'b' });
  expect(await db.transaction((tx) => holdImport(tx, first))).toBe(false);
  if (!second) throw new Error('Nothing was claimed.');
  expect(await db.transaction((tx) => holdImport(tx, second))).toBe(true);
  // Ended in good order by whoever lost it, it stays the other one's.
  await whileClaimed(db, first, async () => {});
  expect(await claimImport(db, 'c', ['a.text'])).toBeNull();
  await whileClaimed(db, second, async () => {});
  expect(await claimImport(db, 'c', ['a.text'])).toMatchObject({ id, workedBy: 'c' });
});
