import { eq } from 'drizzle-orm';
import { accounts } from '@/care-api/database/schema/accounts';
import { comments, posts } from '@/care-api/database/schema/blog';
import { mails } from '@/care-api/database/schema/settings';
import { audit } from '@/care-api/database/schema/staff';
import { sendStaffDigests } from '@/care-api/office/send-staff-digests';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { type StaffMailRule, type StaffMailRules, storedStaffMail } from '@/lib/contract/staff-mail';
import { openRecipients } from './staff-mail';

const usual = storedStaffMail.parse(undefined);
const start = Date.parse('2026-11-23T09:00:00Z');
/** Of the rounds; the API's own goes there for as long as somebody asks, so that no session is over. */
let clock = start;
let asked = start;
let test: TestApp;
let as: string;
const people: Record<string, string> = {};
beforeAll(async () => {
  test = await openTestApp({ now: () => new Date(asked) });
  as = await test.signIn('admin');
  for (const role of ['editor', 'coordinator', 'recruiter'] as const) await test.signIn(role);
  for (const { id, username } of await db().select().from(accounts)) people[username.split('-')[0] ?? ''] = id;
  await sendStaffDigests(test.deps, new Date(clock));
}, 60_000);
afterAll(() => test.close());

const db = () => test.deps.database.db;
async function save(changes: Partial<Record<keyof StaffMailRules, object>>, caller = as) {
  const value = { ...usual, ...changes };
  const answer = await test.send('PUT', '/admin/settings/staffMail', { value }, { as: caller });
  return { status: answer.status, body: await answer.json() };
}
/** Who is told, and of what, by what the clock does so many minutes later. */
async function tellAfter(minutes: number) {
  await db().delete(mails);
  clock += minutes * 60_000;
  await sendStaffDigests(test.deps, new Date(clock));
  return told();
}
async function told() {
  const rows = await db().select().from(mails).orderBy(mails.id);
  return rows.map(({ to, subject }) => `${to.split('-')[0]}: ${subject}`);
}
async function holdComment() {
  const [post] = await db().insert(posts).values({ title: 'Tea', status: 'Published' }).returning();
  const createdAt = new Date(clock + 1_000);
  await db()
    .insert(comments)
    .values({ postId: post!.id, content: 'A secret', state: 'held', reason: 'link', createdAt });
}
async function askToBeCalled() {
  await db().delete(mails);
  const body = { yourName: 'Ann', email: 'ann@example.com', yourMessage: 'Write to me', contactBy: 'email' };
  asked = clock + 1_000;
  const answer = await test.send('POST', '/call-back-promise', body);
  asked = start;
  expect(answer.status).toBe(201);
  return (await told()).filter((line) => !line.startsWith('ann@'));
}

it('is as it always was until an admin says otherwise, and says who can be named', async () => {
  const answer = await test.send('GET', '/admin/settings/staffMail', undefined, { as });
  const { value, people: staff } = await answer.json();
  expect(value).toEqual(usual);
  expect(staff.map(({ name }: { name: string }) => name.split('-')[0])).toEqual([
    ...['admin', 'coordinator', 'editor', 'recruiter'],
  ]);
  expect(JSON.stringify(staff)).not.toContain('@');
});

it('tells of a call-back at once, in the round of the hour, or never', async () => {
  expect(await askToBeCalled()).toEqual([expect.stringMatching(/^coordinator: Call-back CB-/)]);
  await save({ callBacks: { to: ['admin'], people: [], when: 'hourly' } });
  expect(await askToBeCalled()).toEqual([]);
  expect(await tellAfter(61)).toEqual(['admin: Work that came in: 2']);
  await save({ callBacks: { to: ['admin'], people: [], when: 'never' } });
  expect(await askToBeCalled()).toEqual([]);
  expect(await tellAfter(24 * 60)).toEqual([]);
});

it('tells within minutes, or once a day, by London’s days', async () => {
  await save({ comments: { ...usual.comments, when: 'now' } });
  await holdComment();
  expect(await tellAfter(5)).toEqual(['editor: Work that came in: 1']);
  expect(await tellAfter(5)).toEqual([]);
  const [atOnce, byDay] = [
    { ...usual.comments, when: 'now' },
    { ...usual.posts, when: 'daily' },
  ];
  await save({ comments: atOnce, posts: byDay });
  await db()
    .insert(posts)
    .values({ title: 'Mine', status: 'Pending', updatedAt: new Date(clock + 1_000) });
  expect(await tellAfter(120)).toEqual([]);
  expect(await tellAfter(24 * 60)).toEqual(['editor: Work that came in: 1']);
});

it('names colleagues, of whom who has lost the role or is banned gets nothing', async () => {
  const { editor = '', recruiter = '', coordinator = '' } = people;
  const rule: StaffMailRule = { to: [], people: [editor], when: 'hourly' };
  expect((await save({ comments: rule })).status).toBe(200);
  const recipients = async () => (await openRecipients(db()))('comments', rule);
  expect(await recipients()).toEqual([expect.stringMatching(/^editor-/)]);
  await db().update(accounts).set({ roles: [] }).where(eq(accounts.id, editor));
  expect(await recipients()).toEqual([expect.stringMatching(/^admin-/)]);
  await db()
    .update(accounts)
    .set({ roles: ['editor'], isBanned: true })
    .where(eq(accounts.id, editor));
  expect(await recipients()).toEqual([expect.stringMatching(/^admin-/)]);
  await db().update(accounts).set({ isBanned: false }).where(eq(accounts.id, editor));

  for (const nobody of [recruiter, coordinator, '00000000-0000-4000-8000-000000000000', 'nobody']) {
    const { status, body } = await save({ comments: { ...rule, people: [nobody] } });
    expect([status, Object.values(body.codes)]).toEqual([422, [{ code: 'namesNothing' }]]);
  }
});

it('refuses what is no rule, and whoever is no admin, and notes a change in the audit', async () => {
  expect((await save({ posts: { to: ['everybody'], people: [], when: 'now' } })).status).toBe(422);
  expect((await save({ posts: { to: [], people: [], when: 'weekly' } })).status).toBe(422);
  expect((await save({}, await test.signIn('editor'))).status).toBe(403);
  await save({ posts: { to: ['admin'], people: [], when: 'daily' } });
  const rows = await db().select().from(audit).where(eq(audit.objectId, 'staffMail'));
  expect(rows.at(-1)?.changes).toMatchObject({ staffMail: [expect.anything(), expect.anything()] });
});

it('tells of mails that did not arrive, but nobody of their own', async () => {
  await save({ mails: { to: ['admin'], people: [], when: 'now' } });
  await tellAfter(5);
  const [admin] = await db()
    .select()
    .from(accounts)
    .where(eq(accounts.id, people.admin ?? ''));
  const failed = { subject: 'Hello', text: '', state: 'failed' as const };
  const fail = (to: string) =>
    db()
      .insert(mails)
      .values({ ...failed, to, finishedAt: new Date(clock + 1_000) });
  await fail(admin!.email);
  const tell = async () => {
    clock += 300_000;
    await sendStaffDigests(test.deps, new Date(clock));
    return (await told()).filter((line) => line.includes('Work'));
  };
  expect(await tell()).toEqual([]);
  await fail('gone@example.org');
  expect(await tell()).toEqual(['admin: Work that came in: 1']);
});
