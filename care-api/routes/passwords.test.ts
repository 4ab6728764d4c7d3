import { eq } from 'drizzle-orm';
import { ensureAdmin } from '@/care-api/accounts/ensure-admin';
import { hashPassword } from '@/care-api/accounts/passwords';
import { accounts, failedLogins, passwordResets } from '@/care-api/database/schema/accounts';
import { mails } from '@/care-api/database/schema/settings';
import type { DueWork } from '@/care-api/kernel/due-work';
import { startDelivery } from '@/care-api/mail/delivery';
import { openMailTransport } from '@/care-api/mail/mail-transport';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { type MailServer, startMailServer } from '@/care-api/testing/start-mail-server';
import { firstAdminEmail } from '@/lib/contract/account';
import { until } from '@/testing/until';

let test: TestApp;
let server: MailServer;
let delivery: DueWork;
let clock = Date.parse('2026-03-01T09:00:00Z');
let passwordHash: string;
let people = 0;
beforeAll(async () => {
  server = await startMailServer();
  test = await openTestApp({ now: () => new Date(clock), onMailQueued: () => delivery.wake() });
  const { log, database } = test.deps;
  const from = { from: 'no-reply@example.org', siteUrl: test.deps.siteUrl };
  const send = openMailTransport({ smtpUrl: server.url, ...from, outboxDir: '/dev/null', log });
  delivery = startDelivery({ db: database.db, send, log });
  passwordHash = await hashPassword('her first password');
}, 60_000);
afterAll(async () => {
  await delivery.stop();
  await server.close();
  await test.close();
});

async function makeAccount(changed = {}): Promise<string> {
  people += 1;
  const email = `p${people}@example.org`;
  await test.deps.database.db.insert(accounts).values({ username: `p${people}`, email, passwordHash, ...changed });
  return email;
}
const post = (path: string, body: unknown, from = '') =>
  test.send('POST', path, body, { headers: from ? { 'x-forwarded-for': from } : {} });
const forgot = (email: unknown, from = '') => post('/api/forgot-password', { email }, from);
const reset = (token: unknown, email: unknown, newPassword: unknown = 'her second password') =>
  post('/api/reset-password', { Token: token, Email: email, NewPassword: newPassword });
const logIn = (email: string, password: string) => post('/api/loginuser', { email, password });
const mailsTo = (email: string) => server.received.filter(({ to }) => to.includes(email)).map((mail) => mail.email);

const allSent = () =>
  until(async () => (await test.deps.database.db.select().from(mails).where(eq(mails.state, 'waiting'))).length === 0);

/** The token of the link that was mailed. */
async function askForLink(email: string, headers = {}): Promise<string> {
  const before = mailsTo(email).length;
  const response = await test.send('POST', '/api/forgot-password', { Email: email }, { headers });
  expect(response.status).toBe(200);
  await until(() => mailsTo(email).length > before);
  const link = /^https:\/\/site\.example\/reset_password\?Key=([\w-]{43})$/m;
  return link.exec(mailsTo(email).at(-1)?.text ?? '')?.[1] ?? 'no link';
}
async function says(response: Response): Promise<[number, string]> {
  return [response.status, (await response.json()).message];
}
const unusable = [422, 'Username In Correct Contact Administrator'];

describe('a forgotten password', () => {
  it('is set anew with the link that was mailed, once, and its owner is told', async () => {
    const email = await makeAccount();
    const token = await askForLink(email);
    expect((await reset(token, email.toUpperCase())).status).toBe(200);
    expect((await logIn(email, 'her first password')).status).toBe(401);
    expect((await logIn(email, 'her second password')).status).toBe(200);
    await until(() => mailsTo(email).length === 2);
    expect(mailsTo(email)[1]).toMatchObject({ subject: 'Your password was changed' });
    expect(JSON.stringify(mailsTo(email)[1])).not.toContain('her second password');
    expect(await says(await reset(token, email))).toEqual(unusable);
  });

  it('leaves nothing to use in the database or the log', async () => {
    const email = await makeAccount();
    const token = await askForLink(email);
    expect(JSON.stringify(await test.deps.database.db.select().from(passwordResets))).not.toContain(token);
    await allSent();
    expect(JSON.stringify(test.log)).not.toMatch(new RegExp(`${token}|${email}|second password`));
  });

  it('ends all sessions and links of the account, and forgets its failed log-ins', async () => {
    const email = await makeAccount();
    const { accessToken, refreshToken } = await (await logIn(email, 'her first password')).json();
    const token = await askForLink(email);
    for (let index = 0; index < 6; index += 1) await logIn(email, 'wrong');
    expect((await logIn(email, 'her first password')).status).toBe(429);
    expect((await reset(token, email)).status).toBe(200);
    expect((await test.send('GET', '/api/session', undefined, { as: accessToken })).status).toBe(401);
    expect((await post('/api/refreshtoken', { refreshToken })).status).toBe(401);
    expect((await logIn(email, 'her second password')).status).toBe(200);
    const { db } = test.deps.database;
    expect(await db.select().from(failedLogins).where(eq(failedLogins.email, email))).toEqual([]);
  });

  it('has a link to the site as configured, whatever host the request names', async () => {
    const email = await makeAccount();
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' };
    expect(await askForLink(email, headers)).toHaveLength(43);
    expect(mailsTo(email)[0]?.text).not.toContain('evil');
  });
});

describe('asking for a link', () => {
  it('is answered the same, and as late, for known, unknown and banned addresses', async () => {
    const known = await makeAccount();
    const banned = await makeAccount({ isBanned: true });
    const answers = [];
    for (const email of [known, 'nobody@example.org', banned]) {
      const start = performance.now();
      const response = await forgot(email);
      answers.push([response.status, await response.text()].join());
      expect(performance.now() - start).toBeGreaterThan(290);
    }
    expect(new Set(answers).size).toBe(1);
    expect(mailsTo(banned)).toEqual([]);
  });

  it('mails nothing to what stands for the email of the first admin until they choose one', async () => {
    await ensureAdmin(test.deps.database.db);
    expect((await forgot(firstAdminEmail)).status).toBe(200);
    await allSent();
    expect(mailsTo(firstAdminEmail)).toEqual([]);
  });

  it('ends the link before', async () => {
    const email = await makeAccount();
    const [first, second] = [await askForLink(email), await askForLink(email)];
    expect(await says(await reset(first, email))).toEqual(unusable);
    expect((await reset(second, email)).status).toBe(200);
  });

  it('mails three links an hour to an account, then none, without saying so; all at once too', async () => {
    const email = await makeAccount();
    const answers = await Promise.all(Array.from({ length: 8 }, () => forgot(email)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await allSent();
    expect(mailsTo(email)).toHaveLength(3);
    clock += 3_601_000;
    expect(await askForLink(email)).toHaveLength(43);
  });

  it('is limited for an address', async () => {
    const asked = await Promise.all(Array.from({ length: 21 }, () => forgot('nobody@example.org', '192.0.2.9')));
    expect(asked.map(({ status }) => status).sort()).toEqual([...Array(20).fill(200), 429]);
    expect(Number((await forgot('nobody@example.org', '192.0.2.9')).headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it.each([
    [undefined],
    [''],
    ['nobody'],
    [7],
    [['a@example.org']],
    ['a@example.org,b@example.org'],
    ['a\u0000@b.org'],
  ])('is refused for %p', async (email) => {
    const response = await forgot(email);
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).errors)).toEqual(['email']);
  });
});

describe('a link', () => {
  it('is good for sixty minutes', async () => {
    const email = await makeAccount();
    const token = await askForLink(email);
    clock += 3_600_000;
    expect(await says(await reset(token, email))).toEqual(unusable);
  });

  it('is of use only with the email of its owner', async () => {
    const [email, other] = [await makeAccount(), await makeAccount()];
    const token = await askForLink(email);
    expect(await says(await reset(token, other))).toEqual([422, 'Username Not Exists In System']);
    expect(await says(await reset('made-up', other))).toEqual(unusable);
    expect((await reset(token, email)).status).toBe(200);
    expect((await logIn(other, 'her first password')).status).toBe(200);
  });

  it('is of no use to somebody who was banned meanwhile', async () => {
    const email = await makeAccount();
    const token = await askForLink(email);
    await test.deps.database.db.update(accounts).set({ isBanned: true }).where(eq(accounts.email, email));
    expect(await says(await reset(token, email))).toEqual(unusable);
  });

  it('sets one password when two are sent with it at the same moment', async () => {
    const email = await makeAccount();
    const token = await askForLink(email);
    const wishes = Array.from({ length: 6 }, (_, index) => `password number ${index}`);
    const answers = await Promise.all(wishes.map((wish) => reset(token, email, wish)));
    const winners = wishes.filter((_, index) => answers[index]?.status === 200);
    expect(winners).toHaveLength(1);
    expect((await logIn(email, winners[0] ?? '')).status).toBe(200);
  });

  it('waits for nothing for ever when links are asked for and used and its owner signs in, all at once', async () => {
    const email = await makeAccount();
    const token = await askForLink(email);
    const all = Array.from({ length: 8 }, (_, index) => [
      reset(token, email, `password number ${index}`),
      forgot(email),
      logIn(email, 'her first password'),
    ]);
    const statuses = (await Promise.all(all.flat())).map(({ status }) => status);
    expect(statuses.filter((status) => ![200, 401, 422, 429].includes(status))).toEqual([]);
  });

  it.each([['short'], ['Password1'], ['x'.repeat(257)], [undefined], [12345678]])(
    'does not set the password %p, and can be used again',
    async (wish) => {
      const email = await makeAccount();
      const token = await askForLink(email);
      const body = { Token: token, Email: email, NewPassword: wish };
      const response = await post('/api/reset-password', body);
      expect(response.status).toBe(422);
      expect(Object.keys((await response.json()).errors)).toEqual(['newPassword']);
      expect((await reset(token, email)).status).toBe(200);
    },
  );

  it('sets no other field', async () => {
    const email = await makeAccount();
    const body = { token: await askForLink(email), email, newPassword: 'her second password', isAdmin: true };
    expect((await post('/api/reset-password', body)).status).toBe(422);
  });
});
