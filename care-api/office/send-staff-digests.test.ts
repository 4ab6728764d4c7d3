import { eq } from 'drizzle-orm';
import { accounts } from '@/care-api/database/schema/accounts';
import { comments, posts } from '@/care-api/database/schema/blog';
import { callBackEvents, callBacks } from '@/care-api/database/schema/call-backs';
import { mails, settings } from '@/care-api/database/schema/settings';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { sendStaffDigests } from './send-staff-digests';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await test.signIn('admin');
}, 60_000);
afterAll(() => test.close());

const start = Date.parse('2026-11-23T09:00:00Z');
/** Who is written to so many minutes after the start, by name, and with what. */
async function after(minutes: number) {
  const { db } = test.deps.database;
  await db.delete(mails);
  await sendStaffDigests(test.deps, new Date(start + minutes * 60_000));
  const rows = await db.select().from(mails).orderBy(mails.id);
  return rows.map(({ to, subject, text }) => `${to.split('-')[0]}: ${subject} ${text.split('\n\n')[2]?.trim()}`);
}
async function holdComment(minutes: number) {
  const { db } = test.deps.database;
  const [post] = await db.insert(posts).values({ title: 'Tea', status: 'Published' }).returning();
  const createdAt = new Date(start + minutes * 60_000);
  const comment = { postId: post?.id ?? 0, content: 'A secret', state: 'held' as const, reason: 'link' };
  await db.insert(comments).values({ ...comment, createdAt });
}

it('tells how much came in and waits, once an hour at most, and never what it says', async () => {
  expect(await after(0)).toEqual([]);
  await holdComment(10);
  await holdComment(20);
  expect(await after(30)).toEqual([]);
  const told = await after(61);
  expect(told).toEqual([
    expect.stringMatching(/^admin: Work that came in: 2 Comments that are held: 2, .*\/comments$/),
  ]);
  expect(told.join()).not.toContain('secret');
  await holdComment(70);
  expect(await after(119)).toEqual([]);
  expect(await after(130)).toHaveLength(1);
  expect(await after(200)).toEqual([]);
});

it('writes to those whose work it is, and to no one who is banned', async () => {
  await test.signIn('editor');
  await test.signIn('recruiter');
  const updatedAt = new Date(start + 300 * 60_000);
  await test.deps.database.db.insert(posts).values({ title: 'Mine', status: 'Pending', updatedAt });
  expect(await after(310)).toEqual([
    expect.stringMatching(/^editor: Work that came in: 1 Posts that wait for approval: 1, .*status=waiting$/),
  ]);
  await holdComment(320);
  await test.deps.database.db
    .update(accounts)
    .set({ isBanned: true })
    .where(eq(accounts.roles, ['editor']));
  expect(await after(380)).toEqual([expect.stringMatching(/^admin: Work that came in: 1 Comments/)]);
});

it('tells of what was stored a moment after it looked with a time of before, once', async () => {
  expect(await after(450)).toEqual([]);
  await holdComment(449.5);
  expect(await after(520)).toHaveLength(1);
  await holdComment(519.5);
  expect(await after(600)).toHaveLength(1);
  expect(await after(670)).toEqual([]);
});

it('waits for the morning', async () => {
  const openingPeriods = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '17:00' }));
  const company = { companyName: 'Rose Care', openingPeriods, promiseMinutes: 60 };
  await test.send('POST', '/CompanyDetail', company, { as: await test.signIn('admin') });
  await holdComment(700);
  expect(await after(12 * 60)).toEqual([]);
  expect(await after(24 * 60 + 5)).toEqual(Array(2).fill(expect.stringMatching(/^admin: /)));
});

it('tells of what staff enter as it came in earlier', async () => {
  const { db } = test.deps.database;
  const rules = { callBacks: { to: ['admin'], people: [], when: 'hourly' } };
  await db.insert(settings).values({ key: 'staffMail', value: JSON.stringify(rules) });
  const earlier = new Date(start - 7 * 86_400_000);
  const asked = { name: 'Ann', email: 'ann@example.org', message: 'Please ring.', createdAt: earlier };
  const [entered] = await db.insert(callBacks).values(asked).returning();
  const createdAt = new Date(start + (24 * 60 + 30) * 60_000);
  await db.insert(callBackEvents).values({ callBackId: entered?.id ?? 0, action: 'entered', createdAt });
  expect(await after(25 * 60 + 10)).toEqual(Array(2).fill(expect.stringMatching(/^admin: Work that came in: 1 /)));
});
