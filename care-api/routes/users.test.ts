import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { hashPassword } from '@/care-api/accounts/passwords';
import { accounts, sessions } from '@/care-api/database/schema/accounts';
import { mails } from '@/care-api/database/schema/settings';
import { audit } from '@/care-api/database/schema/staff';
import { runDueJobs } from '@/care-api/jobs';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';

const password = 'a rare password';
let test: TestApp;
let now = new Date('2026-05-01T09:00:00Z');
let admin: string;
let passwordHash: string;
beforeAll(async () => {
  test = await openTestApp({ now: () => now });
  passwordHash = await hashPassword(password);
}, 60_000);
beforeEach(async () => {
  admin = await test.signIn('admin');
});
afterAll(() => test.close());

const user = z.looseObject({ userId: z.string(), version: z.number() });
const page = z.looseObject({ items: z.array(user), counts: z.record(z.string(), z.number()), total: z.number() });
let people = 0;

async function makeUser(more: Partial<typeof accounts.$inferInsert> = {}) {
  people += 1;
  const person = { username: `person ${people}`, email: `person-${people}@example.org`, passwordHash, ...more };
  const [account] = await test.deps.database.db.insert(accounts).values(person).returning();
  return account!;
}
const logIn = (email: string) => test.send('POST', '/loginuser', { email, password });
const tokenOf = async (email: string) =>
  z.object({ accessToken: z.string() }).parse(await (await logIn(email)).json()).accessToken;
const ask = (method: string, path: string, body?: object, as = admin) => test.send(method, path, body, { as });
const list = async (query: string) => page.parse(await (await ask('GET', `/User?${query}`)).json());
const codeOf = async (answer: Response) => [answer.status, (await answer.json()).code];
const lastDeed = async () => {
  const answer = await ask('GET', '/admin/audit?page=1');
  return z.object({ items: z.array(z.record(z.string(), z.unknown())) }).parse(await answer.json()).items[0];
};

describe('the list of users', () => {
  it('is found by name and email, by state, in an order, and counted', async () => {
    await makeUser({ username: 'Zoë Quill', email: 'zq@example.org', lastSeenAt: new Date('2026-04-01') });
    await makeUser({ username: 'Quill Banned', email: 'qb@example.org', isBanned: true });
    await makeUser({ username: 'Abe Quill', email: 'aq@example.org', roles: ['editor', 'recruiter'] });
    const all = await list('page=1&q=quill&status=all&sort=name');
    expect(all.items.map(({ userName }) => userName)).toEqual(['Abe Quill', 'Quill Banned', 'Zoë Quill']);
    expect(all.counts).toEqual({ active: 2, staff: 1, invited: 1, banned: 1, all: 3 });
    expect((await list('page=1&q=quill&sort=-lastSeen')).items.map(({ email }) => email)).toEqual([
      'zq@example.org',
      'aq@example.org',
    ]);
    expect((await list('page=1&q=QUILL zq@')).total).toBe(1);
    expect((await list('page=1&q=quill&status=staff')).items).toMatchObject([{ roles: ['editor', 'recruiter'] }]);
    expect((await ask('GET', '/User?page=1&status=dead')).status).toBe(400);
  });

  it('is the published one without a page, also in bare mode, whatever is asked', async () => {
    expect(Array.isArray(await (await ask('GET', '/User')).json())).toBe(true);
    const bare = await test.sendTo(test.appWith({ bare: true }), 'GET', '/User?page=1', undefined, { as: admin });
    const [first] = z.array(z.record(z.string(), z.unknown())).parse(await bare.json());
    expect(Object.keys(first ?? {})).toEqual(['userId', 'userID', 'userName', 'email', 'is_Admin']);
  });

  it('leads to one user by id', async () => {
    const { id, email } = await makeUser();
    const answer = await ask('GET', `/User/${id}`);
    expect([answer.headers.get('etag'), (await answer.json()).email]).toEqual([expect.stringMatching(/^"1\./), email]);
    expect((await ask('GET', '/User/00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });
});

describe('roles', () => {
  const put = (id: string, body: object, as = admin) =>
    ask('PUT', `/User/roles/${id}`, { roles: [], isAdmin: false, ...body }, as);

  it('are given and taken, with the next call, and noted with what was before', async () => {
    const { id, email } = await makeUser();
    const token = await tokenOf(email);
    const seesTrash = async () => (await ask('GET', '/admin/trash', undefined, token)).status;
    expect(await seesTrash()).toBe(403);
    expect(await (await put(id, { roles: ['recruiter', 'editor', 'editor'], version: 1 })).json()).toMatchObject({
      roles: ['recruiter', 'editor'],
      version: 2,
    });
    expect(await seesTrash()).toBe(200);
    const deed = await lastDeed();
    expect(deed).toMatchObject({ action: 'roles', kind: 'account', objectId: id, checked: true });
    expect(deed?.changes).toEqual({ roles: [[], ['recruiter', 'editor']] });
    expect(await codeOf(await put(id, { version: 1 }))).toEqual([409, 'changedMeanwhile']);
    await put(id, {});
    expect(await seesTrash()).toBe(403);
  });

  it('are not changed by the one who has them, nor by a role we do not know', async () => {
    const me = user.parse(await (await ask('GET', '/session')).json());
    expect(await codeOf(await put(me.userId, { isAdmin: true }))).toEqual([403, 'ownRoles']);
    const { id } = await makeUser();
    expect((await put(id, { roles: ['owner'] })).status).toBe(422);
    expect((await put('abc', {})).status).toBe(404);
  });

  it('are asked for with the password once more after a quarter of an hour', async () => {
    const boss = await makeUser({ isAdmin: true });
    const token = await tokenOf(boss.email);
    const { id } = await makeUser();
    now = new Date(now.getTime() + 15 * 60_000);
    expect((await put(id, { roles: ['editor'] }, token)).status).toBe(200);
    now = new Date(now.getTime() + 1_000);
    expect(await codeOf(await put(id, {}, token))).toEqual([403, 'passwordAgain']);
    const published = await ask('PUT', `/User/admin/${id}`, { isAdmin: true }, token);
    expect(await codeOf(published)).toEqual([403, 'passwordAgain']);
    const confirm = (said: string) => ask('POST', '/session/confirm', { password: said }, token);
    expect((await confirm('wrong')).status).toBe(422);
    const until = new Date(now.getTime() + 15 * 60_000).toISOString();
    expect(await (await confirm(password)).json()).toEqual({ until });
    expect((await put(id, {}, token)).status).toBe(200);
  });

  it('leave one admin, though two unmake each other at the same moment', async () => {
    await test.deps.database.db.update(accounts).set({ isAdmin: false });
    const [one, two] = [await makeUser({ isAdmin: true }), await makeUser({ isAdmin: true })];
    const [first, second] = [await tokenOf(one.email), await tokenOf(two.email)];
    const answers = await Promise.all([put(two.id, {}, first), put(one.id, {}, second)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 403, 422].includes(status))).toBe(true);
    expect(await test.deps.database.db.$count(accounts, eq(accounts.isAdmin, true))).toBe(1);
  });
});

describe('a ban', () => {
  it('shuts out until its end, with its reason, and ends by itself', async () => {
    const { id, email } = await makeUser();
    const token = await tokenOf(email);
    const until = new Date(now.getTime() + 3_600_000).toISOString();
    const banned = await (await ask('PUT', `/User/ban/${id}`, { reason: 'Spam', until })).json();
    expect(banned).toMatchObject({ isBanned: true, banReason: 'Spam', bannedUntil: until });
    expect((await ask('GET', '/session', undefined, token)).status).toBe(401);
    expect((await logIn(email)).status).toBe(401);
    now = new Date(now.getTime() + 3_600_000);
    expect((await logIn(email)).status).toBe(200);
    await runDueJobs(test.deps);
    admin = await test.signIn('admin');
    const later = await (await ask('GET', `/User/${id}`)).json();
    expect(later).toMatchObject({ isBanned: false, banReason: '', bannedUntil: null });
    expect(await lastDeed()).toMatchObject({ action: 'unban', actor: '', objectId: id });
  });

  it('is told to whoever it shuts out, as other work is to whoever has it; an email that may be a stranger’s gets nothing', async () => {
    const subjectsTo = async (to: string) => {
      const rows = await test.deps.database.db.select().from(mails).where(eq(mails.to, to)).orderBy(mails.id);
      return rows.map(({ subject, text }) => `${subject} ${/https?:\S+/.exec(text)?.[0] ?? ''}`);
    };
    const { id, email } = await makeUser();
    const put = (path: string, body: object) => ask('PUT', `/User/${path}/${id}`, body);
    await put('ban', { reason: 'A private reason' });
    await put('ban', { reason: 'Another' });
    await put('ban', { isBanned: false });
    await put('roles', { roles: ['editor'], isAdmin: false });
    await put('roles', { roles: ['editor'], isAdmin: false });
    await put('roles', { roles: [], isAdmin: false });
    const changed = (page: string) => `What you may do in our back office was changed ${test.deps.siteUrl}${page}`;
    expect(await subjectsTo(email)).toEqual(['Your account was closed ', changed('/adminPanel'), changed('/account')]);
    const [told] = await test.deps.database.db.select().from(mails).where(eq(mails.to, email));
    expect(told?.text).not.toContain('private');
    const stranger = await makeUser({ unconfirmedSince: now });
    await ask('PUT', `/User/ban/${stranger.id}`, {});
    expect(await subjectsTo(stranger.email)).toEqual([]);
    const theirs = await makeUser({ language: 'ar' });
    await ask('PUT', `/User/roles/${theirs.id}`, { roles: ['editor'], isAdmin: false });
    expect(await subjectsTo(theirs.email)).toEqual([
      expect.stringMatching(new RegExp(`^\\p{Script=Arabic}.* ${test.deps.siteUrl}/ar/adminPanel$`, 'u')),
    ]);
  });

  it('is not one that has ended already', async () => {
    const { id } = await makeUser();
    const answer = await ask('PUT', `/User/ban/${id}`, { until: now.toISOString() });
    expect([answer.status, (await answer.json()).codes]).toEqual([422, { until: { code: 'momentPast' } }]);
  });
});

describe('an admin', () => {
  const db = () => test.deps.database.db;

  it('signs somebody out everywhere', async () => {
    const { id, email } = await makeUser();
    const token = await tokenOf(email);
    expect((await ask('POST', `/User/signout/${id}`)).status).toBe(200);
    expect((await ask('GET', '/session', undefined, token)).status).toBe(401);
    expect(await db().$count(sessions, eq(sessions.accountId, id))).toBe(0);
    expect(await lastDeed()).toMatchObject({ action: 'signout', objectId: id });
  });

  it('mails a link for a new password, three times an hour at most', async () => {
    const { id, email } = await makeUser();
    const send = async () => (await ask('POST', `/User/reset/${id}`)).status;
    expect([await send(), await send(), await send(), await send()]).toEqual([200, 200, 200, 429]);
    const sent = await db().select().from(mails).where(eq(mails.to, email));
    expect(sent).toHaveLength(3);
    expect(sent[0]?.text).toContain('https://site.example/reset_password?Key=');
  });

  it('takes out all that is kept about somebody, and the audit says so', async () => {
    const { id, email } = await makeUser();
    expect(await (await ask('GET', `/User/export/${id}`)).json()).toMatchObject({ account: { email }, comments: [] });
    expect(await lastDeed()).toMatchObject({ action: 'export', objectId: id });
  });

  it('erases somebody, who stays in the audit as a token, and never themselves', async () => {
    const { id, username, email } = await makeUser({ roles: ['editor'] });
    await ask('POST', '/Faq', { faqQuestions: 'By whom?', faqAnswer: 'x' }, await tokenOf(email));
    await ask('PUT', `/User/ban/${id}`, { reason: `${username} was rude` });
    expect((await ask('DELETE', `/User/${id}`)).status).toBe(200);
    expect((await ask('GET', `/User/${id}`)).status).toBe(404);
    const rows = JSON.stringify(await (await ask('GET', '/admin/audit?page=1&size=100')).json());
    for (const word of [id, `"${username}"`, email, 'was rude']) expect(rows).not.toContain(word);
    expect(await lastDeed()).toMatchObject({ action: 'erase', objectId: expect.stringMatching(/^[\w-]{12}$/) });
    expect(await (await ask('GET', '/admin/audit/verify')).json()).toMatchObject({ isWhole: true });
    const me = user.parse(await (await ask('GET', '/session')).json());
    expect(await codeOf(await ask('DELETE', `/User/${me.userId}`))).toEqual([403, 'ownAccount']);
  });

  it('takes an invitation back only while nobody has come by it', async () => {
    const { id, email } = await makeUser({ roles: ['editor'] });
    const withdraw = () => ask('DELETE', `/User/${id}`, { isInvitation: true });
    await logIn(email);
    expect(await codeOf(await withdraw())).toEqual([409, 'changedMeanwhile']);
    expect((await ask('GET', `/User/${id}`)).status).toBe(200);
    await test.deps.database.db.update(accounts).set({ lastSeenAt: null }).where(eq(accounts.id, id));
    expect((await withdraw()).status).toBe(200);
  });

  it('leaves one row in the audit with each of these', async () => {
    const { id } = await makeUser();
    const calls = [
      ['PUT', `/User/ban/${id}`, { reason: 'x' }],
      ['PUT', `/User/ban/${id}`, { isBanned: false }],
      ['PUT', `/User/admin/${id}`, { isAdmin: true }],
      ['PUT', `/User/roles/${id}`, { roles: [], isAdmin: false }],
      ['POST', `/User/signout/${id}`],
      ['POST', `/User/reset/${id}`],
      ['GET', `/User/export/${id}`],
      ['DELETE', `/User/${id}`],
    ] as const;
    for (const [method, path, body] of calls) {
      const before = await db().$count(audit);
      expect((await ask(method, path, body)).status).toBe(200);
      expect({ path, rows: (await db().$count(audit)) - before }).toEqual({ path, rows: 1 });
    }
  });
});
