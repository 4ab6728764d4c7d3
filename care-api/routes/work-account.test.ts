import { eq } from 'drizzle-orm';
import { hashPassword } from '@/care-api/accounts/passwords';
import { accounts, workAccounts } from '@/care-api/database/schema/accounts';
import { mails, settings } from '@/care-api/database/schema/settings';
import { audit } from '@/care-api/database/schema/staff';
import type { WorkAccounts } from '@/care-api/kernel/dependencies';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import type { StaffRole } from '@/lib/contract/staff';
import { type IdentityProvider, startIdentityProvider } from '@/testing/start-identity-provider';
import { type LyingProvider, startLyingProvider } from '@/testing/start-lying-provider';

let test: TestApp;
let provider: IdentityProvider;
let lying: LyingProvider;
beforeAll(async () => {
  test = await openTestApp();
  provider = await startIdentityProvider(`${test.deps.siteUrl}/api/sign-in/work/done`);
  lying = await startLyingProvider();
}, 60_000);
afterAll(async () => {
  await Promise.all([provider.stop(), lying.close()]);
  await test.close();
});
const db = () => test.deps.database.db;

let people = 0;
/** Somebody of the provider, with an email nobody else has. */
function somebody() {
  people += 1;
  return { subject: `s${people}`, email: `ann${people}@care.example` };
}
async function colleague(changed: Partial<typeof accounts.$inferInsert> = {}) {
  const { subject, email } = somebody();
  const row = {
    username: subject,
    email,
    passwordHash: await hashPassword('Correct-Horse-9'),
    roles: ['editor'] as StaffRole[],
  };
  const [account] = await db()
    .insert(accounts)
    .values({ ...row, ...changed })
    .returning();
  if (!account) throw new Error('The account was not stored.');
  return { subject, email: account.email, id: account.id };
}

type Groups = [group: string, role: StaffRole | 'admin'][];
const settingsOf = (issuer: string, groups: Groups = []): WorkAccounts => ({
  issuer,
  clientId: 'care',
  clientSecret: 'a secret of this client and of nobody else',
  domains: ['care.example'],
  groups: new Map(groups),
  groupsClaim: 'groups',
});
function apiWith(groups: Groups = [], more: { issuer?: string; breakGlassAdmin?: string } = {}) {
  const { issuer = provider.issuer, ...others } = more;
  const app = test.appWith({ workAccounts: settingsOf(issuer, groups), ...others });
  return async (method: string, path: string, body?: unknown, as?: string) => {
    const answer = await test.sendTo(app, method, `/api/${path}`, body, { ...(as && { as }) });
    return { status: answer.status, body: await answer.json() };
  };
}
type Api = ReturnType<typeof apiWith>;

async function logIn(api: Api, { subject, email }: { subject: string; email: string }, ...groups: string[]) {
  const { body } = await api('POST', 'loginuser/work/address', {});
  const person = { sub: subject, email, email_verified: !email.startsWith('unseen'), groups };
  const answer = await provider.logIn(body.address, person);
  return api('POST', 'loginuser/work', { ticket: body.ticket, answer });
}
const standingOf = async (email: string) => {
  const [row] = await db().select().from(accounts).where(eq(accounts.email, email));
  return row && { isAdmin: row.isAdmin, roles: row.roles };
};

it('is offered where it is set alone', async () => {
  expect((await apiWith()('GET', 'loginuser/work')).body).toEqual({ isOffered: true });
  expect(await (await test.send('GET', '/api/loginuser/work')).json()).toEqual({ isOffered: false });
  expect((await test.send('POST', '/api/loginuser/work/address', {})).status).toBe(404);
});

it('opens the account of a colleague by the email, and from then on by who they are', async () => {
  const api = apiWith();
  const ada = await colleague();
  expect(await logIn(api, ada)).toMatchObject({
    status: 200,
    body: { userId: ada.id, roles: ['editor'], mustChoose: false },
  });
  expect((await logIn(api, { ...ada, email: 'married@care.example' })).body.userId).toBe(ada.id);
  // An email is given to the next person: they are somebody else.
  expect(await logIn(api, { ...ada, subject: 'another' })).toMatchObject({
    status: 403,
    body: { code: 'workAccountUnknown' },
  });
});

it('is nothing for who does nothing here: a stranger, a visitor, somebody of another house, an email not seen', async () => {
  const api = apiWith();
  const visitor = await colleague({ roles: [] });
  const elsewhere = { subject: 'e', email: 'ann@elsewhere.example' };
  await colleague({ email: elsewhere.email });
  for (const who of [somebody(), visitor, elsewhere]) expect(await logIn(api, who)).toMatchObject({ status: 403 });
  const unseen = await colleague({ email: 'unseen@care.example' });
  expect(await logIn(api, unseen)).toMatchObject({ status: 401, body: { code: 'workAccountFailed' } });
  expect(await db().select().from(workAccounts).where(eq(workAccounts.accountId, visitor.id))).toEqual([]);
});

it('where groups say it, they make colleagues, change what they do and take it away, and the audit knows', async () => {
  const api = apiWith([
    ['Office', 'coordinator'],
    ['IT', 'admin'],
  ]);
  await colleague({ isAdmin: true });
  const ben = somebody();
  await db().delete(audit);
  const first = await logIn(api, ben, 'Office', 'Tea');
  expect(first).toMatchObject({ status: 200, body: { roles: ['coordinator'], isAdmin: false } });
  expect(await logIn(api, ben, 'IT')).toMatchObject({ body: { isAdmin: true, roles: [] } });
  expect(await logIn(api, ben, 'Tea')).toMatchObject({ status: 403 });
  expect(await standingOf(ben.email)).toEqual({ isAdmin: false, roles: [] });
  const noted = await db().select().from(audit).orderBy(audit.id);
  expect(noted.map(({ action, kind }) => `${kind} ${action}`)).toEqual([
    'account create',
    'account roles',
    'account roles',
  ]);
});

it('needs no second step and no password of ours, also where staff have to have one', async () => {
  const api = apiWith();
  await db()
    .insert(settings)
    .values({ key: 'security', value: JSON.stringify({ staffSecondStep: true }) });
  const cleo = await colleague({ mustChoose: true });
  const { body } = await logIn(api, cleo);
  expect(body.mustChoose).toBe(false);
  expect((await api('GET', 'admin/overview', undefined, body.accessToken)).body.code).not.toBe('factorMissing');
  await db().delete(settings).where(eq(settings.key, 'security'));
});

it('where there is a break-glass admin, passwords open that account and those of visitors alone', async () => {
  const [glass, dora, visitor] = [
    await colleague({ isAdmin: true }),
    await colleague(),
    await colleague({ roles: [] }),
  ];
  const api = apiWith([['IT', 'admin']], { breakGlassAdmin: glass.email.toUpperCase() });
  const byPassword = (email: string, password = 'Correct-Horse-9') => api('POST', 'loginuser', { email, password });
  expect((await byPassword(glass.email)).status).toBe(200);
  expect((await byPassword(visitor.email)).status).toBe(200);
  expect(await byPassword(dora.email)).toMatchObject({ status: 403, body: { code: 'workAccountOnly' } });
  expect((await byPassword(dora.email, 'a wrong one')).status).toBe(401);
  // No group takes the last way in away.
  expect((await logIn(api, glass, 'Tea')).status).toBe(200);
  expect(await standingOf(glass.email)).toMatchObject({ isAdmin: true });
  // It is the account that is spared, not an email that the provider has given to somebody else.
  await logIn(api, dora, 'Tea', 'IT');
  expect(await logIn(api, { ...dora, email: glass.email }, 'Tea')).toMatchObject({ status: 403 });
  expect(await standingOf(dora.email)).toMatchObject({ isAdmin: false });
});

it('where it alone opens the back office, a colleague is invited to it, and nobody who has none', async () => {
  const gail = await colleague({ isAdmin: true });
  const api = apiWith([], { breakGlassAdmin: 'glass@care.example' });
  const { accessToken } = (await logIn(api, gail)).body;
  const invite = (email: string) => api('POST', 'User/invite', { email, role: 'editor' }, accessToken);
  expect(await invite('hal@elsewhere.example')).toMatchObject({
    status: 422,
    body: { errors: { email: expect.any(String) } },
  });
  const hal = somebody();
  expect((await invite(hal.email)).status).toBe(201);
  const [mail] = await db().select().from(mails).where(eq(mails.to, hal.email));
  expect(mail?.text).toContain(`choose your work account:

${test.deps.siteUrl}/login-register
`);
  expect(await logIn(api, hal)).toMatchObject({ status: 200, body: { roles: ['editor'] } });
});

it('a key of an admin who logs in there works without a second step of ours', async () => {
  const fay = await colleague({ isAdmin: true });
  const api = apiWith();
  const { accessToken } = (await logIn(api, fay)).body;
  const { body } = await api('POST', 'admin/keys', { name: 'Rota', scopes: ['callBacks:read'], days: 30 }, accessToken);
  await db()
    .insert(settings)
    .values({ key: 'security', value: JSON.stringify({ staffSecondStep: true }) });
  expect((await api('GET', 'Requestcallback', undefined, body.key)).status).toBe(200);
  // Where work accounts are no longer used, it is a password that guards them again.
  const without = await test.send('GET', '/api/Requestcallback', undefined, { as: body.key });
  expect(without.status).toBe(403);
  await db().delete(settings).where(eq(settings.key, 'security'));
});

it('a ticket is good once, for its own answer, and opens nothing else', async () => {
  const api = apiWith();
  const eve = await colleague();
  const [one, two] = [await api('POST', 'loginuser/work/address', {}), await api('POST', 'loginuser/work/address', {})];
  const answer = await provider.logIn(one.body.address, { sub: eve.subject, email: eve.email });
  const send = (ticket: string, said = answer) => api('POST', 'loginuser/work', { ticket, answer: said });
  expect(await send(two.body.ticket)).toMatchObject({ status: 401, body: { code: 'workAccountFailed' } });
  expect((await api('POST', 'loginuser/code', { ticket: one.body.ticket, code: '123456' })).status).toBe(401);
  expect((await send(one.body.ticket)).status).toBe(200);
  expect((await send(one.body.ticket)).status).toBe(401);
  const three = await api('POST', 'loginuser/work/address', {});
  const state = new URL(three.body.address).searchParams.get('state');
  expect((await send(three.body.ticket, `error=access_denied&state=${state}`)).status).toBe(401);
});

it('asks for the log-in once more where that is wanted', async () => {
  const { body } = await apiWith()('POST', 'loginuser/work/address', { again: true });
  expect(new URL(body.address).searchParams.get('prompt')).toBe('login');
});

it('a token with another audience, nonce, clock, issuer or key opens nothing', async () => {
  const finn = await colleague();
  const api = apiWith([], { issuer: lying.issuer });
  const ask = async (says: Record<string, unknown>, signsFalsely = false) => {
    const { body } = await api('POST', 'loginuser/work/address', {});
    const asked = new URL(body.address).searchParams;
    const truth = { sub: finn.subject, email: finn.email, nonce: asked.get('nonce') };
    Object.assign(lying, { says: { ...truth, ...says }, signsFalsely });
    const answer = `code=any&state=${asked.get('state')}`;
    return (await api('POST', 'loginuser/work', { ticket: body.ticket, answer })).status;
  };
  const now = Math.floor(Date.now() / 1_000);
  expect(await ask({})).toBe(200);
  for (const lie of [
    { aud: 'another' },
    { nonce: 'another' },
    { nonce: undefined },
    { exp: now - 600, iat: now - 900 },
    { iss: 'https://elsewhere.example' },
    { sub: undefined },
    { email: undefined },
    { email_verified: false },
  ]) {
    expect([lie, await ask(lie)]).toEqual([lie, 401]);
  }
  expect(await ask({}, true)).toBe(401);
});

it('a provider that is away is said to be, and asked anew once it is back', async () => {
  const api = apiWith([], { issuer: 'http://127.0.0.1:2' });
  expect(await api('POST', 'loginuser/work/address', {})).toMatchObject({
    status: 503,
    body: { code: 'workAccountFailed' },
  });
});
