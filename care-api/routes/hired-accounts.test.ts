import { desc, eq } from 'drizzle-orm';
import { hashPassword } from '@/care-api/accounts/passwords';
import { accounts } from '@/care-api/database/schema/accounts';
import { submissions } from '@/care-api/database/schema/questionnaires';
import { audit } from '@/care-api/database/schema/staff';
import { openHiring } from '@/care-api/testing/hiring';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';

const password = 'Correct-Horse-9';
let test: TestApp;
let hiring: Awaited<ReturnType<typeof openHiring>>;
beforeAll(async () => {
  test = await openTestApp();
  hiring = await openHiring(test);
}, 60_000);
afterAll(() => test.close());
const db = () => test.deps.database.db;

/** Somebody hired, whose password is known. */
async function hire() {
  const { id, sender } = await hiring.apply();
  await hiring.place(id, 'hired');
  const { userId } = (await hiring.call('GET', '/session', undefined, sender)).body;
  const passwordHash = await hashPassword(password);
  await db().update(accounts).set({ passwordHash }).where(eq(accounts.id, userId));
  return { id, sender, userId: String(userId) };
}
const isThere = async (id: number) => (await db().$count(submissions, eq(submissions.id, id))) === 1;

it('whoever was hired takes no file with them, and is told whom to write to; once they have left they do', async () => {
  const { id, sender } = await hire();
  const remove = (as: string) => hiring.call('DELETE', '/mydata', { password }, as);
  const { status, body } = await remove(sender);
  expect([status, body.code, body.message]).toEqual([
    409,
    'stillHired',
    expect.stringContaining('Please write to us.'),
  ]);
  expect(await isThere(id)).toBe(true);
  await hiring.place(id, 'withdrawn');
  expect((await remove(sender)).status).toBe(200);
  expect(await isThere(id)).toBe(false);
});

it('an admin erases them where they say why, which the audit keeps', async () => {
  const { id, userId } = await hire();
  for (const said of [undefined, { reason: ' ' }]) {
    const { status, body } = await hiring.call('DELETE', `/User/${userId}`, said);
    expect([status, body.code]).toEqual([422, 'hiredReasonNeeded']);
  }
  expect(await isThere(id)).toBe(true);
  const reason = 'Never began; asked us by letter.';
  expect((await hiring.call('DELETE', `/User/${userId}`, { reason })).status).toBe(200);
  expect(await isThere(id)).toBe(false);
  const [last] = await db().select().from(audit).where(eq(audit.kind, 'person')).orderBy(desc(audit.id));
  expect(last).toMatchObject({ action: 'erase', changes: { hired: [null, [id]], reason: [null, reason] } });
  expect(JSON.stringify(last)).not.toContain(userId);
});
