import { eq, sql } from 'drizzle-orm';
import { accounts } from '@/care-api/database/schema/accounts';
import { mails, settings } from '@/care-api/database/schema/settings';
import { begunAt } from '@/care-api/mail/mail-transport';
import { applyRetention } from '@/care-api/office/retention';
import { openHiringDesk } from '@/care-api/testing/open-hiring-desk';
import { referenceDays } from '@/lib/contract/reference-request';

const desk = openHiringDesk();
const { db, leave, apply, eventsOf, handOn } = desk;

async function write() {
  const made = await apply();
  const heard = async () => (await desk.hiring.call('GET', made.path)).body.lastWordAt;
  const before = await heard();
  await desk.hiring.act(made.path, { action: 'mailed', subject: 'Hello', text: 'When can we talk?' });
  const [mail] = (await desk.hiring.call('GET', '/admin/mails?page=1&status=waiting')).body.items;
  const onDashboard = async () =>
    (await desk.hiring.call('GET', '/Response/applications', undefined, made.sender)).body[0].messages;
  return { ...made, mail: `/admin/mails/${mail.id}`, before, heard, events: () => eventsOf(made), onDashboard };
}

it('a message that an admin stops was never sent, in the file as on the dashboard, until it is sent after all', async () => {
  const { mail, before, heard, events, onDashboard } = await write();
  expect((await desk.hiring.call('DELETE', mail)).status).toBe(200);
  expect((await events())[0]).toMatchObject({ action: 'unsent', detail: 'Hello' });
  expect(await onDashboard()).toBeUndefined();
  expect(await heard()).toBe(before);
  await desk.hiring.call('POST', `${mail}/again`);
  expect((await events())[0]).toMatchObject({ action: 'mailed', detail: 'Hello' });
  expect(await onDashboard()).toBeUndefined();
  const [letter] = await leave();
  expect(letter?.subject).toBe('Hello');
  expect(await onDashboard()).toMatchObject([{ subject: 'Hello', isOwn: false }]);
});

it('a message that was taken back and is sent after all is told as sent', async () => {
  const { path, mail, events, onDashboard } = await write();
  const [{ id }] = await events();
  await desk.hiring.act(path, { action: 'unmail', message: id });
  await desk.hiring.call('POST', `${mail}/again`);
  await leave();
  expect((await events()).map(({ action }: { action: string }) => action)).toEqual(['unmail', 'mailed', 'created']);
  expect(await onDashboard()).toMatchObject([{ subject: 'Hello' }]);
});

it('of a mail that is sent again an answer to each copy is known, and its three days begin anew', async () => {
  const {
    id,
    email,
    letters: [first],
  } = await apply();
  const [mail] = await db().select().from(mails).where(eq(mails.submissionId, id));
  expect((await desk.hiring.call('POST', `/admin/mails/${mail?.id}/again`)).status).toBe(200);
  const [waiting] = await db().select().from(mails).where(eq(mails.submissionId, id));
  expect(waiting?.createdAt).toEqual(mail?.createdAt);
  expect(waiting && begunAt(waiting) > waiting.createdAt).toBe(true);
  const [second] = await leave();
  // Mail programs show but one of two that bear the same.
  expect(second?.messageId).not.toBe(first?.messageId);
  for (const [number, letter] of [first, second].entries()) {
    const head = [`from: ${email}`, 'to: no-reply@rose.example', `message-id: <${number}@x.example>`];
    const { status, body } = await handOn(
      `${[...head, `in-reply-to: ${letter?.messageId}`].join('\r\n')}\r\n\r\nTuesday.\r\n`,
    );
    expect([status, body.applicationId]).toEqual([200, id]);
  }
  const { rows } = await db().execute(
    sql`select from application_events where submission_id = ${id} and action = 'replied'`,
  );
  expect(rows).toHaveLength(2);
});

it('a mail that is leaving at this moment is not taken back, and counts as heard', async () => {
  const { path, mail, events } = await write();
  const [{ id }] = await events();
  const inHand = { attempts: 1, nextAttemptAt: new Date(Date.now() + 60_000) };
  await db().update(mails).set(inHand).where(eq(mails.state, 'waiting'));
  const taken = await desk.hiring.act(path, { action: 'unmail', message: id });
  expect([taken.status, taken.body.codes]).toEqual([422, { message: { code: 'mailNotWaiting' } }]);
  expect((await desk.hiring.call('DELETE', mail)).status).toBe(409);
  expect((await desk.hiring.call('POST', `${mail}/again`)).status).toBe(200);
  const isHere = eq(mails.state, 'waiting');
  expect(await db().select().from(mails).where(isHere)).toMatchObject([inHand]);
  await db().update(mails).set({ said: '451 Try later' }).where(isHere);
  expect((await desk.hiring.act(path, { action: 'unmail', message: id })).status).toBe(201);
});

it('nobody but an admin takes somebody who is hired away, by the published call either', async () => {
  const { id, sender } = await apply();
  await desk.hiring.place(id, 'hired');
  const withdraw = (as: string) => desk.hiring.call('PUT', `/Response/applications/${id}`, { withdrawn: true }, as);
  const { status, body } = await withdraw(await desk.test.signIn('recruiter'));
  expect([status, body.codes]).toMatchObject([422, { stage: { code: 'adminOnly' } }]);
  expect((await withdraw(sender)).body.withdrawn).toBe(true);
});

const askReference = { action: 'askReference', referee: 'Rita', refereeEmail: 'rita@example.org', language: 'en' };

it('a request for a reference that is over is not withdrawn, and nobody is written to about it', async () => {
  const { path } = await apply();
  await desk.hiring.act(path, askReference);
  await leave(10);
  const [{ id }] = (await desk.hiring.call('GET', `${path}/file`)).body.references;
  const before = await db().$count(mails);
  await db().execute(`update reference_requests set created_at = now() - interval '${referenceDays} days'`);
  const { status, body } = await desk.hiring.act(path, { action: 'withdrawReference', reference: id });
  expect([status, body.codes]).toEqual([422, { reference: { code: 'referenceOver' } }]);
  expect(await db().$count(mails)).toBe(before);
});

it('a referee counts as asked for as long as they may answer, however short mails are kept', async () => {
  const { path } = await apply();
  const refereeEmail = 'rosa@example.org';
  await desk.hiring.act(path, { ...askReference, refereeEmail });
  await leave(10);
  await db().update(mails).set({ finishedAt: sql`now() - interval '31 days'` });
  await db()
    .insert(settings)
    .values({ key: 'retention', value: JSON.stringify({ mails: 30 }) });
  await applyRetention(desk.test.deps, new Date());
  const [{ id }] = (await desk.hiring.call('GET', `${path}/file`)).body.references;
  await desk.hiring.act(path, { action: 'withdrawReference', reference: id });
  expect((await leave(10)).map(({ to }) => to?.[0]?.address)).toEqual([refereeEmail]);
});

describe('erasing whoever applied', () => {
  const mailsTo = (email: string) => db().select().from(mails).where(eq(mails.to, email));
  const byEmail = (email: string) => eq(accounts.email, email);
  async function erase(email: string) {
    const [account] = await db().select().from(accounts).where(byEmail(email));
    expect((await desk.hiring.call('DELETE', `/User/${account?.id}`)).status).toBe(200);
  }

  it('erases the mail that told their referee that nothing is needed', async () => {
    const { path, email } = await apply();
    const refereeEmail = 'roy@example.org';
    await desk.hiring.act(path, { ...askReference, refereeEmail });
    await leave(10);
    const { references } = (await desk.hiring.call('GET', `${path}/file`)).body;
    await desk.hiring.act(path, { action: 'withdrawReference', reference: references[0].id });
    expect(await mailsTo(refereeEmail)).toHaveLength(2);
    await erase(email);
    expect(await mailsTo(refereeEmail)).toEqual([]);
  });

  it('erases the mails about it to an address that they had before', async () => {
    const { path, email } = await apply();
    await desk.hiring.act(path, { action: 'mailed', subject: 'Hello', text: 'When can we talk?' });
    expect(await mailsTo(email)).toHaveLength(2);
    await db().update(accounts).set({ email: 'newer@example.org' }).where(byEmail(email));
    await erase('newer@example.org');
    expect(await mailsTo(email)).toEqual([]);
  });
});
