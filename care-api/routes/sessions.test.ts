import { eq } from 'drizzle-orm';
import { sign } from 'hono/jwt';
import { ensureAdmin } from '@/care-api/accounts/ensure-admin';
import { forgetSessions } from '@/care-api/accounts/sessions';
import { getSigningSecret } from '@/care-api/accounts/signing-secret';
import { accounts, failedLogins, sessions } from '@/care-api/database/schema/accounts';
import { newSecretToken } from '@/care-api/kernel/secret-token';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { loginAnswer } from '@/lib/contract/account';

let test: TestApp;
let password = '';
let clock = Date.now();
beforeAll(async () => {
  test = await openTestApp({ now: () => new Date(clock) });
  password = (await ensureAdmin(test.deps.database.db)) ?? '';
  // What is chosen in its place: own-account.test.ts.
  await test.deps.database.db.update(accounts).set({ mustChoose: false });
}, 60_000);
beforeEach(() => test.deps.database.db.delete(failedLogins));
afterAll(() => test.close());

const email = 'admin@example.com';
const logIn = (body: unknown, from = '192.0.2.1', browser = '') =>
  test.send('POST', '/api/loginuser', body, { headers: { 'x-forwarded-for': from, 'known-device': browser } });
const guarded = async (as: string) => (await test.send('GET', '/api/Requestcallback', undefined, { as })).status;

async function newToken(): Promise<string> {
  const response = await logIn({ email, password });
  expect(response.status).toBe(200);
  return loginAnswer.parse(await response.json()).accessToken;
}

describe('the first admin', () => {
  it('is made once, with a long password that is stored as argon2id only', async () => {
    expect(password.length).toBeGreaterThanOrEqual(20);
    expect(await ensureAdmin(test.deps.database.db)).toBeNull();
    const [stored] = await test.deps.database.db.select().from(accounts).where(eq(accounts.email, email));
    expect(stored?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('signing in', () => {
  it('answers a token that opens what is for admins, whatever the case of the email', async () => {
    const response = await logIn({ email: 'Admin@Example.com', password });
    const answer = loginAnswer.parse(await response.json());
    expect(answer).toMatchObject({ expiresIn: 3600, userEmail: email, username: 'admin' });
    expect(await guarded(answer.accessToken)).toBe(200);
  });

  it('says the same to a wrong password, an unknown email and a banned account', async () => {
    const banned = { username: 'banned', email: 'banned@example.com', isBanned: true };
    const [admin] = await test.deps.database.db.select().from(accounts).where(eq(accounts.email, email));
    await test.deps.database.db.insert(accounts).values({ ...banned, passwordHash: admin?.passwordHash ?? '' });
    const answers = [];
    for (const body of [
      { email, password: 'wrong' },
      { email: 'nobody@example.com', password },
      { email: banned.email, password },
    ]) {
      const response = await logIn(body);
      answers.push([response.status, await response.text()]);
    }
    expect(answers[0]?.[0]).toBe(401);
    expect(new Set(answers.map(String)).size).toBe(1);
  });

  it('lets an address wait after five failures at an account, twice as long after each further one', async () => {
    const guess = (word: string) => logIn({ email, password: word });
    for (let index = 0; index < 5; index += 1) expect((await guess('wrong')).status).toBe(401);
    for (const wait of [60, 120, 240]) {
      const refused = await guess(password);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(wait)]);
      clock += (wait - 1) * 1_000;
      expect((await guess(password)).headers.get('retry-after')).toBe('1');
      clock += 1_000;
      expect((await guess('wrong')).status).toBe(401);
    }
    expect((await logIn({ email, password }, '192.0.2.2')).status).toBe(200);
    // The owner's success elsewhere gives the guesser nothing back.
    expect((await guess(password)).headers.get('retry-after')).toBe('480');
    clock += 480_000;
    expect((await guess(password)).status).toBe(200);
    expect((await guess('wrong')).status).toBe(401);
  });

  const own = newSecretToken();
  const floodFrom = async (prefix: string) => {
    for (let number = 0; number < 20; number += 1) await logIn({ email, password: 'wrong' }, `${prefix}.${number}`);
  };

  it('lets no stranger with many addresses lock the owner out', async () => {
    clock += 3_601_000;
    await test.deps.database.db.delete(sessions);
    expect((await logIn({ email, password }, '198.51.100.7', own)).status).toBe(200);
    await floodFrom('203.0.113');
    const other = await logIn({ email, password }, '192.0.2.44', newSecretToken());
    expect([other.status, other.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await logIn({ email, password }, '192.0.2.44', own)).status).toBe(200);
    clock += 60_000;
    expect((await logIn({ email, password }, '192.0.2.44')).status).toBe(200);
  });

  it('keeps the way open for the browser its owner was signed in with of late, also once they have left', async () => {
    const { db } = test.deps.database;
    await db.delete(sessions);
    const { accessToken } = await (await logIn({ email, password }, '198.51.100.7', own)).json();
    expect((await test.send('POST', '/api/logoutuser', undefined, { as: accessToken })).status).toBe(200);
    expect(await guarded(accessToken)).toBe(401);
    clock += 20 * 86_400_000;
    await floodFrom('203.0.113');
    expect((await logIn({ email, password }, '192.0.2.45', own)).status).toBe(200);
    expect(await db.$count(sessions)).toBe(1);
    clock += 31 * 86_400_000;
    await floodFrom('203.0.113');
    expect((await logIn({ email, password }, '198.51.100.7', own)).status).toBe(429);
    await forgetSessions(db, new Date(clock));
    expect(await db.$count(sessions)).toBe(0);
  });

  it('knows nobody by a neighbour: who shares an address with the owner waits, and does not make them wait', async () => {
    await test.deps.database.db.delete(sessions);
    expect((await logIn({ email, password }, '198.51.100.7', own)).status).toBe(200);
    await floodFrom('203.0.113');
    for (const browser of ['', newSecretToken(), 'x'.repeat(43)]) {
      expect((await logIn({ email, password }, '198.51.100.7', browser)).status).toBe(429);
    }
    await test.deps.database.db.delete(failedLogins);
    for (let guess = 0; guess < 5; guess += 1) await logIn({ email, password: 'wrong' }, '198.51.100.7');
    expect((await logIn({ email, password }, '198.51.100.7')).status).toBe(429);
    expect((await logIn({ email, password }, '198.51.100.7', own)).status).toBe(200);
  });

  it('lets a browser that is known wait for its own failures alone, and at no other account', async () => {
    await test.deps.database.db.delete(sessions);
    const other = { email: 'other@example.com', password };
    const [admin] = await test.deps.database.db.select().from(accounts).where(eq(accounts.email, email));
    const row = { username: 'other', email: other.email, passwordHash: admin?.passwordHash ?? '' };
    await test.deps.database.db.insert(accounts).values(row);
    expect((await logIn({ email, password }, '198.51.100.7', own)).status).toBe(200);
    for (let guess = 0; guess < 5; guess += 1) await logIn({ email, password: 'wrong' }, `192.0.2.${guess}`, own);
    expect((await logIn({ email, password }, '192.0.2.9', own)).status).toBe(429);
    for (let guess = 0; guess < 20; guess += 1) {
      await logIn({ ...other, password: 'wrong' }, `203.0.113.${guess}`, own);
    }
    expect((await logIn(other, '192.0.2.9', own)).status).toBe(429);
  });

  it('lets no sixth guess through when they come all at once', async () => {
    const guesses = await Promise.all(Array.from({ length: 20 }, () => logIn({ email, password: 'wrong' })));
    const statuses = guesses.map((guess) => guess.status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
  });

  it('counts by account where nobody can say from where they come, and past 150 in an hour all together', async () => {
    const { db } = test.deps.database;
    const headers = { 'known-device': own };
    const unsaid = (name: string, word = 'wrong', more = {}) =>
      test.send('POST', '/api/loginuser', { email: name, password: word }, more);
    expect((await unsaid(email, password, { headers })).status).toBe(200);
    const statuses = [];
    for (let guess = 0; guess < 6; guess += 1) statuses.push((await unsaid('ann@example.com')).status);
    expect(statuses).toEqual([...Array(5).fill(401), 429]);
    const others = Array.from({ length: 144 }, (_, at) => `p${at}@example.com`);
    await db
      .insert(failedLogins)
      .values(others.map((name) => ({ email: name, address: '', createdAt: new Date(clock) })));
    expect((await unsaid('bob@example.com')).status).toBe(401);
    const refused = await unsaid('carol@example.com');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await unsaid(email, password, { headers })).status).toBe(200);
    clock += 60_000;
    expect((await unsaid('carol@example.com')).status).toBe(401);
    expect((await unsaid('dave@example.com')).headers.get('retry-after')).toBe('60');
  });

  it('stops an address that tries many accounts after thirty failures, others not', async () => {
    const statuses = [];
    for (let index = 0; index < 31; index += 1) {
      statuses.push((await logIn({ email: `p${index}@example.com`, password: 'x' })).status);
    }
    expect(statuses).toEqual([...Array(30).fill(401), 429]);
    expect((await logIn({ email, password }, '192.0.2.99')).status).toBe(200);
  });
});

describe('a token', () => {
  it('ends with its session, a ban, and its hour', async () => {
    const { db } = test.deps.database;
    const ended = await newToken();
    await db.delete(sessions);
    expect(await guarded(ended)).toBe(401);

    const banned = await newToken();
    await db.update(accounts).set({ isBanned: true }).where(eq(accounts.email, email));
    expect(await guarded(banned)).toBe(401);
    await db.update(accounts).set({ isBanned: false }).where(eq(accounts.email, email));
    expect(await guarded(banned)).toBe(200);

    clock += 3_632_000;
    expect(await guarded(banned)).toBe(401);
  });

  it('is refused when it was made with another secret, another algorithm or for another audience', async () => {
    const token = await newToken();
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const secret = await getSigningSecret(test.deps.database.db);
    expect(await guarded(await sign(claims, secret, 'HS256'))).toBe(200);
    const none = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${token.split('.')[1]}.`;
    const forged = [
      await sign(claims, 'another secret', 'HS256'),
      await sign(claims, secret, 'HS512'),
      await sign({ ...claims, aud: 'elsewhere' }, secret, 'HS256'),
      none,
      `${token}x`,
    ];
    for (const one of forged) expect(await guarded(one)).toBe(401);
  });
});
