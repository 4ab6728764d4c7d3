import { eq } from 'drizzle-orm';
import { POST as signIn } from '@/app/api/sign-in/route';
import { accounts } from '@/care-api/database/schema/accounts';
import { mails } from '@/care-api/database/schema/settings';
import { readDraft } from '@/lib/forms/draft';
import { asForm, asScript, cookiesOf, logIn, openTestSite, password } from '@/testing/test-site';
import { POST } from './account/[form]/route';
import { POST as postFactor } from './account/factors/[form]/route';
import { GET as getSession } from './session/route';

jest.mock('next/cache', () => ({ revalidateTag: () => {} }));

const site = openTestSite();
const another = 'tulip kettle lamp';
const send = (form: string, fields: Record<string, string>, cookie = '', headers: Record<string, string> = asForm) => {
  const body = headers === asScript ? JSON.stringify(fields) : new URLSearchParams(fields);
  const request = new Request('http://site.example/api/x', { method: 'POST', body, headers: { ...headers, cookie } });
  return POST(request, { params: Promise.resolve({ form }) });
};
const wayOf = (answer: Response) => [answer.status, answer.headers.get('location')];
const sessionIn = (answer: Response) => `Bearer=${cookiesOf(answer).Bearer}`;
const userOf = async (cookie: string) =>
  (await (await getSession(new Request('http://site.example/api/session', { headers: { cookie } }))).json()).user;
const newPassword = { password: another, confirmPassword: another };

it('changes a password and stays signed in, while all else ends; without script too', async () => {
  const { email } = await site.makeAccount();
  const [here, there] = [await logIn(email), await logIn(email)];
  const wrong = await send('password', { ...newPassword, currentPassword: 'wrong' }, here);
  expect(wayOf(wrong)).toEqual([303, '/account?problem=password#problem']);
  const { id } = await userOf(here);
  const draft = readDraft((name) => cookiesOf(wrong)[name], 'password', id);
  expect(draft?.report?.codes).toEqual({ currentPassword: { code: 'passwordWrong' } });
  expect(JSON.stringify(draft)).not.toContain(another);
  const done = await send('password', { ...newPassword, currentPassword: password, locale: 'ar' }, here);
  expect(wayOf(done)).toEqual([303, '/ar/account?done=password']);
  expect(await userOf(sessionIn(done))).toMatchObject({ name: expect.any(String) });
  expect([await userOf(here), await userOf(there)]).toEqual([null, null]);
});

it('names its fields as the form does', async () => {
  const { cookie } = await site.somebody();
  const easy = { currentPassword: password, password: 'Summer2026!', confirmPassword: 'Summer2026!' };
  expect((await (await send('password', easy, cookie, asScript)).json()).codes).toEqual({
    password: { code: 'passwordCommon' },
  });
  expect((await send('password', { ...newPassword, currentPassword: password })).status).toBe(303);
  for (const form of ['nothing', 'constructor', 'toString', '__proto__']) {
    expect((await send(form, {}, cookie)).status).toBe(404);
    const request = new Request('http://site.example/api/x', { method: 'POST', headers: { ...asForm, cookie } });
    expect((await postFactor(request, { params: Promise.resolve({ form }) })).status).toBe(404);
  }
});

it('mails a link to another email, whose button makes it the one to sign in with', async () => {
  const { email } = await site.makeAccount();
  const cookie = await logIn(email);
  const asked = await send('email', { email: ' moved@example.org ', currentPassword: password }, cookie);
  expect(wayOf(asked)).toEqual([303, '/account?done=email']);
  const sent = await site.api.test.deps.database.db.select().from(mails).where(eq(mails.to, 'moved@example.org'));
  const token = /\/confirm-email\?Key=([\w-]+)/.exec(sent[0]?.text ?? '')?.[1] ?? '';
  const others = await logIn((await site.makeAccount()).email);
  const confirmed = await send('confirm', { token }, others);
  expect(wayOf(confirmed)).toEqual([303, '/login-register?notice=email']);
  // Whoever has just opened it for somebody else stays logged in.
  expect([confirmed.headers.getSetCookie(), await userOf(others)]).toEqual([[], expect.anything()]);
  expect(wayOf(await send('confirm', { token }))).toEqual([303, `/confirm-email?Key=${token}&problem=link`]);
  expect(await userOf(await logIn('moved@example.org'))).not.toBeNull();
});

it('ends sessions elsewhere, and none of somebody else', async () => {
  const { email } = await site.makeAccount();
  const [here, there] = [await logIn(email), await logIn(email)];
  const foreign = await send('sessions', { id: '6e9bd0a2-6f3c-4a53-8f8f-2f2f0d6a1a11' }, here);
  expect(wayOf(foreign)).toEqual([303, '/account?done=unchanged']);
  expect(wayOf(await send('sessions', { id: '' }, here))).toEqual([303, '/account?done=others']);
  expect(await userOf(here)).not.toBeNull();
  expect(await userOf(there)).toBeNull();
});

it('leads whoever signs in with a given password to choosing their own, and then on', async () => {
  const { email } = await site.makeAccount();
  const { db } = site.api.test.deps.database;
  await db.update(accounts).set({ mustChoose: true }).where(eq(accounts.email, email));
  const body = new URLSearchParams({ email, password, returnUrl: '/adminPanel/faqs' });
  const entered = await signIn(new Request('http://site.example/api/x', { method: 'POST', body, headers: asForm }));
  expect(wayOf(entered)).toEqual([303, '/account?returnUrl=%2FadminPanel%2Ffaqs']);
  const cookie = sessionIn(entered);
  const returnUrl = '/adminPanel/faqs';
  const refused = await send('choose', { password: 'sunflower', confirmPassword: 'sunflower', returnUrl }, cookie);
  expect(wayOf(refused)).toEqual([303, '/account?returnUrl=%2FadminPanel%2Ffaqs&problem=1#problem']);
  expect(wayOf(await send('password', { ...newPassword, currentPassword: password }, cookie))).toEqual([
    303,
    '/account?problem=password#problem',
  ]);
  const chosen = await send('choose', { ...newPassword, returnUrl }, cookie);
  expect(wayOf(chosen)).toEqual([303, returnUrl]);
  expect(wayOf(await send('sessions', { id: '' }, sessionIn(chosen)))).toEqual([303, '/account?done=others']);
});
