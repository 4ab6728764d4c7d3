import { desc, eq } from 'drizzle-orm';
import { ensureAdmin } from '@/care-api/accounts/ensure-admin';
import { hashPassword } from '@/care-api/accounts/passwords';
import { accounts, failedLogins } from '@/care-api/database/schema/accounts';
import { mails } from '@/care-api/database/schema/settings';
import { audit } from '@/care-api/database/schema/staff';
import { meanwhile } from '@/care-api/testing/meanwhile';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';

let test: TestApp;
let clock = Date.now();
let passwordHash = '';
const password = 'Correct-Horse-9';
const another = 'tulip kettle lamp';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
beforeAll(async () => {
  test = await openTestApp({ now: () => new Date(clock) });
  passwordHash = await hashPassword(password);
}, 60_000);
beforeEach(() => Promise.all([failedLogins, mails].map((table) => test.deps.database.db.delete(table))));
afterAll(() => test.close());

let people = 0;
async function makePerson(): Promise<string> {
  people += 1;
  const email = `ann${people}@example.org`;
  await test.deps.database.db.insert(accounts).values({ username: `ann${people}`, email, passwordHash });
  return email;
}
async function call(method: string, path: string, body?: unknown, as?: string) {
  const headers = { 'user-agent': firefox, 'x-forwarded-for': '192.0.2.77' };
  const response = await test.send(method, `/api/${path}`, body, { headers, ...(as && { as }) });
  return { status: response.status, body: await response.json() };
}
const logIn = (email: string, word = password) => call('POST', 'loginuser', { email, password: word });
const tokenOf = async (email: string, word = password) => (await logIn(email, word)).body.accessToken as string;
const isOpen = async (as: string) => (await call('GET', 'sessions', undefined, as)).status === 200;
const mailed = async () =>
  (await test.deps.database.db.select().from(mails)).map((mail) => ({
    to: mail.to,
    text: JSON.stringify(mail),
  }));

describe('the first admin', () => {
  const email = 'admin@example.com';
  let given = '';
  let token = '';
  beforeAll(async () => {
    given = (await ensureAdmin(test.deps.database.db)) ?? '';
  });

  it('signs in once with the password that was printed, and opens nothing by it', async () => {
    const { status, body } = await logIn(email, given);
    expect([status, body.mustChoose]).toEqual([200, true]);
    token = body.accessToken;
    expect((await logIn(email, given)).status).toBe(401);
    for (const path of ['Requestcallback', 'User', 'sessions', 'mydata']) {
      expect(await call('GET', path, undefined, token)).toMatchObject({ status: 403, body: { code: 'chooseFirst' } });
    }
    expect((await call('POST', 'Faq', { faqQuestions: 'q', faqAnswer: 'a' }, token)).status).toBe(403);
    expect((await call('GET', 'session', undefined, token)).body).toMatchObject({ email, mustChoose: true });
    expect((await call('GET', 'TypeDetail', undefined, token)).status).toBe(200);
  });

  it.each([
    [{ newPassword: another }, { email: 'Please provide an email' }],
    [{ newPassword: another, email: 'ADMIN@example.com' }, { email: expect.stringMatching(/^No mail reaches/) }],
    [{ newPassword: 'sunflower', email: 'head@example.org' }, { newPassword: expect.stringMatching(/very common/) }],
    [
      { newPassword: 'head office 99', email: 'headoffice@example.org' },
      { newPassword: expect.stringMatching(/name/) },
    ],
  ])('is not done with choosing by %j', async (chosen, errors) => {
    const answer = await call('POST', 'session/choose', chosen, token);
    expect([answer.status, answer.body.errors]).toEqual([422, errors]);
  });

  it('chooses their own, with which all opens, and which is not to be chosen twice', async () => {
    const chosen = { newPassword: another, email: 'head@example.org' };
    const { status, body } = await call('POST', 'session/choose', chosen, token);
    expect([status, body.mustChoose, body.userEmail]).toEqual([200, false, 'head@example.org']);
    expect(await isOpen(token)).toBe(false);
    expect((await call('GET', 'Requestcallback', undefined, body.accessToken)).status).toBe(200);
    expect((await call('POST', 'session/choose', chosen, body.accessToken)).status).toBe(404);
    expect((await logIn('head@example.org', another)).status).toBe(200);
    expect((await logIn(email, another)).status).toBe(401);
    expect(await mailed()).toMatchObject([{ to: 'head@example.org' }]);
  });
});

describe('another password', () => {
  it('ends all sessions, begins a new one and is mailed about', async () => {
    const email = await makePerson();
    const [here, there] = [await tokenOf(email), await tokenOf(email)];
    const wrong = await call('POST', 'session/password', { password: 'wrong', newPassword: another }, here);
    expect([wrong.status, wrong.body.errors]).toEqual([422, { password: 'The password is not right.' }]);
    const easy = await call('POST', 'session/password', { password, newPassword: 'Summer2026!' }, here);
    expect(Object.keys(easy.body.errors)).toEqual(['newPassword']);
    expect(await isOpen(there)).toBe(true);

    const done = await call('POST', 'session/password', { password, newPassword: another }, here);
    // Nobody was asked which version they had seen.
    const [noted] = await test.deps.database.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
    expect(noted).toMatchObject({ action: 'password', kind: 'account', checked: null });
    expect(done.status).toBe(200);
    expect(await Promise.all([here, there, done.body.accessToken].map(isOpen))).toEqual([false, false, true]);
    expect([(await logIn(email)).status, (await logIn(email, another)).status]).toEqual([401, 200]);
    expect(await mailed()).toMatchObject([{ to: email, text: expect.stringMatching(/password was changed/) }]);
  });

  it('leaves an address that is confirmed at that moment', async () => {
    const email = await makePerson();
    const as = await tokenOf(email);
    const isTheirs = eq(accounts.email, email);
    const [person] = await test.deps.database.db.select({ id: accounts.id }).from(accounts).where(isTheirs);
    const confirmed = `new-${email}`;
    const app = meanwhile(test, () => test.deps.database.db.update(accounts).set({ email: confirmed }).where(isTheirs));
    const change = { password, newPassword: another };
    expect((await test.sendTo(app, 'POST', '/api/session/password', change, { as })).status).toBe(200);
    const isSame = eq(accounts.id, person!.id);
    expect(await test.deps.database.db.select({ email: accounts.email }).from(accounts).where(isSame)).toEqual([
      { email: confirmed },
    ]);
    expect(await mailed()).toEqual([expect.objectContaining({ to: confirmed })]);
  });

  it('is guessed no more than five times', async () => {
    const token = await tokenOf(await makePerson());
    const guess = () => call('POST', 'session/password', { password: 'wrong', newPassword: another }, token);
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await guess()).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });
});

describe('another email', () => {
  const ask = (email: string, token: string) => call('POST', 'session/email', { email, password }, token);
  const keyIn = (text = '') => /Key=([\w-]+)/.exec(text)?.[1] ?? '';

  it("is the account's once its link is confirmed, and the old one is told", async () => {
    const old = await makePerson();
    const token = await tokenOf(old);
    expect((await ask('new@example.org', token)).status).toBe(200);
    const sent = await mailed();
    expect(sent.map(({ to }) => to).sort()).toEqual([old, 'new@example.org'].sort());
    const key = keyIn(sent.find(({ to }) => to === 'new@example.org')?.text);
    expect(sent.find(({ to }) => to === old)?.text).not.toContain(key);
    expect((await logIn('new@example.org')).status).toBe(401);

    const confirm = () => call('POST', 'session/email/confirm', { token: key });
    expect((await confirm()).status).toBe(200);
    expect(await isOpen(token)).toBe(false);
    expect((await mailed()).map(({ to }) => to).filter((to) => to === old)).toHaveLength(2);
    expect([(await logIn(old)).status, (await logIn('new@example.org')).status]).toEqual([401, 200]);
    expect((await confirm()).status).toBe(422);
  });

  it('is asked with the password, and its link lasts an hour', async () => {
    const token = await tokenOf(await makePerson());
    const wrong = await call('POST', 'session/email', { email: 'late@example.org', password: 'wrong' }, token);
    expect(wrong.body.errors).toEqual({ password: 'The password is not right.' });
    await ask('late@example.org', token);
    const key = keyIn((await mailed()).find(({ to }) => to === 'late@example.org')?.text);
    clock += 3_601_000;
    expect((await call('POST', 'session/email/confirm', { token: key })).status).toBe(422);
  });

  it('tells nobody whose address it is, but its owner', async () => {
    const [owner, email] = [await makePerson(), await makePerson()];
    const token = await tokenOf(email);
    const [taken, free] = [await ask(owner.toUpperCase(), token), await ask('free@example.org', token)];
    expect(taken).toEqual(free);
    const toOwner = (await mailed()).find(({ to }) => to.toLowerCase() === owner);
    expect(toOwner?.text).toMatch(/You have an account with us already/);
    expect(keyIn(toOwner?.text)).toBe('');
    await ask('third@example.org', token);
    expect((await ask('fourth@example.org', token)).status).toBe(429);
  });

  it('that somebody registers in the meantime stays theirs', async () => {
    const email = await makePerson();
    await ask('meant@example.org', await tokenOf(email));
    const key = keyIn((await mailed()).find(({ to }) => to === 'meant@example.org')?.text);
    await test.deps.database.db
      .insert(accounts)
      .values({ username: 'meant', email: 'meant@example.org', passwordHash });
    expect((await call('POST', 'session/email/confirm', { token: key })).status).toBe(422);
    expect((await logIn(email)).status).toBe(200);
  });
});

describe('a new account', () => {
  const register = async (email: string, listing?: number) => {
    people += 1;
    const wish = { username: `new${people}`, email, password, listing };
    return call('POST', 'registeruser', wish);
  };
  const isUnconfirmed = async (email: string) =>
    (await call('GET', 'session', undefined, await tokenOf(email))).body.isUnconfirmed;
  const linkTo = async (email: string) =>
    /https?:[^\s"\\]+/.exec((await mailed()).find(({ to }) => to === email)?.text ?? '')?.[0];

  it('is open, and its owner confirms it by a mailed link, which leads on to what they apply for', async () => {
    const email = 'applicant@example.org';
    expect((await register(email, 41)).status).toBe(201);
    expect(await isUnconfirmed(email)).toBe(true);
    const link = new URL((await linkTo(email)) ?? '');
    expect([link.pathname, link.searchParams.get('returnUrl')]).toEqual(['/confirm-email', '/applynow2/41']);
    const confirmed = await call('POST', 'session/email/confirm', { token: link.searchParams.get('Key') });
    expect([confirmed.status, confirmed.body.isFirst]).toEqual([200, true]);
    expect(await isUnconfirmed(email)).toBe(false);
    expect((await mailed()).map(({ to }) => to)).toEqual([email]);
  });

  it('is confirmed as well by a new password, whose link came by mail', async () => {
    const email = 'forgetful@example.org';
    await register(email);
    await test.deps.database.db.delete(mails);
    await call('POST', 'forgot-password', { email });
    const token = new URL((await linkTo(email)) ?? '').searchParams.get('Key');
    await call('POST', 'reset-password', { token, email, newPassword: another });
    expect((await call('GET', 'session', undefined, await tokenOf(email, another))).body.isUnconfirmed).toBe(false);
  });

  it('that there is one already is told its owner, with the way to what they apply for', async () => {
    const email = await makePerson();
    const [known, fresh] = [await register(email, 41), await register('fresh@example.org', 41)];
    expect([known.status, Object.keys(known.body)]).toEqual([fresh.status, Object.keys(fresh.body)]);
    expect(known.body.isUnconfirmed).toBe(fresh.body.isUnconfirmed);
    const link = new URL((await linkTo(email)) ?? '');
    expect([link.pathname, link.searchParams.get('returnUrl')]).toEqual(['/login-register', '/applynow2/41']);
    expect(await isUnconfirmed(email)).toBe(false);
  });
});

describe("one's sessions", () => {
  it('are listed with device, place and when they were used, newest first', async () => {
    const email = await makePerson();
    const first = await tokenOf(email);
    clock += 60_000;
    const token = await tokenOf(email);
    clock += 600_000;
    const { body } = await call('GET', 'sessions', undefined, token);
    const from = { device: 'Firefox, Windows', address: '192.0.2.…' };
    expect(body).toMatchObject([
      { ...from, isCurrent: true, lastSeenAt: new Date(clock).toISOString() },
      { ...from, isCurrent: false, lastSeenAt: new Date(clock - 660_000).toISOString() },
    ]);
    expect(Object.keys(body[0]).sort()).toEqual(['address', 'device', 'id', 'isCurrent', 'lastSeenAt', 'startedAt']);
    expect((await call('DELETE', `sessions/${body[1].id}`, undefined, token)).status).toBe(200);
    expect(await Promise.all([first, token].map(isOpen))).toEqual([false, true]);
  });

  it('end all but the one that asks', async () => {
    const email = await makePerson();
    const [here, there] = [await tokenOf(email), await tokenOf(email)];
    const stranger = await tokenOf(await makePerson());
    expect((await call('DELETE', 'sessions', undefined, here)).status).toBe(200);
    expect(await Promise.all([here, there, stranger].map(isOpen))).toEqual([true, false, true]);
  });

  it('of others are not there', async () => {
    const [mine, theirs] = [await tokenOf(await makePerson()), await tokenOf(await makePerson())];
    const [{ id }] = (await call('GET', 'sessions', undefined, theirs)).body;
    for (const one of [id, 'x', '0'])
      expect((await call('DELETE', `sessions/${one}`, undefined, mine)).status).toBe(404);
    expect(await isOpen(theirs)).toBe(true);
  });
});
