import { eq, sql } from 'drizzle-orm';
import { mails, settings } from '@/care-api/database/schema/settings';
import { audit } from '@/care-api/database/schema/staff';
import { revisions } from '@/care-api/database/schema/working';
import { emptyTrash } from '@/care-api/desk/trash';
import { storePicture } from '@/care-api/files/store-picture';
import { trashed } from '@/care-api/resources';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { pictureUrl } from '@/care-api/testing/sample-pictures';
import { applyRetention, getRetention } from './retention';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await db()
    .insert(settings)
    .values({ key: 'retention', value: JSON.stringify(rules) });
}, 60_000);
afterAll(() => test.close());

const db = () => test.deps.database.db;
const now = new Date();
const rules = { callBacks: 90, complaints: 90, comments: null, drafts: null, mails: 90 };
async function without<T>(table: string, act: () => Promise<T>): Promise<T> {
  await db().execute(sql`alter table ${sql.identifier(table)} rename to elsewhere`);
  try {
    return await act();
  } finally {
    await db().execute(sql`alter table elsewhere rename to ${sql.identifier(table)}`);
  }
}
const makeMails = (count: number) =>
  db().execute(sql`
    insert into mails ("to", subject, text, state, finished_at)
    select 'ann@example.org', '', '', 'sent', now() - interval '1 year' from generate_series(1, ${count}::int)`);

it('a kind that cannot be deleted keeps none behind it, and not what is said of the run', async () => {
  await makeMails(2);
  await expect(without('call_backs', () => applyRetention(test.deps, now))).rejects.toThrow();
  expect(await db().$count(mails)).toBe(0);
  expect((await getRetention(db(), now)).lastRun).toEqual({ at: now.toISOString(), gone: { complaints: 0, mails: 2 } });
});

it('much goes a part at a time, each told in the audit', async () => {
  await makeMails(5_001);
  await applyRetention(test.deps, now);
  expect(await db().$count(mails)).toBe(0);
  expect((await getRetention(db(), now)).lastRun?.gone.mails).toBe(5_001);
  const told = await db().select().from(audit).where(eq(audit.action, 'retention')).orderBy(audit.id);
  expect(told.map(({ changes }) => changes?.rows?.[0])).toEqual([2, 5_000, 1]);
});

it('ends after the part it is at where the API stops, and goes on with the next look', async () => {
  await makeMails(5_001);
  let parts = 0;
  const isStopping = () => {
    parts += 1;
    // The first part of call-backs, of complaints and of mails.
    return parts > 3;
  };
  await applyRetention({ ...test.deps, isStopping }, now);
  expect(await db().$count(mails)).toBe(1);
  await applyRetention(test.deps, now);
  expect(await db().$count(mails)).toBe(0);
});

it('a kind that cannot be taken out of the trash keeps none of the others there', async () => {
  await db().execute(sql`
    insert into canned_answers (title, text, deleted_at)
    select 'Old', '', now() - interval '1 year' from generate_series(1, 1001)`);
  const [first] = trashed;
  expect(first?.table).not.toBe('canned_answers');
  await expect(without(first?.table ?? '', () => emptyTrash(test.deps, trashed, now))).rejects.toThrow();
  const { rows } = await db().execute('select id from canned_answers');
  expect(rows).toEqual([]);
});

it('a picture goes with the last of the versions that show it', async () => {
  const store = async () =>
    storePicture(test.deps.files, { owner: '', circle: '', field: '', dataUrl: await pictureUrl() });
  const [old, shown] = [await store(), await store()];
  const versions = [
    { number: 1, pictures: [old, shown] },
    { number: 2, pictures: [shown] },
  ];
  const longAgo = new Date(now.getTime() - 400 * 86_400_000);
  const row = { kind: 'post', id: 1, data: {}, reason: 'publish', createdAt: longAgo };
  await db()
    .insert(revisions)
    .values(versions.map((version) => ({ ...row, ...version })));
  const value = JSON.stringify({ ...rules, revisions: 90 });
  await db().update(settings).set({ value }).where(eq(settings.key, 'retention'));
  await applyRetention(test.deps, now);
  expect(await db().select({ number: revisions.number }).from(revisions)).toEqual([{ number: 2 }]);
  expect([await test.deps.files.find(old), (await test.deps.files.find(shown)) !== null]).toEqual([null, true]);
});
