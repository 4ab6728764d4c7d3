import { desc, eq } from 'drizzle-orm';
import { mailTexts } from '@/care-api/database/schema/mail-texts';
import { mails } from '@/care-api/database/schema/settings';
import { audit } from '@/care-api/database/schema/staff';
import { allMailTexts } from '@/care-api/mail/our-words';
import { writeMail } from '@/care-api/mail/write-mail';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { variablesOf } from '@/lib/contract/mail-text';
import { unknownVariable } from '@/lib/contract/variables';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
}, 60_000);
afterAll(() => test.close());

async function call(method: string, path: string, body?: object, role: 'admin' | 'coordinator' = 'admin') {
  const answer = await test.send(method, `/admin/mail-texts${path}`, body, { as: await test.signIn(role) });
  return { status: answer.status, body: await answer.json() };
}
async function lastMailTo(to: string) {
  const [mail] = await test.deps.database.db.select().from(mails).where(eq(mails.to, to)).orderBy(desc(mails.id));
  return mail;
}
const approved = (to: string, title: string, language = 'en') =>
  writeMail(test.deps.database.db, 'postApproved', { to, language, values: { title } });

it.each(allMailTexts)(
  'our words of $id can all be filled in, and hold what they are for',
  ({ kind, subject, text }) => {
    const variables = variablesOf(kind);
    const names = variables.map(({ name }) => name);
    expect([unknownVariable(subject, names), unknownVariable(text, names)]).toEqual([null, null]);
    for (const { name, isNeeded } of variables) if (isNeeded) expect(text).toContain(`{${name}}`);
  },
);

it('lists every mail in every language with our words, none of which is stored', async () => {
  const { body } = await call('GET', '?page=1&size=100');
  expect(body.total).toBe(allMailTexts.length);
  expect(body.counts).toEqual({ all: body.total, own: 0, ours: body.total });
  expect(body.items[0]).toMatchObject({ mailTextId: 'callBackReceived-en', language: 'en', isOwn: false, version: 1 });
  expect(await test.deps.database.db.select().from(mailTexts)).toEqual([]);
  expect((await call('GET', '?page=1', undefined, 'coordinator')).status).toBe(403);
  for (const id of ['nothing-en', 'postApproved-xx', 'postApproved', '__proto__-en', '1']) {
    expect((await call('GET', `/${id}`)).status).toBe(404);
    expect((await call('PUT', `/${id}`, { subject: 'A', text: 'B' })).status).toBe(404);
  }
});

it('sends the words of the provider once there are some, and ours again when they are', async () => {
  const path = '/postApproved-en';
  const ours = (await call('GET', path)).body;
  const own = { subject: 'Out: {title}', text: 'Dear author,\r\n\r\n{title} is out. {company}' };
  const saved = await call('PUT', path, { ...own, version: 1 });
  expect(saved).toMatchObject({ status: 200, body: { isOwn: true, version: 2, ourSubject: ours.subject } });
  expect((await call('PUT', path, { ...own, version: 1 })).status).toBe(409);
  await approved('a@example.org', '<b>{company}</b>\r\nBcc: eve@example.org');
  expect(await lastMailTo('a@example.org')).toMatchObject({
    subject: 'Out: <b>{company}</b> Bcc: eve@example.org',
    text: expect.stringMatching(/^Dear author,\n\n<b>\{company\}<\/b>\r\nBcc: eve@example.org is out\. .*\n$/),
  });
  expect((await call('GET', '?page=1&status=own')).body.items).toHaveLength(1);
  expect((await call('GET', '?page=1&q=dear+author')).body.items).toHaveLength(1);

  await approved('b@example.org', 'Tea', 'ar');
  expect((await lastMailTo('b@example.org'))?.subject).toBe('تم نشر مقالكم');
  await approved('c@example.org', 'Tea', 'xx');
  expect((await lastMailTo('c@example.org'))?.subject).toBe('Your post is published');

  const back = await call('PUT', path, { subject: ours.ourSubject, text: ours.ourText, version: 2 });
  expect(back.body).toMatchObject({ isOwn: false, version: 3, subject: ours.subject });
  expect(await test.deps.database.db.select().from(mailTexts)).toMatchObject([{ subject: null, text: null }]);
  await approved('d@example.org', 'Tea');
  expect((await lastMailTo('d@example.org'))?.subject).toBe(ours.subject);
  const rows = await test.deps.database.db.select().from(audit).where(eq(audit.kind, 'mailText'));
  expect(rows.map(({ objectId, action }) => `${action} ${objectId}`)).toEqual([
    'update postApproved-en',
    'update postApproved-en',
  ]);
});

it('refuses by name what nobody could fill in, and words without what the mail is for', async () => {
  const { status, body } = await call('PUT', '/resetPassword-en', { subject: 'Hi {name}', text: 'Open {lnik}' });
  expect(status).toBe(422);
  expect(body.errors).toEqual({
    subject: '{name} cannot be filled in. What can: {link}, {company}, {companyPhone}',
    text: '{lnik} cannot be filled in. What can: {link}, {company}, {companyPhone}',
  });
  const without = await call('PUT', '/resetPassword-en', { subject: 'Hi', text: 'Just do it.' });
  expect(without.body.codes.text).toEqual({ code: 'variableNeeded', variable: '{link}' });
  expect((await call('PUT', '/resetPassword-en', { subject: ' ', text: '' })).status).toBe(422);
  expect((await call('GET', '/resetPassword-en')).body.isOwn).toBe(false);
});

it('writes in the language of the page that asked', async () => {
  const email = 'arabic@example.org';
  const account = { username: 'arabic', email, password: 'correct horse battery' };
  const headers = { 'accept-language': 'ar' };
  expect((await test.send('POST', '/registeruser', account, { headers })).status).toBeLessThan(300);
  await test.send('POST', '/forgot-password', { email }, { headers });
  expect((await lastMailTo(email))?.subject).toBe('تعيين كلمة مرور جديدة');
  await test.send('POST', '/forgot-password', { email });
  expect((await lastMailTo(email))?.subject).toBe('Set a new password');
});
