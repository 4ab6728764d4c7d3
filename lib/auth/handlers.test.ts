import { eq } from 'drizzle-orm';
import { POST as askForCall } from '@/app/api/call-back/route';
import { POST as forgotPassword } from '@/app/api/forgot-password/route';
import { POST as deleteAccount } from '@/app/api/my-data/delete/route';
import { POST as subscribe } from '@/app/api/newsletter/route';
import { POST as register } from '@/app/api/register/route';
import { POST as resetPassword, GET as resetWithoutKey } from '@/app/api/reset-password/route';
import { GET as endedSession } from '@/app/api/session/ended/route';
import { GET as getSession, POST as stay } from '@/app/api/session/route';
import { POST as sendCode } from '@/app/api/sign-in/code/route';
import { POST as signIn } from '@/app/api/sign-in/route';
import { POST as signOut } from '@/app/api/sign-out/route';
import { accounts } from '@/care-api/database/schema/accounts';
import { authenticatorApps, recoveryCodes } from '@/care-api/database/schema/second-factors';
import { mails } from '@/care-api/database/schema/settings';
import { hashSecretToken } from '@/care-api/kernel/secret-token';
import { callBackForm } from '@/lib/call-back/call-back-fields';
import { newsletterForm } from '@/lib/contract/newsletter';
import { readDraft } from '@/lib/forms/draft';
import { asForm, asScript, logIn as cookieOf, cookiesOf, openTestSite, password } from '@/testing/test-site';
import { openSession, sealSession } from './session';

jest.mock('next/cache', () => ({ revalidateTag: () => {} }));

const site = openTestSite();

type Fields = Record<string, string>;
type Headers = Record<string, string>;
const form = (fields: Fields, headers: Headers = {}) =>
  new Request('http://site.example/api/x', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { ...asForm, ...headers },
  });
const script = (fields: Fields, headers: Headers = {}) =>
  new Request('http://site.example/api/x', {
    method: 'POST',
    body: JSON.stringify(fields),
    headers: { ...asScript, ...headers },
  });
const get = (path: string, headers: Headers = {}) => new Request(`http://site.example${path}`, { headers });

const logIn = async (email: string): Promise<Headers> => ({ cookie: await cookieOf(email) });
const draftOf = (answer: Response, form: string) => {
  const jar = cookiesOf(answer);
  return readDraft((name) => jar[name], form);
};
const userOf = async (headers: Headers) => (await (await getSession(get('/api/session', headers))).json()).user;

describe('signing in', () => {
  it('works without script, leads back, and leaves no token where script could read it', async () => {
    const { email } = await site.makeAccount();
    const answer = await signIn(form({ email, password, returnUrl: '/usersdashboard?x=1', remember: 'on' }));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/usersdashboard?x=1']);
    const cookies = cookiesOf(answer);
    expect(Object.keys(cookies).sort()).toEqual(['Bearer', 'known-device', 'remembered-email', 'session-hint']);
    const session = await openSession(cookies.Bearer);
    const readable = answer.headers.getSetCookie().filter((cookie) => !cookie.includes('HttpOnly'));
    expect(readable.map((cookie) => cookie.split('=')[0]).sort()).toEqual(['remembered-email', 'session-hint']);
    for (const secret of [session?.accessToken, session?.refreshToken, password]) {
      expect(readable.join()).not.toContain(secret);
    }
  });

  it('leads to the listings where nothing else is asked, and in the language of the form', async () => {
    const { email } = await site.makeAccount();
    const location = async (fields: Fields) =>
      (await signIn(form({ email, password, ...fields }))).headers.get('location');
    expect(await location({})).toBe('/listing');
    expect(await location({ returnUrl: '/' })).toBe('/listing');
    expect(await location({ returnUrl: '//evil.example', locale: 'ar' })).toBe('/ar/listing');
    expect(await location({ returnUrl: 'javascript:alert(1)' })).toBe('/listing');
  });

  it('refuses a wrong password, an unknown account and a banned one alike', async () => {
    const banned = await site.makeAccount();
    const db = site.api.test.deps.database.db;
    await db.update(accounts).set({ isBanned: true }).where(eq(accounts.email, banned.email));
    const { email } = await site.makeAccount();
    for (const fields of [
      { email, password: 'wrong-password' },
      { email: 'nobody@example.org', password },
      { email: banned.email, password },
    ]) {
      const answer = await signIn(script(fields));
      expect([answer.status, await answer.json()]).toEqual([
        401,
        { message: 'Login unsuccessfull', code: 'loginFailed' },
      ]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  it('gives a form without script its words back, but never a password', async () => {
    const { email } = await site.makeAccount();
    const answer = await signIn(form({ email, password: 'wrong-password', returnUrl: '/profiles', locale: 'ar' }));
    expect(answer.headers.get('location')).toBe('/ar/login-register?returnUrl=%2Fprofiles&problem=1#problem');
    const draft = draftOf(answer, 'login');
    expect(draft).toMatchObject({ words: { email }, report: { code: 'loginFailed' } });
    expect(JSON.stringify(draft)).not.toContain('wrong-password');
  });

  it('says after too many failures when to try again', async () => {
    const { email } = await site.makeAccount();
    for (let failure = 0; failure < 5; failure += 1) await signIn(script({ email, password: 'wrong-password' }));
    const answer = await signIn(script({ email, password }));
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await answer.json()).retryAfter).toBe(Number(answer.headers.get('retry-after')));
  });

  it('knows a browser again by a cookie that no page is sent, so that its owner waits for no stranger', async () => {
    const { email } = await site.makeAccount();
    const first = await signIn(script({ email, password }));
    const [set] = first.headers.getSetCookie().filter((cookie) => cookie.startsWith('known-device='));
    expect(set).toMatch(/^known-device=[\w-]{43}; Path=\/api; Max-Age=2592000; SameSite=Lax; HttpOnly$/);
    const known = { cookie: set?.split(';')[0] ?? '' };
    for (let failure = 0; failure < 5; failure += 1) await signIn(script({ email, password: 'wrong-password' }));
    expect((await signIn(script({ email, password }))).status).toBe(429);
    const again = await signIn(script({ email, password }, known));
    expect([again.status, again.headers.getSetCookie()]).toEqual([200, expect.arrayContaining([set])]);
  });

  it('asks for the second step of an account that has one, and opens nothing before', async () => {
    const { email } = await site.makeAccount();
    const db = site.api.test.deps.database.db;
    const [{ id: accountId } = { id: '' }] = await db.select().from(accounts).where(eq(accounts.email, email));
    await db.insert(authenticatorApps).values({ accountId, secret: 'c2VjcmV0', confirmedAt: new Date() });
    await db.insert(recoveryCodes).values({ accountId, codeHash: hashSecretToken(`${accountId} abcdefgh`) });
    const half = await signIn(form({ email, password, returnUrl: '/profiles' }));
    expect(half.headers.get('location')).toBe('/login-register/code?returnUrl=%2Fprofiles');
    expect(Object.keys(cookiesOf(half)).sort()).toEqual(['remembered-email', 'sign-in-step']);
    const cookie = { cookie: `sign-in-step=${cookiesOf(half)['sign-in-step']}` };
    const wrong = await sendCode(form({ code: '000000', locale: 'ar', returnUrl: '/profiles' }, cookie));
    expect(wrong.headers.get('location')).toBe('/ar/login-register/code?returnUrl=%2Fprofiles&problem=1#problem');
    expect((await sendCode(script({ code: 'abcd-efgh' }))).status).toBe(401);
    const whole = await sendCode(form({ code: 'abcd-efgh', returnUrl: '/profiles' }, cookie));
    expect([whole.status, whole.headers.get('location')]).toEqual([303, '/profiles']);
    const { Bearer, 'sign-in-step': step } = cookiesOf(whole);
    expect([step, (await userOf({ cookie: `Bearer=${Bearer}` })).email]).toEqual(['', email]);
  });

  it('knows an admin from an API that does not say who is one', async () => {
    site.api.serveBare();
    const admin = await site.makeAccount({ isAdmin: true });
    const user = await site.makeAccount();
    expect(await userOf(await logIn(admin.email))).toMatchObject({ isAdmin: true });
    expect(await userOf(await logIn(user.email))).toMatchObject({ isAdmin: false });
  });
});

describe('registering', () => {
  const fields = (name: string) => ({
    userName: name,
    email: `${name}@example.org`,
    password,
    confirmPassword: password,
  });

  it('leads to the login, with news, and to where one wanted to go', async () => {
    const answer = await register(
      form({ ...fields('mabel'), returnUrl: '/profiles', isAdmin: 'true', Is_Admin: 'true' }),
    );
    expect(answer.headers.get('location')).toBe('/login-register?returnUrl=%2Fprofiles&notice=registered');
    expect(await userOf(await logIn('mabel@example.org'))).toMatchObject({ name: 'mabel', isAdmin: false });
  });

  it('names what is taken by the field it stands in', async () => {
    await register(script(fields('olive')));
    const answer = await register(script({ ...fields('olive'), email: 'other@example.org' }));
    expect([answer.status, (await answer.json()).errors]).toEqual([
      422,
      { userName: 'This username is taken already.' },
    ]);
  });

  it('refuses what does not match before the API is asked, and programs', async () => {
    const answer = await register(script({ ...fields('ada'), confirmPassword: 'another-one' }));
    expect((await answer.json()).errors).toEqual({ confirmPassword: 'Passwords do not match.' });
    expect((await register(script({ ...fields('bot'), company_website: 'http://spam.example' }))).status).toBe(422);
  });
});

describe('a forgotten password', () => {
  it('is answered the same for everybody', async () => {
    const { email } = await site.makeAccount();
    const answers = await Promise.all(
      [email, 'nobody@example.org'].map(async (one) => {
        const answer = await forgotPassword(form({ email: one }));
        return [answer.status, answer.headers.get('location'), answer.headers.getSetCookie()];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[1]).toBe('/login-register/forgot?notice=mailed');
  });

  it('is replaced by the key of the mail, and every session ends', async () => {
    const { email } = await site.makeAccount();
    const before = await logIn(email);
    await forgotPassword(script({ email }));
    const queued = await site.api.test.deps.database.db.select().from(mails);
    const token = /Key=([\w-]+)/.exec(
      JSON.stringify(queued.filter((mail) => JSON.stringify(mail).includes(email))),
    )?.[1];
    const fresh = { token: token ?? '', email, password: 'Another-Horse-8', confirmPassword: 'Another-Horse-8' };
    const wrong = await resetPassword(script({ ...fresh, email: 'other@example.org' }));
    expect((await wrong.json()).message).toBe('Username Not Exists In System');
    const done = await resetPassword(form(fresh, before));
    expect(done.headers.get('location')).toBe('/login-register?notice=reset');
    expect(cookiesOf(done).Bearer).toBe('');
    expect(await userOf(before)).toBeNull();
    const again = await resetPassword(form(fresh));
    expect(again.headers.get('location')).toBe(`/reset_password?Key=${token}&problem=1#problem`);
    expect(draftOf(again, 'reset')?.report?.code).toBe('resetLinkUnusable');
  });

  it('signs out whoever comes with a link without key', async () => {
    const session = await logIn((await site.makeAccount()).email);
    const answer = await resetWithoutKey(get('/api/reset-password?locale=ar', session));
    expect(answer.headers.get('location')).toBe('/ar/login-register/forgot?notice=no-key');
    expect(await userOf(session)).toBeNull();
  });
});

describe('a session', () => {
  it('is over at once after signing out, for copies of its cookie and at the API', async () => {
    const cookie = await logIn((await site.makeAccount()).email);
    const session = await openSession(cookie.cookie?.slice('Bearer='.length));
    const answer = await signOut(form({ locale: 'en' }, cookie));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
    expect(cookiesOf(answer)).toEqual({ Bearer: '', 'session-hint': '' });
    // Not the storage: answers that no server has wait there for whoever gave them.
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    expect(await userOf(cookie)).toBeNull();
    // Another process remembers nothing; the API does.
    const elsewhere = session && (await sealSession({ ...session, sid: 'unknown here' }));
    expect(await userOf({ cookie: `Bearer=${elsewhere}` })).toBeNull();
  });

  it('is over after signing out even with an API that keeps no sessions', async () => {
    site.api.serveBare();
    const cookie = await logIn((await site.makeAccount()).email);
    expect(await userOf(cookie)).toMatchObject({ name: expect.stringContaining('ann') });
    await signOut(script({}, cookie));
    expect(await userOf(cookie)).toBeNull();
  });

  it('is over when its owner is banned', async () => {
    const { email } = await site.makeAccount();
    const cookie = await logIn(email);
    const db = site.api.test.deps.database.db;
    await db.update(accounts).set({ isBanned: true }).where(eq(accounts.email, email));
    const answer = await getSession(get('/api/session', cookie));
    expect(await answer.json()).toEqual({ user: null });
    expect(cookiesOf(answer)).toEqual({ Bearer: '', 'session-hint': '' });
  });

  it('is over where the API says that its token is somebody else', async () => {
    const [own, other] = [await logIn((await site.makeAccount()).email), await logIn((await site.makeAccount()).email)];
    const [session, stranger] = await Promise.all([own, other].map(({ cookie }) => openSession(cookie?.slice(7))));
    if (!session || !stranger) throw new Error('Nobody is signed in.');
    const mixed = { cookie: `Bearer=${await sealSession({ ...session, accessToken: stranger.accessToken })}` };
    expect(await userOf(mixed)).toBeNull();
    expect(await userOf(own)).toBeNull();
    expect(await userOf(other)).not.toBeNull();
  });

  it('goes on under new tokens, once for all tabs that ask at the same time', async () => {
    const cookie = await logIn((await site.makeAccount()).email);
    const answers = await Promise.all([stay(script({}, cookie)), stay(script({}, cookie)), stay(script({}, cookie))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const renewed = { cookie: `Bearer=${cookiesOf(answers[0] ?? new Response()).Bearer}` };
    expect((await stay(script({}, cookie))).status).toBe(200);
    expect(await userOf(renewed)).not.toBeNull();
    expect((await stay(script({}, renewed))).status).toBe(200);
    await signOut(script({}, renewed));
    expect((await stay(script({}, cookie))).status).toBe(401);
  });

  it('cannot be made longer by an API without refreshing, and ends with one that knows it no more', async () => {
    const cookie = await logIn((await site.makeAccount()).email);
    site.api.serveBare();
    expect((await stay(script({}, cookie))).status).toBe(501);
    expect(await userOf(cookie)).not.toBeNull();
    expect((await stay(script({}))).status).toBe(401);
  });

  it('that is over loses its cookies on the way to the login; one that is good goes on', async () => {
    const cookie = await logIn((await site.makeAccount()).email);
    const ask = (headers: Headers) =>
      endedSession(get('/api/session/ended?locale=ar&returnUrl=%2Far%2Fprofiles', headers));
    expect((await ask(cookie)).headers.get('location')).toBe('/ar/profiles');
    await signOut(script({}, cookie));
    const answer = await ask(cookie);
    expect(answer.headers.get('location')).toBe('/ar/login-register?returnUrl=%2Far%2Fprofiles&notice=expired');
    expect(cookiesOf(answer)).toEqual({ Bearer: '', 'session-hint': '' });
  });

  it('shows no token to whoever asks whose it is', async () => {
    const cookie = await logIn((await site.makeAccount()).email);
    expect(Object.keys(await userOf(cookie)).sort()).toEqual([
      ...['email', 'endsAt', 'fullName', 'id', 'isAdmin', 'isAsked', 'isUnconfirmed'],
      ...['mustChoose', 'mustSecure', 'name', 'roles'],
    ]);
  });
});

describe('forms that came back', () => {
  /** A browser: what an answer sets it keeps, and sends with the next request. */
  class Browser {
    jar: Record<string, string> = {};
    async send(handler: (request: Request) => Promise<Response>, fields: Fields = {}) {
      const cookie = Object.entries(this.jar).flatMap(([name, value]) => (value === '' ? [] : [`${name}=${value}`]));
      const answer = await handler(form(fields, { cookie: cookie.join('; ') }));
      Object.assign(this.jar, cookiesOf(answer));
      return answer;
    }
    /** What the page of a form finds. */
    async wordsOf(form: string) {
      const user = await openSession(this.jar.Bearer);
      return readDraft((name) => this.jar[name], form, user?.userId)?.words ?? null;
    }
    get drafts() {
      return Object.entries(this.jar).filter(([name, value]) => name.startsWith('form-draft') && value !== '');
    }
  }

  async function typing() {
    const browser = new Browser();
    await browser.send(askForCall, { yourName: 'Edith', yourMessage: 'My mother fell.' });
    await browser.send(subscribe, { email: 'edith' });
    return browser;
  }

  it('go with whoever logs in next, and are gone once they log out', async () => {
    const browser = await typing();
    expect(await browser.wordsOf(callBackForm)).toMatchObject({ yourName: 'Edith' });
    const { email } = await site.makeAccount();
    await browser.send(signIn, { email, password: 'wrong-password' });
    expect(await browser.wordsOf('login')).toMatchObject({ email });
    await browser.send(signIn, { email, password });
    expect(await browser.wordsOf(callBackForm)).toMatchObject({ yourMessage: 'My mother fell.' });
    expect(await browser.wordsOf(newsletterForm)).toMatchObject({ email: 'edith' });
    expect(await browser.wordsOf('login')).toBeNull();
    await browser.send(signOut);
    expect(browser.drafts).toEqual([]);
  });

  it('are nobody else’s where a session ended by itself, and gone once somebody else logs in', async () => {
    const browser = await typing();
    await browser.send(signIn, { email: (await site.makeAccount()).email, password });
    browser.jar.Bearer = '';
    expect(await browser.wordsOf(callBackForm)).toBeNull();
    await browser.send(signIn, { email: (await site.makeAccount()).email, password });
    expect(await browser.wordsOf(callBackForm)).toBeNull();
    expect(browser.drafts).toEqual([]);
  });

  it('are theirs again who log in after their session ended by itself', async () => {
    const browser = new Browser();
    const { email } = await site.makeAccount();
    await browser.send(signIn, { email, password });
    await browser.send(askForCall, { yourName: 'Edith' });
    browser.jar.Bearer = '';
    await browser.send(signIn, { email, password });
    expect(await browser.wordsOf(callBackForm)).toMatchObject({ yourName: 'Edith' });
  });

  it('are gone with the account, and with its old password', async () => {
    const leave: ((browser: Browser) => Promise<Response>)[] = [
      (browser) => browser.send(deleteAccount, { password }),
      (browser) => browser.send((request) => resetWithoutKey(new Request(request.url, request))),
    ];
    for (const by of leave) {
      const browser = await typing();
      await browser.send(signIn, { email: (await site.makeAccount()).email, password });
      expect(browser.drafts).not.toEqual([]);
      await by(browser);
      expect([browser.jar.Bearer, browser.drafts]).toEqual(['', []]);
    }
  });
});

describe('every form', () => {
  const handlers = { signIn, register, forgotPassword, resetPassword, signOut, stay };

  const elsewhere: Headers[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': '', origin: 'https://evil.example' },
  ];

  it.each(Object.entries(handlers))('%s takes nothing from elsewhere', async (_, handler) => {
    for (const headers of elsewhere) {
      expect((await handler(form({ email: 'a@example.org' }, headers))).status).toBe(403);
    }
  });

  const { stay: _, ...forms } = handlers;
  it.each(Object.entries(forms))('%s takes forms and JSON of some size, and nothing else', async (_, handler) => {
    expect((await handler(form({}, { 'content-type': 'text/plain' }))).status).toBe(415);
    const tooLarge = { email: 'x'.repeat(40_000) };
    const back = await handler(form(tooLarge));
    expect([back.status, (await handler(script(tooLarge))).status]).toEqual([303, 413]);
    expect(back.headers.get('location')).toMatch(/problem=1#problem$|^\/$/);
  });

  it('says that our system is not answering when the API is away, and keeps what was typed', async () => {
    const answer = await site.whileAway(() => signIn(script({ email: 'a@example.org', password })));
    expect([answer.status, (await answer.json()).message]).toEqual([
      502,
      'Our system is not answering. Please try again in a moment, or ring us.',
    ]);
    const back = await site.whileAway(() => forgotPassword(form({ email: 'a@example.org' })));
    expect(draftOf(back, 'forgot')).toMatchObject({
      words: { email: 'a@example.org' },
      report: { code: 'systemAway' },
    });
  });
});
