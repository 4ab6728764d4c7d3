import { eq, sql } from 'drizzle-orm';
import { mails } from '@/care-api/database/schema/settings';
import { begunAt } from '@/care-api/mail/mail-transport';
import { openHiring } from '@/care-api/testing/hiring';
import { openOutbox } from '@/care-api/testing/open-outbox';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';

let test: TestApp;
let hiring: Awaited<ReturnType<typeof openHiring>>;
let outbox: ReturnType<typeof openOutbox>;
beforeAll(async () => {
  test = await openTestApp();
  hiring = await openHiring(test);
  outbox = openOutbox(test);
}, 60_000);
afterAll(async () => {
  await test.close();
  outbox.remove();
});

it('of a mail that is sent again an answer to each copy is known, and its three days begin anew', async () => {
  const { db } = test.deps.database;
  const { id, sender } = await hiring.apply();
  const { email } = (await hiring.call('GET', '/session', undefined, sender)).body;
  const [first] = await outbox.leave();
  const [mail] = await db.select().from(mails).where(eq(mails.submissionId, id));
  expect((await hiring.call('POST', `/admin/mails/${mail?.id}/again`)).status).toBe(200);
  const [waiting] = await db.select().from(mails).where(eq(mails.submissionId, id));
  expect(waiting?.createdAt).toEqual(mail?.createdAt);
  expect(waiting && begunAt(waiting) > waiting.createdAt).toBe(true);
  const [second] = await outbox.leave();
  // Mail programs show but one of two that bear the same.
  expect(second?.messageId).not.toBe(first?.messageId);
  for (const [number, letter] of [first, second].entries()) {
    const head = [`from: ${email}`, 'to: no-reply@rose.example', `message-id: <${number}@x.example>`];
    const answer = await test.app.request('/api/admin/mails/replies', {
      method: 'POST',
      headers: { authorization: `Bearer ${hiring.admin}`, 'content-type': 'message/rfc822' },
      body: `${[...head, `in-reply-to: ${letter?.messageId}`].join('\r\n')}\r\n\r\nTuesday.\r\n`,
    });
    expect([answer.status, (await answer.json()).applicationId]).toEqual([200, id]);
  }
  const { rows } = await db.execute(
    sql`select from application_events where submission_id = ${id} and action = 'replied'`,
  );
  expect(rows).toHaveLength(2);
});
