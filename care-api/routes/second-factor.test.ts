import { eq } from 'drizzle-orm';
import { hashPassword } from '@/care-api/accounts/passwords';
import { codeOf } from '@/care-api/accounts/totp';
import { accounts, failedLogins } from '@/care-api/database/schema/accounts';
import { authenticatorApps, passkeys, recoveryCodes, signInSteps } from '@/care-api/database/schema/second-factors';
import { mails } from '@/care-api/database/schema/settings';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { softPasskey } from '@/care-api/testing/soft-passkey';

let test: TestApp;
let clock = Date.now();
let passwordHash = '';
const password = 'Correct-Horse-9';
const from = { headers: { 'x-forwarded-for': '192.0.2.77' } };
const later = (seconds: number) => {
  clock += seconds * 1_000;
};
beforeAll(async () => {
  test = await openTestApp({ now: () => new Date(clock) });
  passwordHash = await hashPassword(password);
}, 60_000);
beforeEach(async () => {
  await db().delete(failedLogins);
  await db().delete(mails);
});
afterAll(() => test.close());
const db = () => test.deps.database.db;

async function call(method: string, path: string, body?: unknown, as?: string) {
  const response = await test.send(method, `/api/${path}`, body, { ...from, ...(as && { as }) });
  return { status: response.status, body: await response.json() };
}
let people = 0;
async function makePerson(changed: object = {}) {
  people += 1;
  const email = `ann${people}@example.org`;
  const person = { username: `ann${people}`, email, passwordHash, ...changed };
  const [account] = await db().insert(accounts).values(person).returning();
  return { id: account!.id, email };
}
const logIn = (email: string, word = password) => call('POST', 'loginuser', { email, password: word });
const finish = (ticket: string, code: string) => call('POST', 'loginuser/code', { ticket, code });
const factors = async (as: string) => (await call('GET', 'session/factors', undefined, as)).body;

/** The code of somebody's app at this moment. */
async function codeFor(id: string) {
  const [app] = await db().select().from(authenticatorApps).where(eq(authenticatorApps.accountId, id));
  return codeOf(Buffer.from(app!.secret, 'base64url'), Math.floor(clock / 30_000));
}
async function withApp(changed: object = {}) {
  const person = await makePerson(changed);
  const as = (await logIn(person.email)).body.accessToken as string;
  expect((await call('POST', 'session/factors/app', { password }, as)).status).toBe(200);
  const { body } = await call('POST', 'session/factors/app/confirm', { code: await codeFor(person.id) }, as);
  later(30);
  await db().delete(mails);
  return { ...person, as, codes: body.recoveryCodes as string[] };
}
const ticketOf = async (email: string) => (await logIn(email)).body.ticket as string;
const mailed = async () => (await db().select().from(mails)).map(({ to, text }) => ({ to, text }));

describe('an authenticator app', () => {
  it('waits for its first code, and nobody is asked for one until then', async () => {
    const { email } = await makePerson();
    const as = (await logIn(email)).body.accessToken;
    expect((await call('POST', 'session/factors/app', { password: 'wrong-one' }, as)).body.codes).toEqual({
      password: { code: 'passwordWrong' },
    });
    await call('POST', 'session/factors/app', { password }, as);
    const { app, setup } = await factors(as);
    expect([app, setup.address]).toEqual(['waiting', expect.stringContaining(`secret=${setup.key}`)]);
    expect((await call('POST', 'session/factors/app/confirm', { code: '000000' }, as)).status).toBe(422);
    expect((await logIn(email)).body.accessToken).toBeTruthy();
    later(3_601);
    const again = (await logIn(email)).body.accessToken;
    expect(await factors(again)).toMatchObject({ app: 'none', setup: null });
  });

  it('is asked for after the password, and tells nobody else that there is one', async () => {
    const { email, id } = await withApp();
    expect((await logIn(email, 'wrong-password')).body).toEqual((await logIn('nobody@example.org')).body);
    const { status, body } = await logIn(email);
    expect([status, Object.keys(body)]).toEqual([200, ['ticket']]);
    const opened = await finish(body.ticket, await codeFor(id));
    expect(opened).toMatchObject({ status: 200, body: { userEmail: email, accessToken: expect.any(String) } });
    expect((await call('GET', 'session', undefined, opened.body.accessToken)).body).toMatchObject({ email });
  });

  it('gives a code that is taken once, and a ticket that opens once and for ten minutes', async () => {
    const { email, id } = await withApp();
    const [first, second] = [await ticketOf(email), await ticketOf(email)];
    const code = await codeFor(id);
    expect((await finish(first, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
    expect((await finish(second, code)).body.codes).toEqual({ code: { code: 'codeWrong' } });
    later(30);
    expect((await finish(first, await codeFor(id))).body.code).toBe('stepOver');
    later(600);
    expect((await finish(second, await codeFor(id))).body.code).toBe('stepOver');
  });

  it('of two that come with the same code at the same moment one gets in', async () => {
    const { email, id } = await withApp();
    const tickets = [await ticketOf(email), await ticketOf(email)];
    const code = await codeFor(id);
    const answers = await Promise.all(tickets.map((ticket) => finish(ticket, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('lets nobody guess: wrong codes wait as wrong passwords do, whichever ticket they come with', async () => {
    const { email, id } = await withApp();
    for (let guess = 0; guess < 5; guess += 1) expect((await finish(await ticketOf(email), '000000')).status).toBe(422);
    const answer = await finish(await ticketOf(email), await codeFor(id));
    expect(answer).toMatchObject({ status: 429, body: { code: 'attemptsTooMany' } });
  });

  it('does not go on after a new password, a ban or a log-in of the published calls', async () => {
    const { email, id, as } = await withApp();
    const ticket = await ticketOf(email);
    const change = { password, newPassword: 'tulip kettle lamp' };
    expect((await call('POST', 'session/password', change, as)).status).toBe(200);
    expect((await finish(ticket, await codeFor(id))).body.code).toBe('stepOver');
    const fresh = (await logIn(email, change.newPassword)).body.ticket;
    await db().update(accounts).set({ isBanned: true }).where(eq(accounts.id, id));
    expect((await finish(fresh, await codeFor(id))).status).toBe(401);
    await db().update(accounts).set({ isBanned: false, passwordHash }).where(eq(accounts.id, id));
    const bare = await test.sendTo(test.appWith({ bare: true }), 'POST', '/loginuser', { email, password }, from);
    expect(bare.status).toBe(401);
  });

  it('is taken away by whoever says the password, with the codes, and each change is told by mail', async () => {
    const { email, as } = await withApp();
    expect((await call('DELETE', 'session/factors/app', { password: 'wrong-one' }, as)).status).toBe(422);
    expect((await call('DELETE', 'session/factors/app', { password }, as)).status).toBe(200);
    expect(await factors(as)).toMatchObject({ app: 'none', recoveryCodesLeft: 0 });
    expect((await logIn(email)).body.accessToken).toBeTruthy();
    expect(await mailed()).toEqual([{ to: email, text: expect.stringContaining('app was removed') }]);
  });
});

it('a change of the second step ends the other sessions; an admin who takes it away ends all of them', async () => {
  const { email, id } = await makePerson();
  const [here, there] = [(await logIn(email)).body.accessToken, (await logIn(email)).body.accessToken];
  const isOpen = async (as: string) => (await call('GET', 'session', undefined, as)).status === 200;
  await call('POST', 'session/factors/app', { password }, here);
  expect([await isOpen(here), await isOpen(there)]).toEqual([true, true]);
  await call('POST', 'session/factors/app/confirm', { code: await codeFor(id) }, here);
  expect([await isOpen(here), await isOpen(there)]).toEqual([true, false]);
  await call('POST', `User/factors/${id}`, undefined, await test.signIn('admin'));
  expect(await isOpen(here)).toBe(false);
});

describe('recovery codes', () => {
  it('are ten, kept as hashes, and each opens once; whose it is hears of it', async () => {
    const { email, id, codes, as } = await withApp();
    expect(new Set(codes).size).toBe(10);
    const kept = await db().select().from(recoveryCodes).where(eq(recoveryCodes.accountId, id));
    expect(JSON.stringify(kept)).not.toContain(codes[0]!.replaceAll('-', ''));
    expect((await finish(await ticketOf(email), codes[0]!.toUpperCase())).status).toBe(200);
    expect((await finish(await ticketOf(email), codes[0]!)).status).toBe(422);
    expect(await factors(as)).toMatchObject({ recoveryCodesLeft: 9 });
    expect((await mailed())[0]?.text).toContain('recovery code');
  });

  it('open no account but their own, and give way to others', async () => {
    const [ann, other] = [await withApp(), await withApp()];
    expect((await finish(await ticketOf(ann.email), other.codes[0]!)).status).toBe(422);
    const { body } = await call('POST', 'session/factors/recovery', { password }, ann.as);
    expect((await finish(await ticketOf(ann.email), ann.codes[0]!)).status).toBe(422);
    expect((await finish(await ticketOf(ann.email), body.recoveryCodes[0])).status).toBe(200);
    const nobody = await test.signIn('user');
    expect((await call('POST', 'session/factors/recovery', { password }, nobody)).status).toBe(422);
  });
});

describe('a passkey', () => {
  const signed = { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' };
  const passkey = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {}, response: signed };

  it('that nobody has opens nothing, and its challenge is used up by the attempt', async () => {
    const { body } = await call('POST', 'loginuser/passkey/options');
    expect(body.options).toMatchObject({ rpId: 'site.example', userVerification: 'required' });
    const attempt = () => call('POST', 'loginuser/passkey', { ticket: body.ticket, passkey });
    expect((await attempt()).body.code).toBe('passkeyUnknown');
    expect((await attempt()).body.code).toBe('passkeyRefused');
  });

  it('is made by whoever says the password, and not with the challenge of somebody else', async () => {
    const [ann, other] = await Promise.all([makePerson(), makePerson()]);
    const [as, others] = [await logIn(ann.email), await logIn(other.email)].map(({ body }) => body.accessToken);
    expect((await call('POST', 'session/passkeys/options', { password: 'wrong-one' }, as)).status).toBe(422);
    const { body } = await call('POST', 'session/passkeys/options', { password }, as);
    expect(body.options).toMatchObject({ rp: { id: 'site.example' }, user: { name: ann.email } });
    const made = { ...passkey, response: { clientDataJSON: 'e30', attestationObject: 'AAAA' } };
    const add = (who: string) => call('POST', 'session/passkeys', { ticket: body.ticket, passkey: made }, who);
    expect((await add(others)).body.code).toBe('passkeyRefused');
    expect(await db().select().from(signInSteps).where(eq(signInSteps.accountId, ann.id))).toHaveLength(1);
    expect((await add(as)).body.code).toBe('passkeyRefused');
    expect((await call('DELETE', 'session/passkeys/AAAA', { password }, as)).status).toBe(404);
  });
});

describe('where there is a break-glass admin', () => {
  const breakGlassAdmin = 'glass@example.org';
  const askIn = async (path: string, body?: unknown) => {
    const answer = await test.sendTo(test.appWith({ breakGlassAdmin }), 'POST', `/api/${path}`, body, from);
    return { status: answer.status, body: await answer.json() };
  };
  const shut = { status: 403, body: { code: 'workAccountOnly' } };

  it('a passkey opens that account and those of visitors alone', async () => {
    const [glass, visitor] = [await makePerson({ email: breakGlassAdmin, isAdmin: true }), await makePerson()];
    const dora = await makePerson({ roles: ['editor'] });
    const logInAs = async ({ id }: { id: string }) => {
      const passkey = softPasskey(test.deps.siteUrl);
      await db()
        .insert(passkeys)
        .values({ ...passkey.kept, accountId: id, createdAt: new Date(clock) });
      const { ticket, options } = (await askIn('loginuser/passkey/options')).body;
      return askIn('loginuser/passkey', { ticket, passkey: passkey.sign(options.challenge) });
    };
    expect((await logInAs(glass)).status).toBe(200);
    expect((await logInAs(visitor)).status).toBe(200);
    expect(await logInAs(dora)).toMatchObject(shut);
  });

  it('a second step of who became staff since the first opens nothing', async () => {
    const { email, id } = await withApp();
    const ticket = await ticketOf(email);
    await db()
      .update(accounts)
      .set({ roles: ['editor'] })
      .where(eq(accounts.id, id));
    expect(await askIn('loginuser/code', { ticket, code: await codeFor(id) })).toMatchObject(shut);
  });
});

describe('staff who have to have a second step', () => {
  const require = async (staffSecondStep: boolean) => {
    const admin = await test.signIn('admin');
    await db().delete(authenticatorApps);
    const answer = await call('PUT', 'admin/settings/security', { value: { staffSecondStep } }, admin);
    expect(answer.status).toBe(200);
  };
  afterAll(() => db().execute(`delete from settings where key = 'security'`));

  it('open nothing but its setting up, and then everything', async () => {
    await require(true);
    const { email, id } = await makePerson({ roles: ['editor'] });
    const as = (await logIn(email)).body.accessToken;
    for (const path of ['sessions', 'mydata', 'Requestcallback', 'User']) {
      expect(await call('GET', path, undefined, as)).toMatchObject({ status: 403, body: { code: 'secureFirst' } });
    }
    expect((await call('GET', 'TypeDetail', undefined, as)).status).toBe(200);
    expect((await call('GET', 'session', undefined, as)).body).toMatchObject({ mustSecure: true });
    await call('POST', 'session/factors/app', { password }, as);
    expect((await call('POST', 'session/factors/app/confirm', { code: await codeFor(id) }, as)).status).toBe(200);
    expect((await call('GET', 'sessions', undefined, as)).status).toBe(200);
    const user = (await logIn((await makePerson()).email)).body.accessToken;
    expect((await call('GET', 'sessions', undefined, user)).status).toBe(200);
  });

  it('are helped by an admin, who says their password; the audit tells, and so does a mail', async () => {
    await db().execute(`delete from settings where key = 'security'`);
    const admin = await test.signIn('admin');
    const { id, email } = await withApp({ roles: ['editor'] });
    expect((await call('GET', `User/${id}`, undefined, admin)).body).toMatchObject({ hasSecondFactor: true });
    const editor = await test.signIn('editor');
    expect((await call('POST', `User/factors/${id}`, undefined, editor)).status).toBe(403);
    expect((await call('POST', `User/factors/${id}`, undefined, admin)).body).toMatchObject({ hasSecondFactor: false });
    expect((await logIn(email)).body.accessToken).toBeTruthy();
    expect((await mailed())[0]).toMatchObject({ to: email });
    const { items } = (await call('GET', 'admin/audit?page=1', undefined, admin)).body;
    expect(items[0]).toMatchObject({ action: 'factorOff', changes: { hasSecondFactor: [true, false] } });
    later(901);
    expect((await call('POST', `User/factors/${id}`, undefined, admin)).body.code).toBe('passwordAgain');
  });
});

it('the log tells of second steps, without a code', async () => {
  const { email, id } = await withApp();
  test.log.length = 0;
  await finish(await ticketOf(email), '000000');
  await finish(await ticketOf(email), await codeFor(id));
  const events = test.log.filter(({ message }) => message === 'security').map(({ event, account }) => [event, account]);
  expect(events).toEqual([
    ['code wrong', id],
    ['logged in', id],
  ]);
});
