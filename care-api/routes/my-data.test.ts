import { existsSync } from 'node:fs';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import { hashPassword } from '@/care-api/accounts/passwords';
import { accounts, failedLogins } from '@/care-api/database/schema/accounts';
import { posts } from '@/care-api/database/schema/blog';
import { mails } from '@/care-api/database/schema/settings';
import { audit } from '@/care-api/database/schema/staff';
import { meanwhile } from '@/care-api/testing/meanwhile';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { makeOwnedRows } from '@/care-api/testing/owned-rows';
import { toReport } from '@/lib/contract/fault-words';

const password = 'Correct-Horse-9';
let test: TestApp;
let admin: string;
let passwordHash: string;
beforeAll(async () => {
  test = await openTestApp();
  admin = await test.signIn('admin');
  passwordHash = await hashPassword(password);
}, 60_000);
afterAll(() => test.close());

async function call(as: string, method: string, address: string, body?: unknown) {
  const response = await test.send(method, address, body, { as });
  return { status: response.status, body: await response.json() };
}
const db = () => test.deps.database.db;

/** Somebody who owns one row of everything and whose password is known. */
async function somebody() {
  const { owner, calls } = await makeOwnedRows(test, admin);
  const { userId, email } = (await call(owner, 'GET', '/session')).body;
  await db().update(accounts).set({ passwordHash }).where(eq(accounts.id, userId));
  return { as: owner, calls, userId: String(userId), email: String(email) };
}

describe('my data', () => {
  it('is everything kept about me and nothing about anybody else', async () => {
    const { as, userId } = await somebody();
    await somebody();
    const { status, body } = await call(as, 'GET', '/api/mydata');
    expect(status).toBe(200);
    expect(body.account).toMatchObject({ userId, userName: expect.any(String), email: expect.any(String) });
    expect(body.profile).toMatchObject({ extra1: userId, dOB: '1980-02-29' });
    expect(body.pictures).toEqual([`/Documents/appImages/${body.profile.profilePhoto}`]);
    expect(body.comments).toEqual([expect.objectContaining({ content: 'Mine', userId })]);
    expect(body.posts).toEqual([expect.objectContaining({ title: 'My own post', userid: userId })]);
    expect(body.applications).toEqual([
      expect.objectContaining({ typeTitle: 'A listing', answers: [{ label: 'Why?', value: 'Because' }] }),
    ]);
    expect(body.answers).toEqual([
      expect.objectContaining({ question: 'Why?', value: 'Because' }),
      expect.objectContaining({ question: 'Your CV', value: expect.stringMatching(/\/cv\.pdf$/) }),
    ]);
    expect(body.sessions).toHaveLength(1);
  });

  it('never holds the hash of a password or token', async () => {
    const { as } = await somebody();
    const text = JSON.stringify((await call(as, 'GET', '/mydata')).body);
    expect(text).not.toContain('$argon2');
    expect(text).not.toMatch(/hash/i);
  });

  it('is refused to nobody and unknown to an API without extensions', async () => {
    expect((await call('', 'GET', '/mydata')).status).toBe(401);
    expect((await call('', 'DELETE', '/mydata', { password })).status).toBe(401);
    const bare = test.appWith({ bare: true });
    const { as } = await somebody();
    expect((await test.sendTo(bare, 'GET', '/mydata', undefined, { as })).status).toBe(404);
    expect((await test.sendTo(bare, 'DELETE', '/mydata', { password }, { as })).status).toBe(404);
  });
});

describe('deleting my account', () => {
  it('takes session, profile, picture, answers and unpublished posts away', async () => {
    const { as, calls, userId, email } = await somebody();
    const photo = (await call(as, 'GET', '/mydata')).body.profile.profilePhoto;
    await db().insert(mails).values({ to: email.toUpperCase(), subject: 'A link', text: 'words' });
    expect(existsSync(path.join(test.filesDir, photo))).toBe(true);
    expect(await call(as, 'DELETE', '/mydata', { password })).toEqual({ status: 200, body: { userId } });
    expect((await call(as, 'GET', '/session')).status).toBe(401);
    expect((await call('', 'POST', '/loginuser', { email, password })).status).toBe(401);
    for (const name of ['getProfile', 'getResponse'] as const) {
      expect((await call(admin, 'GET', calls[name]?.path ?? '')).status).toBe(404);
    }
    expect((await call(admin, 'PUT', calls.updateApplication?.path ?? '', { withdrawn: true })).status).toBe(404);
    expect((await call(admin, 'DELETE', calls.deletePost?.path ?? '')).status).toBe(404);
    expect(existsSync(path.join(test.filesDir, photo))).toBe(false);
    expect(await db().select().from(mails).where(eq(mails.to, email.toUpperCase()))).toEqual([]);
  });

  it('wipes nothing older that names the email: whoever registers with one need not be its owner', async () => {
    const victim = 'complainant@example.org';
    const [faq] = [await call(admin, 'POST', '/Faq', { faqQuestions: 'Whom?', faqAnswer: `Write to ${victim}` })];
    const detailsOf = async () => {
      const { items } = (await call(admin, 'GET', `/admin/audit?page=1&kind=faq&objectId=${faq.body.faqId}`)).body;
      return JSON.stringify(items);
    };
    const createdAt = new Date(test.deps.now().getTime() - 60_000);
    await db().insert(mails).values({ to: victim, subject: 'Our answer', text: 'words', createdAt });
    const { as, userId } = await somebody();
    await db().update(accounts).set({ email: victim }).where(eq(accounts.id, userId));
    await db().insert(mails).values({ to: victim, subject: 'A link', text: 'words' });
    expect((await call(as, 'DELETE', '/mydata', { password })).status).toBe(200);
    expect(await detailsOf()).toContain(victim);
    const left = await db().select({ subject: mails.subject }).from(mails).where(eq(mails.to, victim));
    expect(left).toEqual([{ subject: 'Our answer' }]);
  });

  it('blanks what is of the account, and no deed into which somebody has written its id', async () => {
    const { as, userId } = await somebody();
    const faqAnswer = `Now £9,999. ${userId}`;
    const faq = (await call(admin, 'POST', '/Faq', { faqQuestions: userId, faqAnswer })).body;
    const asked = { yourName: 'Ann', email: 'ann@example.org', phoneNo: '01632 960123', yourMessage: 'Ring me' };
    await call('', 'POST', '/Requestcallback', asked);
    const [request] = (await call(admin, 'GET', '/Requestcallback')).body;
    const owned = { action: 'assign', owner: userId };
    await db()
      .update(accounts)
      .set({ roles: ['coordinator'] })
      .where(eq(accounts.id, userId));
    const assigned = await call(admin, 'POST', `/Requestcallback/${request.requestId}/events`, owned);
    expect(assigned.status).toBeLessThan(300);
    const deedsOf = async (kind: string, id: number) =>
      (await call(admin, 'GET', `/admin/audit?page=1&kind=${kind}&objectId=${id}`)).body.items;
    expect((await call(as, 'DELETE', '/mydata', { password })).status).toBe(200);
    expect(JSON.stringify(await deedsOf('faq', faq.faqId))).toContain('Now £9,999.');
    expect(JSON.stringify(await deedsOf('callBack', request.requestId))).not.toContain(userId);
  });

  it('leaves comments without a name, with the replies to them, and published posts as they are', async () => {
    const { as, userId } = await somebody();
    const [post] = await db()
      .insert(posts)
      .values({
        title: 'Printed',
        author: 'Edith',
        accountId: userId,
        status: 'Published',
        descriptionHtml: '',
        plainText: '',
      })
      .returning();
    const mine = (await call(as, 'POST', '/Comment', { postId: post!.id, content: 'Hello' })).body;
    await call(admin, 'POST', '/Comment', { postId: post!.id, parentCommentId: mine.commentId, content: 'Hello back' });
    expect((await call(as, 'DELETE', '/mydata', { password })).status).toBe(200);
    const [left] = (await call('', 'GET', `/Comment/postComment/${post!.id}`)).body;
    expect(left).toMatchObject({ content: 'Hello', userName: 'Former member', userId: '' });
    expect(left.replies).toEqual([expect.objectContaining({ content: 'Hello back' })]);
    expect((await call('', 'GET', `/Post/${post!.id}`)).body).toMatchObject({ author: 'Edith', userid: '' });
  });

  it('asks for the password, and for no more than a few wrong ones', async () => {
    const { as, email } = await somebody();
    expect((await call(as, 'DELETE', '/mydata', {})).body.errors).toEqual({ password: expect.any(String) });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await call(as, 'DELETE', '/mydata', { password: 'wrong-password' })).toEqual({
        status: 422,
        body: toReport('problem', { password: 'passwordWrong' }),
      });
    }
    const response = await test.send('DELETE', '/mydata', { password }, { as });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    await db().delete(failedLogins).where(eq(failedLogins.email, email));
    expect((await call(as, 'DELETE', '/mydata', { password })).status).toBe(200);
  });

  it('takes nothing away where the password is changed, or the account is gone, at that moment', async () => {
    const { as, userId } = await somebody();
    const otherHash = await hashPassword('Another-Horse-9');
    const isTheirs = eq(accounts.id, userId);
    const renewed = meanwhile(test, () => db().update(accounts).set({ passwordHash: otherHash }).where(isTheirs));
    expect((await test.sendTo(renewed, 'DELETE', '/mydata', { password }, { as })).status).toBe(401);
    expect(await db().$count(accounts, isTheirs)).toBe(1);
    expect(await db().$count(posts, eq(posts.accountId, userId))).toBe(1);

    const erasures = () => db().$count(audit, and(eq(audit.kind, 'account'), eq(audit.action, 'erase')));
    const before = await erasures();
    const gone = meanwhile(test, () => db().delete(accounts).where(isTheirs));
    const erased = await test.sendTo(gone, 'DELETE', `/User/${userId}`, undefined, { as: admin });
    expect([erased.status, await erasures()]).toEqual([404, before]);
  });

  it('is nobody else’s to ask for, whatever the body says', async () => {
    const victim = await somebody();
    const { as } = await somebody();
    expect((await call(as, 'DELETE', '/mydata', { password, userId: victim.userId })).status).toBe(422);
    expect((await call(victim.as, 'GET', '/session')).status).toBe(200);
  });

  it('is refused to the last admin, also when the last two ask at the same moment', async () => {
    const other = await openTestApp();
    try {
      const admins = [await other.signIn('admin'), await other.signIn('admin')];
      await other.deps.database.db.update(accounts).set({ passwordHash });
      const answers = await Promise.all(admins.map((as) => other.send('DELETE', '/mydata', { password }, { as })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      const refused = answers.find(({ status }) => status === 422);
      expect(await refused?.json()).toEqual(toReport('lastAdmin'));
      expect(await other.deps.database.db.select().from(accounts)).toHaveLength(1);
    } finally {
      await other.close();
    }
  }, 60_000);

  it('happens once, however often it is asked at the same moment', async () => {
    const { as } = await somebody();
    const answers = await Promise.all([1, 2, 3].map(() => call(as, 'DELETE', '/mydata', { password })));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    for (const status of statuses.slice(1)) expect([401, 422]).toContain(status);
  });
});
