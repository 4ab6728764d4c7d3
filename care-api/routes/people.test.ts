import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { listingAlerts } from '@/care-api/database/schema/alerts';
import { callBackEvents, callBacks } from '@/care-api/database/schema/call-backs';
import { complaints } from '@/care-api/database/schema/complaints';
import { newsletterSubscribers } from '@/care-api/database/schema/newsletter';
import { referenceRequests } from '@/care-api/database/schema/reference-requests';
import { mails, settings } from '@/care-api/database/schema/settings';
import { audit } from '@/care-api/database/schema/staff';
import { emptyTrash } from '@/care-api/desk/trash';
import { applyRetention } from '@/care-api/office/retention';
import { trashed } from '@/care-api/resources';
import { openHiring } from '@/care-api/testing/hiring';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { personExport, personSchema } from '@/lib/contract/person';
import { referenceAnswer } from '@/lib/contract/reference-request';

let test: TestApp;
let admin: string;
let submissionId: number;
beforeAll(async () => {
  test = await openTestApp();
  admin = await test.signIn('admin');
  submissionId = (await (await openHiring(test)).apply()).id;
}, 60_000);
afterAll(() => test.close());
const db = () => test.deps.database.db;

let people = 0;
/** Somebody who rang, complained and reads the newsletter, by an email and a number of their own. */
async function somebody() {
  people += 1;
  const [email, digits] = [`edith${people}@example.org`, `1632 9601${people + 10}`];
  const [called] = await db()
    .insert(callBacks)
    .values({ name: 'Edith', email, phone: `0${digits}`, message: 'Please ring', followHash: `hash-${people}` })
    .returning();
  await db()
    .insert(callBackEvents)
    .values({ callBackId: called!.id, action: 'note', note: 'Rang her', createdAt: new Date() });
  const days = { acknowledgeBy: new Date(), answerBy: new Date() };
  await db()
    .insert(complaints)
    .values({ kind: 'care', email: email.toUpperCase(), phone: `+44 (0)${digits}`, message: 'Nobody came', ...days });
  await db().insert(newsletterSubscribers).values({ email });
  const alert = { asked: 'Night work', language: 'en', pace: 'daily', since: 0, mailedAt: new Date() } as const;
  await db()
    .insert(listingAlerts)
    .values({ ...alert, email, search: 'q=night' });
  const answer = referenceAnswer.parse({ phone: `0${digits}`, words: 'Kind and on time.' });
  const named = { name: 'Edith', language: 'en', tokenHash: `hash-${people}`, submissionId };
  await db()
    .insert(referenceRequests)
    .values({ id: randomUUID(), ...named, email, answer });
  await db()
    .insert(mails)
    .values({ to: email, subject: 'Hello', text: `To ${email}`, state: 'sent', finishedAt: new Date() });
  return { email, digits, callBackId: called!.id };
}
const ask = async (who: string, as = admin) => {
  const answer = await test.send('GET', `/admin/person?who=${encodeURIComponent(who)}`, undefined, { as });
  return answer.ok ? personSchema.parse(await answer.json()).rows.map(({ kind }) => kind) : answer.status;
};
const erase = (who: string, as = admin) => test.send('POST', '/admin/person/erase', { who }, { as });

/** A row of the audit that names an email. */
async function note(email: string): Promise<number> {
  const changes = { to: [null, email] as [unknown, unknown] };
  const [row] = await db()
    .insert(audit)
    .values({
      ...{ at: new Date(), actor: '', action: 'update', kind: 'setting', objectId: '', changes },
      ...{ salt: 'x', sealed: 'x', prevHash: 'x', hash: 'x' },
    })
    .returning();
  return row!.id;
}
const noted = async (id: number) => (await db().select().from(audit).where(eq(audit.id, id)))[0];

it('is found by email and by telephone however they are written, in each table that knows somebody by them', async () => {
  const { email, digits } = await somebody();
  expect(await ask(email)).toHaveLength(6);
  expect([...((await ask(`  ${email.toUpperCase()} `)) as string[])].sort()).toEqual([
    'alert',
    'callBack',
    'complaint',
    'mail',
    'referee',
    'subscriber',
  ]);
  for (const number of [`0${digits}`, `+44 ${digits}`, `0044${digits}`, digits.replace(' ', '-')]) {
    expect([...((await ask(number)) as string[])].sort()).toEqual(['callBack', 'complaint', 'referee']);
  }
  for (const nobody of ['', '@', 'edith', 'example.org', '1632', '%', `${email}x`])
    expect(await ask(nobody)).toEqual([]);
  expect(await ask(email, await test.signIn('coordinator'))).toBe(403);
});

it('has an account named that is theirs, which is erased on its own', async () => {
  const { email } = await somebody();
  const user = await test.signIn('user');
  await db().execute(
    sql`update accounts set email = ${email} where id::text = ${(await (await test.send('GET', '/session', undefined, { as: user })).json()).userId}`,
  );
  expect(await ask(email)).toContain('account');
  await erase(email);
  expect(await ask(email)).toEqual(['account']);
});

it('is given out whole, without keys and without what others are called, and the audit says so', async () => {
  const { email } = await somebody();
  const answer = await test.send('GET', `/admin/person/export?who=${encodeURIComponent(email)}`, undefined, {
    as: admin,
  });
  const given = personExport.parse(await answer.json());
  expect(given.callBack).toMatchObject([{ name: 'Edith', message: 'Please ring', events: [{ note: 'Rang her' }] }]);
  expect(given.mail).toMatchObject([{ subject: 'Hello', text: `To ${email}` }]);
  expect(given.alert).toMatchObject([{ asked: 'Night work', search: 'q=night' }]);
  expect(given.referee).toMatchObject([{ name: 'Edith', answer: { words: 'Kind and on time.' } }]);
  expect(given.complaint).toMatchObject([{ message: 'Nobody came' }]);
  expect(JSON.stringify(given)).not.toMatch(/hash|owner_id|account_id/);
  const [last] = await db().select().from(audit).orderBy(sql`id desc`).limit(1);
  expect([last?.kind, last?.action]).toEqual(['person', 'export']);
});

it('is erased, but for what was about somebody at risk; no word of them is left in the audit', async () => {
  const [{ email }, other] = [await somebody(), await somebody()];
  const [atRisk] = await db()
    .insert(callBacks)
    .values({ name: 'Edith', email, message: 'She is hit', isSafeguarding: true })
    .returning();
  const id = await note(email);
  expect((await erase(email, await test.signIn('editor'))).status).toBe(403);
  expect(await (await erase(email)).json()).toEqual({ gone: 6 });
  expect(await ask(email)).toEqual(['callBack']);
  expect(await db().select({ id: callBacks.id }).from(callBacks).where(eq(callBacks.email, email))).toEqual([
    { id: atRisk!.id },
  ]);
  expect(await ask(other.email)).toHaveLength(6);
  expect((await noted(id))?.changes).toBeNull();
  expect(await (await erase('no@body.example')).json()).toEqual({ gone: 0 });
});

describe('a request that is gone for good', () => {
  const remove = {
    'by the number of whom it was of': async (_: number, digits: string) => erase(`0${digits}`),
    'out of the trash by hand': async (id: number) => {
      await test.send('DELETE', `/RequestCallBack/${id}?id=${id}`, undefined, { as: admin });
      return test.send('DELETE', `/admin/trash/callBack/${id}`, undefined, { as: admin });
    },
    'out of the trash by the clock': async (id: number) => {
      await db()
        .update(callBacks)
        .set({ deletedAt: new Date(0) })
        .where(eq(callBacks.id, id));
      await emptyTrash(test.deps, trashed, new Date());
    },
    'when its time is over': async (id: number) => {
      await db()
        .update(callBacks)
        .set({ status: 'Closed', updatedAt: new Date(0) })
        .where(eq(callBacks.id, id));
      const value = JSON.stringify({ callBacks: 90, complaints: null, comments: null, drafts: null, mails: null });
      await db().insert(settings).values({ key: 'retention', value });
      await applyRetention(test.deps, new Date());
    },
  };

  it.each(Object.entries(remove))('%s leaves no word in the audit, and others their own', async (_, take) => {
    const [{ callBackId, digits }, other] = [await somebody(), await somebody()];
    for (const id of [callBackId, other.callBackId]) {
      const answer = await test.send('PUT', `/CallResponse/${id}?requestId=${id}`, { yourName: 'Edna' }, { as: admin });
      expect(answer.status).toBe(200);
    }
    const changes = async (id: number) =>
      (
        await db()
          .select()
          .from(audit)
          .where(and(eq(audit.kind, 'callBack'), eq(audit.objectId, String(id))))
      ).map((row) => row.changes);
    await take(callBackId, digits);
    expect(await db().$count(callBacks, eq(callBacks.id, callBackId))).toBe(0);
    expect(JSON.stringify(await changes(callBackId))).not.toContain('Ed');
    expect(JSON.stringify(await changes(other.callBackId))).toContain('Edna');
  });
});

it('takes the mails to a referee along who is known by a number alone', async () => {
  const { email, digits } = await somebody();
  const [waiting] = await db().insert(mails).values({ to: email, subject: 'Please', text: 'A link' }).returning();
  const ofReferee = eq(referenceRequests.email, email);
  await db()
    .update(referenceRequests)
    .set({ mails: [waiting!.id] })
    .where(ofReferee);
  expect(await (await erase(`0${digits}`)).json()).toEqual({ gone: 3 });
  expect(await db().$count(mails, eq(mails.id, waiting!.id))).toBe(0);
});

it('known by a number alone leaves no email in the audit either, once nothing else is kept by it', async () => {
  const { email, digits } = await somebody();
  const id = await note(email);
  await erase(`0${digits}`);
  expect(await ask(email)).toEqual(expect.arrayContaining(['alert', 'subscriber', 'mail']));
  expect((await noted(id))?.changes).not.toBeNull();

  const reader = await somebody();
  await db().delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, reader.email));
  await db().delete(listingAlerts).where(eq(listingAlerts.email, reader.email));
  const left = await note(reader.email);
  await erase(`0${reader.digits}`);
  expect((await noted(left))?.changes).toBeNull();
});

it('is given out and erased by whoever has just said their password', async () => {
  await db().execute(sql`update sessions set confirmed_at = now() - interval '1 hour'`);
  for (const answer of [
    await erase('x@y.example'),
    await test.send('GET', '/admin/person/export?who=x', undefined, { as: admin }),
  ]) {
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'passwordAgain']);
  }
});
