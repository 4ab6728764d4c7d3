import { desc, eq, sql } from 'drizzle-orm';
import { listingAlerts } from '@/care-api/database/schema/alerts';
import { newsletterSubscribers } from '@/care-api/database/schema/newsletter';
import { mails } from '@/care-api/database/schema/settings';
import { audit } from '@/care-api/database/schema/staff';
import { settleMail } from '@/care-api/mail/delivery';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';

let test: TestApp;
let admin = '';
let key = '';
beforeAll(async () => {
  test = await openTestApp();
  admin = await test.signIn('admin');
  const asked = { name: 'Mail server', scopes: ['mails:write'], days: 30 };
  key = (await (await test.send('POST', '/api/admin/keys', asked, { as: admin })).json()).key;
}, 60_000);
beforeEach(() => db().delete(mails));
afterAll(() => test.close());
const db = () => test.deps.database.db;

async function tell(body: object, as = key) {
  const answer = await test.send('POST', '/api/admin/mails/reports', body, { as });
  return { status: answer.status, body: await answer.json() };
}
/** A mail that a mail server has taken. */
async function sent(to: string) {
  const words = { to, subject: 'Hello', text: 'Line', language: '' };
  const [mail] = await db().insert(mails).values(words).returning();
  if (!mail) throw new Error('The mail was not stored.');
  await settleMail(db(), mail, { state: 'sent', finishedAt: sql`now()` });
  return { ...mail, messageId: `<${mail.createdAt.getTime()}.${mail.id}@example.org>` };
}
const stateOf = async (id: number) => (await db().select().from(mails).where(eq(mails.id, id)))[0];
const bounce = (messageId: string, email = 'hidden') =>
  [
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b\r\n',
    '--b\r\nContent-Type: message/delivery-status\r\n',
    `Final-Recipient: rfc822; ${email}\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 No such user\r\n`,
    `--b\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: ${messageId}\r\n\r\n--b--`,
  ].join('\r\n');

it('a report makes its mail a failed one, by its id, once, and the audit says so', async () => {
  const [first, second] = [await sent('ann@example.net'), await sent('ann@example.net')];
  const report = bounce(first.messageId, 'ann@example.net');
  const told = { kind: 'bounce', mailId: first.id, isUnsubscribed: false };
  expect(await tell({ report })).toEqual({ status: 200, body: told });
  expect(await stateOf(first.id)).toMatchObject({ state: 'failed', said: '550 No such user' });
  expect(await stateOf(second.id)).toMatchObject({ state: 'sent', said: '' });
  const isIt = eq(audit.objectId, String(first.id));
  const noted = () => db().select().from(audit).where(isIt).orderBy(desc(audit.id));
  expect((await noted())[0]).toMatchObject({ kind: 'mail', action: 'bounce' });
  const before = (await noted()).length;
  expect((await tell({ report })).body).toEqual(told);
  expect(await noted()).toHaveLength(before);
});

it('a report without an id of ours changes nothing, whomever it names', async () => {
  const mail = await sent('bert@example.net');
  for (const id of [`<1000000000000.${mail.id}@example.org>`, '<a@example.org>', '']) {
    const { body } = await tell({ report: bounce(id, 'bert@example.net') });
    expect(body).toEqual({ kind: 'bounce', mailId: null, isUnsubscribed: false });
  }
  expect(await stateOf(mail.id)).toMatchObject({ state: 'sent' });
  expect((await tell({ email: 'Bert@example.net' })).body.mailId).toBe(mail.id);
});

it('a case tells that mails to its address come back', async () => {
  const asked = { yourName: 'Cleo', email: 'cleo@example.net', phoneNo: '01904 123456', yourMessage: 'Please ring.' };
  const { requestId: id } = await (await test.send('POST', '/api/Requestcallback', asked)).json();
  await sent('cleo@example.net');
  await tell({ email: 'Cleo@example.net', said: '550 5.1.1 unknown' });
  const answer = await test.send('GET', `/api/Requestcallback/${id}/events`, undefined, { as: admin });
  expect(JSON.stringify(await answer.json())).toContain('550 5.1.1 unknown');
});

it('whoever complains, and an address that is no more, is no subscriber; what was only late still is', async () => {
  const subscribe = (email: string) =>
    db()
      .insert(newsletterSubscribers)
      .values({ email, confirmed: ['news'] });
  for (const email of ['dan@example.net', 'eve@example.net', 'fay@example.net']) await subscribe(email);
  const alert = {
    asked: 'Night work',
    language: 'en',
    pace: 'daily',
    since: 0,
    search: '',
    mailedAt: new Date(),
  } as const;
  for (const email of ['Dan@example.net', 'fay@example.net'])
    await db()
      .insert(listingAlerts)
      .values({ ...alert, email });
  const mail = await sent('dan@example.net');
  const complaint = await tell({ email: 'DAN@example.net', kind: 'complaint', said: 'abuse' });
  expect(complaint.body).toEqual({ kind: 'complaint', mailId: mail.id, isUnsubscribed: true });
  expect(await stateOf(mail.id)).toMatchObject({ state: 'sent', said: 'abuse' });
  expect((await tell({ email: 'eve@example.net' })).body.isUnsubscribed).toBe(true);
  const fay = await sent('fay@example.net');
  const late = bounce(fay.messageId, fay.to).replace('5.1.1', '4.4.7').replace('550', '451');
  expect((await tell({ report: late })).body.isUnsubscribed).toBe(false);
  const left = await db().select({ email: newsletterSubscribers.email }).from(newsletterSubscribers);
  expect(left).toEqual([{ email: 'fay@example.net' }]);
  expect(await db().select({ email: listingAlerts.email }).from(listingAlerts)).toEqual(left);
});

it('a report that names a mail of ours speaks of nobody but whom it went to', async () => {
  await db()
    .insert(newsletterSubscribers)
    .values({ email: 'gus@example.net', confirmed: ['news'] });
  const mail = await sent('mallory@example.net');
  const { body } = await tell({ report: bounce(mail.messageId, 'gus@example.net') });
  expect(body).toEqual({ kind: 'bounce', mailId: mail.id, isUnsubscribed: false });
});

it('what is no report is refused in words, and only a key of its scope or an admin may tell', async () => {
  expect(await tell({ report: 'Subject: Hello\r\n\r\nI am away.' })).toMatchObject({
    status: 422,
    body: { code: 'mailReportUnreadable' },
  });
  expect((await tell({})).body.code).toBe('mailReportUnreadable');
  expect((await tell({ email: 'nobody' })).body.codes.email.code).toBe('emailInvalid');
  expect((await tell({ email: 'ann@example.net' }, admin)).status).toBe(200);
  expect((await tell({ email: 'ann@example.net' }, await test.signIn('coordinator'))).status).toBe(403);
  const others = { name: 'Rota', scopes: ['listings:write', 'callBacks:write'], days: 30 };
  const other = (await (await test.send('POST', '/api/admin/keys', others, { as: admin })).json()).key;
  expect((await tell({ email: 'ann@example.net' }, other)).status).toBe(403);
  expect((await test.send('GET', '/api/admin/mails', undefined, { as: key })).status).toBe(403);
});
