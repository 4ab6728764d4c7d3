import { eq } from 'drizzle-orm';
import { accounts, passwordResets } from '@/care-api/database/schema/accounts';
import { companies } from '@/care-api/database/schema/provider';
import { mails } from '@/care-api/database/schema/settings';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';

let test: TestApp;
let admin: string;
let user: string;
/** Stands still: what is left of an hour does not depend on how quick a machine is. */
const now = new Date();
beforeAll(async () => {
  test = await openTestApp({ now: () => now });
  await test.deps.database.db.insert(companies).values({ name: 'Fernhollow Live-in Care' });
  [admin, user] = [await test.signIn('admin'), await test.signIn('user')];
}, 60_000);
afterAll(() => test.close());

const good = { username: 'Ann Example', email: 'ann@example.org', password: 'four words of hers' };
const register = (body: unknown, from = '') =>
  test.send('POST', '/api/registeruser', body, { headers: from ? { 'x-forwarded-for': from } : {} });
async function call(method: string, path: string, body: unknown, as: string) {
  const response = await test.send(method, path, body, { as });
  return { status: response.status, body: await response.json() };
}
const tryStatuses = async (method: string, path: string, body?: unknown) => {
  const statuses = [];
  for (const as of ['', user, admin]) statuses.push((await test.send(method, path, body, { as })).status);
  return statuses;
};
const find = async (username: string) =>
  (await test.deps.database.db.select().from(accounts).where(eq(accounts.username, username)))[0];

describe('registering', () => {
  it('makes an account that can sign in, without a right it asked for', async () => {
    const response = await register({ Username: 'Ann  Example', Email: good.email, Password: good.password });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      userId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      userID: expect.any(Number),
      userName: 'Ann Example',
      fullName: '',
      email: good.email,
      is_Admin: false,
      isBanned: false,
      createdAt: expect.any(String),
      roles: [],
      lastSeenAt: null,
      banReason: '',
      bannedUntil: null,
      mustChoose: false,
      isUnconfirmed: true,
      hasSecondFactor: false,
      version: 1,
    });
    expect((await find('Ann Example'))?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const { email, password } = good;
    expect((await test.send('POST', '/api/loginuser', { email, password })).status).toBe(200);
  });

  it('takes the apostrophe that telephones type for the one that stands in addresses', async () => {
    const response = await register({ ...good, username: 'Lucy O’Hara', email: 'lucy@example.org' });
    expect(await response.json()).toMatchObject({ userName: "Lucy O'Hara" });
  });

  it.each([
    ['alone', { username: 'ANN EXAMPLE', email: 'another@example.org' }],
    ['beside an email that exists', { username: 'ANN EXAMPLE' }],
  ])('refuses a username that exists, whatever its case, %s', async (_, change) => {
    const response = await register({ ...good, ...change });
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).errors)).toEqual(['username']);
  });

  it('answers an email that exists as a new one, and tells its owner, once an hour', async () => {
    const { db } = test.deps.database;
    const ask = async (username: string, email: string) => {
      const start = performance.now();
      const response = await register({ username, email, password: 'tulip kettle lamp' });
      expect(performance.now() - start).toBeGreaterThan(290);
      return { status: response.status, body: await response.json() };
    };
    const fresh = await ask('Newcomer', 'new.comer@example.org');
    const known = await ask('Another', 'ANN@example.org');
    expect(known.status).toBe(fresh.status);
    expect(known.body).toEqual({
      ...fresh.body,
      userId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      userID: expect.any(Number),
      createdAt: expect.any(String),
      userName: 'Another',
      email: 'ANN@example.org',
    });
    expect(Object.keys(known.body)).toEqual(Object.keys(fresh.body));
    // Who registers before and after counts along.
    expect(known.body.userID).toBe(fresh.body.userID + 1);
    expect((await ask('After', 'after@example.org')).body.userID).toBe(fresh.body.userID + 2);
    expect(await find('Another')).toBeUndefined();
    await ask('Another', good.email);
    const told = await db.select().from(mails).where(eq(mails.subject, 'You have an account with us already'));
    expect(told.map(({ to }) => to)).toEqual(['ANN@example.org']);
    const { email, password } = good;
    expect((await test.send('POST', '/api/loginuser', { email, password })).status).toBe(200);
  });

  it('is refused by an API of the published calls for an email that exists', async () => {
    const bare = test.appWith({ bare: true });
    const answer = await test.sendTo(bare, 'POST', '/api/registeruser', { ...good, username: 'Another' });
    expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([422, ['email']]);
  });

  it.each([
    ['password', { password: 'Password123!' }],
    ['password', { password: 'QWERTYUIOP' }],
    ['password', { username: 'Bo', password: 'Bo-2026-bo!' }],
    ['password', { password: '12345678' }],
    ['password', { password: 'aaaaaaaaaaaa' }],
    ['password', { password: 'BOBBY.EXAMPLE' }],
    ['password', { password: 'bobby@example.org' }],
    ['password', { password: 'sunflower' }],
    ['password', { password: 'x8 bobby-example q' }],
    ['password', { password: 'my Live-In Care 9' }],
    ['password', { password: 'Fernhollow1' }],
    ['password', { password: 'short' }],
    ['password', { password: 'x'.repeat(257) }],
    ['password', { password: 12345678 }],
    ['username', { username: '' }],
    ['username', { username: '<b>Bob</b>' }],
    ['username', { username: 'x'.repeat(41) }],
    ['username', { username: 'a\u0000b' }],
    ['username', { username: ['Bob'] }],
    ['email', { email: 'nobody' }],
    ['email', { email: 'a@example.org\r\nBcc: b@example.org' }],
    ['is_Admin', { Is_Admin: true }],
    ['isAdmin', { isAdmin: true }],
    ['role', { role: 'admin' }],
  ])('refuses a bad %s by name: %p', async (field, change) => {
    const response = await register({ ...good, username: 'bobby.example', email: 'bobby@example.org', ...change });
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).errors)).toEqual([field]);
    expect(await find('bobby.example')).toBeUndefined();
  });

  it('makes one account of twenty equal wishes at once', async () => {
    const wish = { username: 'Twenty', email: 'twenty@example.org', password: 'four words of theirs' };
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await register(wish)).status));
    expect(statuses.sort()).toEqual([201, ...Array(19).fill(422)]);
  });

  it('is limited for an address, not for others', async () => {
    const statuses = [];
    for (let index = 0; index < 21; index += 1) statuses.push((await register({}, '192.0.2.7')).status);
    // What cannot be read is no attempt.
    expect(new Set(statuses)).toEqual(new Set([422]));
    for (let index = 0; index < 20; index += 1) await register(good, '192.0.2.7');
    const refused = await register(good, '192.0.2.7');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect((await register(good, '192.0.2.8')).status).toBe(422);
  });
});

describe('looking users up', () => {
  it('lists them for admins only, without their passwords', async () => {
    expect(await tryStatuses('GET', '/api/User')).toEqual([401, 403, 200]);
    const { body } = await call('GET', '/api/User', undefined, admin);
    expect(body).toContainEqual(expect.objectContaining({ userName: 'Ann Example', is_Admin: false }));
    expect(JSON.stringify(body)).not.toMatch(/argon2|password/i);
  });

  it('gives exactly the published fields where only those are wanted', async () => {
    const bare = test.appWith({ bare: true });
    const [row] = await (await bare.request('/api/User', { headers: { authorization: `Bearer ${admin}` } })).json();
    expect(Object.keys(row)).toEqual(['userId', 'userID', 'userName', 'email', 'is_Admin']);
  });

  it('finds one by name or email for an admin, whatever the case', async () => {
    for (const name of ['ann%20EXAMPLE', 'Ann@Example.org']) {
      expect(await call('GET', `/api/User/get/${name}`, undefined, admin)).toMatchObject({
        status: 200,
        body: { userName: 'Ann Example', email: 'ann@example.org' },
      });
    }
    for (const name of ['nobody', '%00', '%25', "'%20or%201=1--", 'x'.repeat(300)]) {
      expect((await call('GET', `/api/User/get/${name}`, undefined, admin)).status).toBe(404);
    }
  });

  it('leaves no email in the log', async () => {
    test.log.length = 0;
    for (const name of ['ann@example.org', 'ann%40example.org']) {
      await call('GET', `/api/User/get/${name}`, undefined, admin);
    }
    expect(test.log.map(({ path }) => path)).toEqual(['/User/get/…', '/User/get/…']);
  });

  it('finds themselves for a user, and says the same of a stranger and of nobody', async () => {
    expect((await call('GET', '/api/User/get/USER-2', undefined, user)).body).toMatchObject({ userName: 'user-2' });
    expect((await call('GET', '/api/User/get/user-2@example.org', undefined, user)).status).toBe(200);
    const stranger = await call('GET', '/api/User/get/Ann%20Example', undefined, user);
    expect(stranger.status).toBe(403);
    for (const name of ['nobody', 'no-one']) {
      expect(await call('GET', `/api/User/get/${name}`, undefined, user)).toEqual(stranger);
    }
    expect((await call('GET', '/api/User/get/user-2', undefined, '')).status).toBe(401);
  });
});

describe('an admin', () => {
  const none = '00000000-0000-4000-8000-000000000000';

  it('bans a user, which ends their sessions and links, and lets them in again', async () => {
    const { db } = test.deps.database;
    const token = await test.signIn('user');
    const { mustSecure: _, ...me } = (await call('GET', '/api/session', undefined, token)).body;
    const link = { tokenHash: 'a', accountId: me.userId, expiresAt: new Date(Date.now() + 1_000_000) };
    await db.insert(passwordResets).values(link);
    expect(await tryStatuses('PUT', `/api/User/ban/${me.userId}`, {})).toEqual([401, 403, 200]);
    expect((await find(me.userName))?.isBanned).toBe(true);
    expect(await db.select().from(passwordResets)).toEqual([]);
    expect((await call('GET', '/api/session', undefined, token)).status).toBe(401);
    const again = await call('PUT', `/api/User/ban/${me.userId}`, { isBanned: false }, admin);
    expect(again).toEqual({ status: 200, body: { ...me, isBanned: false, version: 3 } });
    // Sessions that ended stay ended.
    expect((await call('GET', '/api/session', undefined, token)).status).toBe(401);
  });

  it('makes a user an admin, at once and until it is taken back; no body means yes', async () => {
    const token = await test.signIn('user');
    const { body: me } = await call('GET', '/api/session', undefined, token);
    const path = `/api/User/admin/${me.userId}`;
    expect((await call('PUT', path, { isAdmin: true }, token)).status).toBe(403);
    expect((await call('PUT', path, undefined, admin)).body).toMatchObject({ is_Admin: true });
    expect((await call('GET', '/api/User', undefined, token)).status).toBe(200);
    expect((await call('PUT', path, { IsAdmin: false }, admin)).body).toMatchObject({ is_Admin: false });
    expect((await call('GET', '/api/User', undefined, token)).status).toBe(403);
  });

  it.each(['7', 'abc', '-1', '1%00', none, `${none}x`, '%27%20or%201'])('changes nobody by the id %s', async (id) => {
    for (const what of ['ban', 'admin']) {
      expect((await call('PUT', `/api/User/${what}/${id}`, {}, admin)).status).toBe(404);
    }
  });

  it.each([
    ['ban', 'isBanned', { isBanned: 'yes' }],
    ['admin', 'isAdmin', { isAdmin: 1 }],
    ['admin', 'isBanned', { isBanned: false }],
  ])('is told what is wrong with the body of %s: %s', async (what, field, body) => {
    const answer = await call('PUT', `/api/User/${what}/${none}`, body, admin);
    expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: expect.any(String) } } });
  });

  it('who is the last one can neither be banned nor unmade', async () => {
    const { userId } = (await call('GET', '/api/session', undefined, admin)).body;
    expect((await call('PUT', `/api/User/ban/${userId}`, {}, admin)).status).toBe(422);
    expect((await call('PUT', `/api/User/admin/${userId}`, { isAdmin: false }, admin)).status).toBe(422);
    expect((await call('GET', '/api/session', undefined, admin)).body).toMatchObject({
      is_Admin: true,
      isBanned: false,
    });
  });

  it('is left when two unmake each other at the same moment', async () => {
    const other = await test.signIn('admin');
    const ids = [];
    for (const as of [admin, other]) ids.push((await call('GET', '/api/session', undefined, as)).body.userId);
    const answers = await Promise.all([
      call('PUT', `/api/User/ban/${ids[1]}`, {}, admin),
      call('PUT', `/api/User/admin/${ids[0]}`, { isAdmin: false }, other),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await test.deps.database.db.select().from(accounts).where(eq(accounts.isAdmin, true));
    expect(left.filter(({ isBanned }) => !isBanned)).toHaveLength(1);
  });
});
