import { eq } from 'drizzle-orm';
import { accounts, failedLogins, sessions } from '@/care-api/database/schema/accounts';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { accountSchema, type LoginAnswer, loginAnswer } from '@/lib/contract/account';
import { hashPassword } from './passwords';

let test: TestApp;
let clock = Date.parse('2026-03-01T09:00:00Z');
const email = 'ann@example.org';
const password = 'a password of mine';
beforeAll(async () => {
  test = await openTestApp({ now: () => new Date(clock) });
  const passwordHash = await hashPassword(password);
  await test.deps.database.db.insert(accounts).values({ username: 'Ann', email, passwordHash });
}, 60_000);
beforeEach(async () => {
  await test.deps.database.db.delete(failedLogins);
});
afterAll(() => test.close());

async function signIn(): Promise<LoginAnswer> {
  const response = await test.send('POST', '/api/loginuser', { Email: email, Password: password });
  expect(response.status).toBe(200);
  return loginAnswer.parse(await response.json());
}
const refresh = (refreshToken: unknown) => test.send('POST', '/api/refreshtoken', { refreshToken });
async function refreshed(refreshToken: string): Promise<LoginAnswer> {
  const response = await refresh(refreshToken);
  expect(response.status).toBe(200);
  return loginAnswer.parse(await response.json());
}
const me = async (as: string) => (await test.send('GET', '/api/session', undefined, { as })).status;
const signOut = (as: string) => test.send('POST', '/api/logoutuser', undefined, { as });

describe('a session', () => {
  it('says whose it is, with the fields of a user and nothing of the password', async () => {
    const { accessToken, userId, isAdmin } = await signIn();
    expect(isAdmin).toBe(false);
    const answer = await (await test.send('GET', '/api/session', undefined, { as: accessToken })).json();
    expect(answer).toEqual({
      userId,
      userID: expect.any(Number),
      userName: 'Ann',
      fullName: '',
      email,
      is_Admin: false,
      isBanned: false,
      createdAt: expect.any(String),
      roles: [],
      lastSeenAt: expect.any(String),
      banReason: '',
      bannedUntil: null,
      mustChoose: false,
      mustSecure: false,
      hasSecondFactor: false,
      isUnconfirmed: false,
      version: 1,
    });
    expect(accountSchema.parse(answer)).toMatchObject({ id: userId, name: 'Ann', isAdmin: false });
    expect((await test.send('GET', '/api/session')).status).toBe(401);
  });

  it('is not there for an API without extensions, whose log-in says nothing of admins', async () => {
    const bare = test.appWith({ bare: true });
    const { accessToken } = await signIn();
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
    expect((await bare.request('/api/session', { headers })).status).toBe(404);
    for (const path of ['/api/refreshtoken', '/api/logoutuser']) {
      expect((await bare.request(path, { method: 'POST', headers, body: '{}' })).status).toBe(404);
    }
    const answer = await bare.request('/api/loginuser', {
      method: 'POST',
      headers,
      body: JSON.stringify({ email, password }),
    });
    expect(Object.keys(await answer.json()).sort()).toEqual(
      ['accessToken', 'expiresIn', 'refreshToken', 'userEmail', 'userId', 'username'].sort(),
    );
  });

  it('ends when its owner signs out: a copied token is refused at once, other sessions go on', async () => {
    const [here, there] = [await signIn(), await signIn()];
    expect((await signOut(here.accessToken)).status).toBe(200);
    expect([await me(here.accessToken), await me(there.accessToken)]).toEqual([401, 200]);
    expect((await refresh(here.refreshToken)).status).toBe(401);
    expect((await signOut(here.accessToken)).status).toBe(401);
    expect((await signOut('')).status).toBe(401);
  });

  it('is not opened by a token of the future, which a clock that goes wrong has made', async () => {
    const [now, token] = [clock, async () => (await signIn()).accessToken];
    clock = now + 31_000;
    const ahead = await token();
    clock = now + 29_000;
    const skewed = await token();
    clock = now;
    expect([await me(ahead), await me(skewed)]).toEqual([401, 200]);
  });

  it('does not begin when the password is changed while it is being checked', async () => {
    const { db } = test.deps.database;
    const begun = test.send('POST', '/api/loginuser', { email, password });
    // Whichever is first: a session on the old password never outlives the change, which ends all.
    const changed = db.transaction(async (tx) => {
      await tx
        .update(accounts)
        .set({ passwordHash: await hashPassword('another one') })
        .where(eq(accounts.email, email));
      await tx.delete(sessions);
    });
    const [answer] = await Promise.all([begun, changed]);
    expect(await db.select().from(sessions)).toEqual([]);
    expect([200, 401]).toContain(answer.status);
    await db
      .update(accounts)
      .set({ passwordHash: await hashPassword(password) })
      .where(eq(accounts.email, email));
  });
});

describe('a refresh token', () => {
  it('gives the same session another hour under new tokens', async () => {
    const first = await signIn();
    clock += 3_500_000;
    const second = await refreshed(first.refreshToken);
    expect(second).toMatchObject({ expiresIn: 3600, userEmail: email, username: 'Ann', userId: first.userId });
    expect(second.refreshToken).not.toBe(first.refreshToken);
    clock += 3_500_000;
    expect([await me(first.accessToken), await me(second.accessToken)]).toEqual([401, 200]);
    expect(await test.deps.database.db.select().from(sessions)).toHaveLength(1);
  });

  it('is stored as a hash only', async () => {
    const { refreshToken } = await signIn();
    expect(JSON.stringify(await test.deps.database.db.select().from(sessions))).not.toContain(refreshToken);
  });

  it('that was used more than a minute ago ends its session, because somebody else has it', async () => {
    const first = await signIn();
    const second = await refreshed(first.refreshToken);
    clock += 60_001;
    expect((await refresh(first.refreshToken)).status).toBe(401);
    expect(await me(second.accessToken)).toBe(401);
    expect((await refresh(second.refreshToken)).status).toBe(401);
  });

  it('has one successor for a minute, until that is used itself', async () => {
    const first = await signIn();
    const second = await refreshed(first.refreshToken);
    clock += 60_000;
    const again = await refreshed(first.refreshToken);
    expect(again).toEqual({ ...second, accessToken: expect.any(String), expiresIn: 3_540 });
    const third = await refreshed(again.refreshToken);
    expect((await refresh(first.refreshToken)).status).toBe(401);
    expect([await me(again.accessToken), await me(third.accessToken)]).toEqual([200, 200]);
  });

  it('has the same successor when it is shown ten times at the same moment, through two APIs', async () => {
    const { refreshToken } = await signIn();
    const other = test.appWith({});
    const tokens = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const answer = await test.sendTo(index % 2 ? other : test.app, 'POST', '/api/refreshtoken', { refreshToken });
        return loginAnswer.parse(await answer.json()).refreshToken;
      }),
    );
    expect(new Set(tokens).size).toBe(1);
  });

  it('is no good once its hour is over', async () => {
    const { refreshToken } = await signIn();
    clock += 3_601_000;
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  it('keeps a session for twelve hours and not longer', async () => {
    const start = clock;
    let latest = await signIn();
    while (clock < start + 11.4 * 3_600_000) {
      clock += 1_800_000;
      latest = await refreshed(latest.refreshToken);
    }
    clock = start + 11.75 * 3_600_000;
    latest = await refreshed(latest.refreshToken);
    expect(latest.expiresIn).toBe(900);
    expect(await me(latest.accessToken)).toBe(200);
    clock = start + 12 * 3_600_000 + 1_000;
    expect(await me(latest.accessToken)).toBe(401);
    expect((await refresh(latest.refreshToken)).status).toBe(401);
  });

  it('is no good to somebody who is banned', async () => {
    const { db } = test.deps.database;
    const { refreshToken } = await signIn();
    await db.update(accounts).set({ isBanned: true }).where(eq(accounts.email, email));
    expect((await refresh(refreshToken)).status).toBe(401);
    await db.update(accounts).set({ isBanned: false }).where(eq(accounts.email, email));
  });

  it.each([[undefined], [''], [7], [{}], ['x'.repeat(201)]])('is not %p', async (token) => {
    const response = await refresh(token);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { refreshToken: expect.any(String) } });
  });

  it('is not one that nobody was given', async () => {
    expect((await refresh('made-up')).status).toBe(401);
    expect((await test.send('POST', '/api/refreshtoken', { refreshToken: 'a', userId: 'b' })).status).toBe(422);
  });
});
