import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { hashPassword } from './accounts/passwords';
import { codeOf } from './accounts/totp';
import { accounts } from './database/schema/accounts';
import { callBacks } from './database/schema/call-backs';
import { newsletterSubscribers } from './database/schema/newsletter';
import { authenticatorApps } from './database/schema/second-factors';
import { mails } from './database/schema/settings';
import { openTestApp, type TestApp } from './testing/open-test-app';

// Real tokens, good at this moment, in the hands of somebody else and at every door that is not theirs.

const password = 'Correct-Horse-9';
const another = 'tulip kettle lamp';
const kinds = ['reset', 'email', 'newsletter', 'status', 'preview', 'access', 'refresh', 'ticket', 'key'] as const;
type Kind = (typeof kinds)[number];
type Person = { email: string; userId: string; access: string; requestId: number; tokens: Record<Kind, string> };

let test: TestApp;
let admin: string;
let passwordHash = '';
beforeAll(async () => {
  test = await openTestApp();
  admin = await test.signIn('admin');
  passwordHash = await hashPassword(password);
}, 60_000);
afterAll(() => test.close());
const db = () => test.deps.database.db;

let visitors = 0;
/** Each from an address of its own: what is tried here is not what limits hold. */
async function call(method: string, path: string, body?: unknown, as?: string, more: Record<string, string> = {}) {
  visitors += 1;
  const headers = { 'x-forwarded-for': `198.51.${visitors >> 8}.${visitors & 255}`, ...more };
  const answer = await test.send(method, `/${path}`, body, { headers, ...(as && { as }) });
  return { status: answer.status, body: await answer.json().catch(() => null) };
}

async function keyTo(to: string, page: string): Promise<string> {
  const sent = await db().select().from(mails).where(eq(mails.to, to));
  const links = sent.map(({ text }) => new RegExp(`${page}\\?Key=([\\w-]{43})`).exec(text)?.[1]);
  return links.findLast(Boolean) ?? `no ${page}`;
}

/** Somebody with a token of every kind. */
async function makePerson(name: string): Promise<Person> {
  const [email, meant, letters] = [`${name}@example.org`, `${name}-new@example.org`, `${name}-news@example.org`];
  await db().insert(accounts).values({ username: name, email, passwordHash });
  const { body: opened } = await call('POST', 'loginuser', { email, password });
  const access: string = opened.accessToken;
  await call('POST', 'session/email', { email: meant, password }, access);
  await call('POST', 'forgot-password', { email });
  await call('POST', 'Newsletter', { email: letters, topic: 'news' });
  const asked = { yourName: name, phoneNo: '01632 960123', contactBy: 'phone', yourMessage: 'Ring.' };
  const { body: promised } = await call('POST', 'call-back-promise', asked);
  const { body: question } = await call('POST', 'Faq', { faqQuestions: `${name}?`, faqAnswer: 'So.' }, admin);
  const { body: look } = await call('POST', `admin/preview/faq/${question.faqId}`, undefined, admin);
  const { body: made } = await call('POST', 'admin/keys', { name, scopes: ['listings:read'], days: 30 }, admin);
  const { body: again } = await call('POST', 'loginuser', { email, password });
  const secret = randomBytes(20).toString('base64url');
  const userId: string = opened.userId;
  await db().insert(authenticatorApps).values({ accountId: userId, secret, confirmedAt: new Date(), lastStep: 0 });
  const { body: step } = await call('POST', 'loginuser', { email, password });
  const tokens = {
    reset: await keyTo(email, 'reset_password'),
    email: await keyTo(meant, 'confirm-email'),
    newsletter: await keyTo(letters, 'newsletter/confirm'),
    status: promised.token,
    preview: look.token,
    key: made.key,
    access,
    refresh: again.refreshToken,
    ticket: step.ticket,
  };
  return { email, userId, access, requestId: promised.requestId, tokens };
}

async function codeFor(userId: string): Promise<string> {
  const [app] = await db().select().from(authenticatorApps).where(eq(authenticatorApps.accountId, userId));
  return codeOf(Buffer.from(app?.secret ?? '', 'base64url'), Math.floor(Date.now() / 30_000));
}

/** What each kind opens, with everything else that is asked for there right: of `person`. */
const doors: Record<Kind, (token: string, person: Person) => Promise<{ status: number; body: unknown }>> = {
  reset: (token, { email }) => call('POST', 'reset-password', { token, email, newPassword: another }),
  email: (token) => call('POST', 'session/email/confirm', { token }),
  newsletter: (token) => call('POST', 'Newsletter/unsubscribe', { token }),
  status: (token) => call('PUT', `call-back-promise/${token}`, { change: 'cancel' }),
  preview: (token) => call('GET', `preview/${token}`),
  access: (token) => call('GET', 'sessions', undefined, token),
  refresh: (refreshToken) => call('POST', 'refreshtoken', { refreshToken }),
  ticket: async (ticket, { userId }) => call('POST', 'loginuser/code', { ticket, code: await codeFor(userId) }),
  key: (token) => call('GET', 'TypeDetail?page=1', undefined, token),
};

async function standing({ userId, requestId, email }: Person) {
  const [account] = await db().select().from(accounts).where(eq(accounts.id, userId));
  const [request] = await db().select().from(callBacks).where(eq(callBacks.id, requestId));
  const news = await db().$count(newsletterSubscribers, eq(newsletterSubscribers.email, email.replace('@', '-news@')));
  return [account?.email, account?.passwordHash, request?.state, request?.phone, news];
}

it('opens no door but its own, and changes nothing there', async () => {
  const ann = await makePerson('ann');
  const before = await standing(ann);
  const got: string[] = [];
  for (const kind of kinds) {
    expect([kind, ann.tokens[kind]]).toEqual([kind, expect.stringMatching(/^[\w.-]{43,}$/)]);
    for (const door of kinds.filter((one) => one !== kind)) {
      const { status } = await doors[door](ann.tokens[kind], ann);
      if (status < 400 || status >= 500) got.push(`${kind} at ${door}: ${status}`);
    }
  }
  expect(got).toEqual([]);
  expect(await standing(ann)).toEqual(before);
  // They were good all the while.
  for (const kind of ['key', 'preview', 'ticket', 'access', 'status', 'newsletter', 'email'] as const) {
    expect([kind, (await doors[kind](ann.tokens[kind], ann)).status]).toEqual([kind, 200]);
  }
});

it('of somebody else does nothing to who shows it', async () => {
  const [ann, ben] = [await makePerson('anna'), await makePerson('benn')];
  const before = await standing(ben);
  // The link of one with the address of the other, and the second step of one with the code of the other.
  expect((await doors.reset(ann.tokens.reset, ben)).status).toBe(422);
  expect((await doors.ticket(ann.tokens.ticket, ben)).status).toBe(422);
  // Signed in as Ben, with what was meant for Ann: it stays Ann's.
  const shown = await call('POST', 'session/email/confirm', { token: ann.tokens.email }, ben.access);
  expect(shown.status).toBe(200);
  expect((await call('GET', 'session', undefined, ben.access)).body.email).toBe(ben.email);
  expect((await call('POST', 'Newsletter/unsubscribe', { token: ann.tokens.newsletter }, ben.access)).status).toBe(200);
  const followed = await call('GET', `call-back-promise/${ann.tokens.status}`, undefined, ben.access);
  expect(JSON.stringify(followed.body)).not.toMatch(/anna|960123|example\.org/);
  await call('PUT', `call-back-promise/${ann.tokens.status}`, { change: 'phone', phoneNo: '07700 900456' }, ben.access);
  expect((await call('GET', `call-back-promise/${ben.tokens.status}`)).body).toMatchObject({ phoneEnd: '123' });
  expect(await standing(ben)).toEqual(before);
  expect((await standing(ann)).slice(0, 1)).toEqual(['anna-new@example.org']);
});

it('of a preview shows one row, and a session ends none of another', async () => {
  const [ann, ben] = [await makePerson('annie'), await makePerson('benny')];
  const look = await call('GET', `preview/${ann.tokens.preview}`, undefined, ben.access);
  expect(look.body).toMatchObject({ kind: 'faq', row: { faqQuestions: 'annie?' } });
  const sessions: { id: string }[] = (await call('GET', 'sessions', undefined, ann.access)).body;
  for (const { id } of sessions) {
    expect((await call('DELETE', `sessions/${id}`, undefined, ben.access)).status).toBe(404);
  }
  await call('DELETE', 'sessions', undefined, ben.access);
  expect((await call('GET', 'session', undefined, ann.access)).status).toBe(200);
});

it('that names a write tells nobody else what was answered to it', async () => {
  const name = { 'idempotency-key': randomBytes(24).toString('base64url') };
  const asked = { yourName: 'Ann', phoneNo: '01632 960123', contactBy: 'phone', yourMessage: 'Ring me.' };
  const { body: hers } = await call('POST', 'call-back-promise', asked, undefined, name);
  const theirs = await call('POST', 'call-back-promise', { ...asked, yourName: 'Ben' }, undefined, name);
  expect([theirs.status, JSON.stringify(theirs.body)]).toEqual([422, expect.not.stringContaining(hers.token)]);
  const [ann, ben] = [await makePerson('annette'), await makePerson('benno')];
  const post = { title: 'Mine', description: '<p>Words</p>' };
  const { body: annes } = await call('POST', 'Post', post, ann.access, name);
  const { status, body: bens } = await call('POST', 'Post', post, ben.access, name);
  expect([status, bens.id === annes.id]).toEqual([201, false]);
});
