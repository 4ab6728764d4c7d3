import { eq } from 'drizzle-orm';
import { accounts } from '@/care-api/database/schema/accounts';
import { newsletterSubscribers } from '@/care-api/database/schema/newsletter';
import { mails } from '@/care-api/database/schema/settings';
import { shownOnceCookie } from '@/lib/forms/shown-once';
import { asForm, cookiesOf, logIn, openTestSite, password } from '@/testing/test-site';
import { POST as account } from './account/[form]/route';
import { POST as callBack } from './call-back/route';
import { POST as status } from './call-back/status/route';
import { POST as forgot } from './forgot-password/route';
import { POST as newsletterStep } from './newsletter/[step]/route';
import { POST as newsletter } from './newsletter/route';
import { POST as reset } from './reset-password/route';
import { GET as session } from './session/route';

jest.mock('next/cache', () => ({ revalidateTag: () => {} }));

// The forms behind mailed links, with a link that is somebody else's and good.

const site = openTestSite();
const another = 'tulip kettle lamp';
type Handle = (request: Request) => Promise<Response>;
async function send(handle: Handle, fields: Record<string, string>, cookie = '') {
  const request = new Request('http://site.example/api/x', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { ...asForm, cookie },
  });
  const answer = await handle(request);
  return { status: answer.status, location: answer.headers.get('location') ?? '', cookies: cookiesOf(answer) };
}
const ofForm =
  (form: string): Handle =>
  (request) =>
    account(request, { params: Promise.resolve({ form }) });
const ofStep =
  (step: string): Handle =>
  (request) =>
    newsletterStep(request, { params: Promise.resolve({ step }) });
const userOf = async (cookie: string) =>
  (await (await session(new Request('http://site.example/api/session', { headers: { cookie } }))).json()).user;
const db = () => site.api.test.deps.database.db;

async function linkTo(to: string, page: RegExp): Promise<string> {
  const sent = await db().select().from(mails).where(eq(mails.to, to));
  return sent.map(({ text }) => page.exec(text)?.[1]).findLast(Boolean) ?? 'no link';
}
async function makePerson() {
  const { email } = await site.makeAccount();
  const cookie = await logIn(email);
  const [moved, letters] = [`new-${email}`, `news-${email}`];
  await send(forgot, { email });
  await send(ofForm('email'), { email: moved, currentPassword: password }, cookie);
  await send(newsletter, { email: letters, topic: 'news' });
  const asked = { yourName: email, email: `ring-${email}`, phoneNo: '01632 960123', contactBy: 'phone' };
  await send(callBack, { ...asked, yourMessage: 'Please ring me.' });
  return {
    email,
    cookie,
    moved,
    letters,
    reset: await linkTo(email, /reset_password\?Key=([\w-]{43})/),
    confirm: await linkTo(moved, /confirm-email\?Key=([\w-]{43})/),
    news: await linkTo(letters, /newsletter\/confirm\?Key=([\w-]{43})/),
    status: await linkTo(`ring-${email}`, /form\/status\/([\w-]{43})/),
  };
}

it('sets no password for another email, whoever is signed in', async () => {
  const [ann, ben] = [await makePerson(), await makePerson()];
  expect([ann.reset, ann.confirm, ann.news, ann.status]).toEqual(Array(4).fill(expect.stringMatching(/^[\w-]{43}$/)));
  const tried = { token: ann.reset, email: ben.email, password: another, confirmPassword: another };
  const answer = await send(reset, tried, ben.cookie);
  expect(answer.location).toMatch(/^\/reset_password\?Key=.*problem=1/);
  expect((await userOf(ben.cookie)).email).toBe(ben.email);
  for (const { email } of [ann, ben]) expect(await userOf(await logIn(email))).toMatchObject({ email });
});

it('changes nothing of who shows it: the request, the address and the email are its owner’s', async () => {
  const [ann, ben] = [await makePerson(), await makePerson()];
  const number = await send(status, { token: ann.status, change: 'phone', phoneNo: '07700 900456' }, ben.cookie);
  expect(number.location).toBe(`/form/status/${ann.status}?done=phone`);
  const follow = async (token: string) => (await site.api.test.send('GET', `/call-back-promise/${token}`)).json();
  expect([(await follow(ann.status)).phoneEnd, (await follow(ben.status)).phoneEnd]).toEqual(['456', '123']);

  await send(ofStep('unsubscribe'), { token: ann.news }, ben.cookie);
  const left = await db().select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, ben.letters));
  expect(left).toHaveLength(1);

  expect((await send(ofForm('confirm'), { token: ann.confirm }, ben.cookie)).location).toBe(
    '/login-register?notice=email',
  );
  const emails = (await db().select({ email: accounts.email }).from(accounts)).map((row) => row.email);
  expect(emails).toEqual(expect.arrayContaining([ann.moved, ben.email]));
  expect(emails).not.toContain(ben.moved);
});

it('opens no form but its own', async () => {
  const ann = await makePerson();
  const words = { email: ann.email, password: another, confirmPassword: another };
  for (const token of [ann.confirm, ann.news, ann.status]) {
    expect((await send(reset, { token, ...words })).location).toMatch(/problem=1/);
  }
  for (const token of [ann.reset, ann.news, ann.status]) {
    expect((await send(ofForm('confirm'), { token })).location).toMatch(/problem=link/);
  }
  for (const token of [ann.reset, ann.confirm, ann.status]) {
    expect((await send(ofStep('unsubscribe'), { token })).location).toMatch(/unknown/);
  }
  for (const token of [ann.reset, ann.confirm, ann.news]) {
    const answer = await send(status, { token, change: 'cancel' });
    expect([answer.status, answer.location]).toEqual([303, expect.not.stringContaining('done=')]);
  }
  expect(await userOf(await logIn(ann.email))).toMatchObject({ email: ann.email });
});

it('signs nobody in by what was sealed to be shown once', async () => {
  const [ann, ben] = [await makePerson(), await makePerson()];
  const { id } = await userOf(ann.cookie);
  const cookie = await shownOnceCookie({ what: 'codes', owner: id, words: ['aaaa-bbbb'] });
  expect(cookie).not.toContain('aaaa');
  // Sealed for one session, it signs nobody in either.
  const [, sealed = ''] = /=([^;]+)/.exec(cookie) ?? [];
  expect(await userOf(`Bearer=${sealed}`)).toBeNull();
  expect(await userOf(ben.cookie)).toMatchObject({ email: ben.email });
});
