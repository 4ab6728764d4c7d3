import { eq } from 'drizzle-orm';
import { hashPassword } from '@/care-api/accounts/passwords';
import { accounts } from '@/care-api/database/schema/accounts';
import { posts } from '@/care-api/database/schema/blog';
import { mails } from '@/care-api/database/schema/settings';
import { sendStaffDigests } from '@/care-api/office/send-staff-digests';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';

const password = 'Correct-Horse-9';
let test: TestApp;
let admin = '';
const start = new Date('2026-11-23T09:00:00Z');
let now = start;
beforeAll(async () => {
  test = await openTestApp({ now: () => now });
  admin = await test.signIn('admin');
}, 60_000);
beforeEach(async () => {
  now = start;
  await db().delete(mails);
});
afterAll(() => test.close());

const db = () => test.deps.database.db;
const call = async (method: string, path: string, body?: unknown, as?: string, language?: string) => {
  const headers: Record<string, string> = language === undefined ? {} : { 'accept-language': language };
  const answer = await test.send(method, path, body, { headers, ...(as && { as }) });
  return { status: answer.status, body: await answer.json() };
};
const sent = async () =>
  (await db().select().from(mails).orderBy(mails.id)).map(({ to, language, text }) => ({ to, language, text }));
const languageOf = async (email: string) =>
  (await db().select().from(accounts).where(eq(accounts.email, email))).map(({ language }) => language);

let people = 0;
async function register(language: string) {
  people += 1;
  const email = `person-${people}@example.org`;
  const made = await call(
    'POST',
    '/registeruser',
    { username: `Person ${people}`, email, password },
    undefined,
    language,
  );
  expect(made.status).toBe(201);
  const [{ id } = { id: '' }] = await db().select().from(accounts).where(eq(accounts.email, email));
  await db().delete(mails);
  return { id, email };
}

describe('the language of an account', () => {
  it('is that of the page it was made on, and of the page of each log-in', async () => {
    const { email } = await register('ar');
    expect(await languageOf(email)).toEqual(['ar']);
    const logIn = (language?: string) => call('POST', '/loginuser', { email, password }, undefined, language);
    const { accessToken } = (await logIn('de')).body;
    expect(await languageOf(email)).toEqual(['de']);
    // As a program of others and Node's own fetch ask.
    for (const unsaid of [undefined, '*', 'xx-YY']) await logIn(unsaid);
    expect(await languageOf(email)).toEqual(['de']);
    expect((await call('GET', '/mydata', undefined, accessToken)).body.account).toMatchObject({ language: 'de' });
  });

  it('is not that of whoever guesses at its password', async () => {
    const { email } = await register('fr');
    await call('POST', '/loginuser', { email, password: 'wrong' }, undefined, 'pl');
    expect(await languageOf(email)).toEqual(['fr']);
  });
});

describe('a mail about what somebody else did', () => {
  it('is in the language of whoever gets it: a post that is published or declined', async () => {
    const { email } = await register('de');
    const { accessToken } = (await call('POST', '/loginuser', { email, password }, undefined, 'de')).body;
    for (const action of ['publish', 'decline']) {
      const post = await call('POST', '/Post', { title: 'Tee', description: '<p>Tee</p>' }, accessToken, 'de');
      const deed = { action, ids: [post.body.id], ...(action === 'decline' && { value: 'Zu kurz' }) };
      expect((await call('POST', '/admin/bulk/post', deed, admin, 'en')).status).toBe(201);
    }
    const told = (await sent()).filter(({ to }) => to === email);
    expect(told.map(({ language }) => language)).toEqual(['de', 'de']);
    expect(told[0]?.text).toContain('Artikel');
  });

  it('leads to a page in it: a password that an admin resets', async () => {
    const { id, email } = await register('ar');
    expect((await call('POST', `/User/reset/${id}`, undefined, admin, 'en')).status).toBe(200);
    expect(await sent()).toEqual([
      { to: email, language: 'ar', text: expect.stringContaining('https://site.example/ar/reset_password?Key=') },
    ]);
  });

  it('is English where nothing is known, as for a mailbox of the provider', async () => {
    const passwordHash = await hashPassword(password);
    const plain = { username: 'plain', email: 'plain@example.org', passwordHash };
    const [{ id } = { id: '' }] = await db().insert(accounts).values(plain).returning();
    await call('POST', `/User/reset/${id}`, undefined, admin, 'ar');
    expect(await sent()).toMatchObject([
      { language: '', text: expect.stringContaining('site.example/reset_password') },
    ]);
  });

  it('tells each of the staff in their own what came in', async () => {
    for (const language of ['ar', 'pl', '']) {
      const passwordHash = await hashPassword(password);
      const row = { username: `editor ${language}`, email: `editor-${language || 'en'}@example.org`, passwordHash };
      await db()
        .insert(accounts)
        .values({ ...row, language, roles: ['editor'] });
    }
    await sendStaffDigests(test.deps, now);
    now = new Date('2026-11-23T10:30:00Z');
    await db().insert(posts).values({ title: 'Tea', status: 'Pending', updatedAt: now });
    now = new Date('2026-11-23T11:40:00Z');
    await sendStaffDigests(test.deps, now);
    const told = Object.fromEntries((await sent()).map(({ to, language, text }) => [to, `${language} ${text}`]));
    expect(told).toMatchObject({
      'editor-ar@example.org': expect.stringMatching(/^ar .*الموافقة.*example\/ar\/adminPanel\/posts\?status=waiting/s),
      'editor-pl@example.org': expect.stringMatching(/^pl .*example\/pl\/adminPanel\/posts\?status=waiting/s),
      'editor-en@example.org': expect.stringMatching(
        /^ .*wait for approval.*example\/adminPanel\/posts\?status=waiting/s,
      ),
    });
  });
});
