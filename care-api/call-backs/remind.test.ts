import { eq } from 'drizzle-orm';
import { callBackEvents, callBacks } from '@/care-api/database/schema/call-backs';
import { mails } from '@/care-api/database/schema/settings';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { remindOfCallBacks } from './remind';

let test: TestApp;
let clock = Date.parse('2026-11-23T16:30:00Z');
let queued = 0;
beforeAll(async () => {
  test = await openTestApp({ now: () => new Date(clock), onMailQueued: () => (queued += 1) });
  const openingPeriods = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '17:00' }));
  const company = { companyName: 'Rose Care', openingPeriods, promiseMinutes: 60 };
  await test.send('POST', '/CompanyDetail', company, { as: await test.signIn('admin') });
}, 60_000);
afterAll(() => test.close());

/** Who is written to at a moment, each named by their role. */
async function at(moment: string): Promise<string[]> {
  const { db } = test.deps.database;
  const already = await db.$count(mails);
  clock = Date.parse(moment);
  await remindOfCallBacks(test.deps, new Date(clock));
  const rows = await db.select().from(mails).orderBy(mails.id);
  return rows.slice(already).map(({ to, subject }) => `${to.split('-')[0]}: ${subject}`);
}

it('writes to the owner, then to coordinators, then to admins, in opening hours alone and once each', async () => {
  const as = await test.signIn('coordinator');
  const ask = { yourName: 'Ann', email: 'ann@example.org', yourMessage: 'Please ring me.' };
  const { requestId: id } = await (await test.send('POST', '/Requestcallback', ask)).json();
  await test.send('POST', `/Requestcallback/${id}/events`, { action: 'take' }, { as });
  const subject = 'Call-backs that wait for their first call: 1';
  queued = 0;

  expect(await at('2026-11-23T16:59:00Z')).toEqual([]);
  // The night does not count, and nobody is written to in it.
  expect(await at('2026-11-23T23:00:00Z')).toEqual([]);
  expect(await at('2026-11-24T09:10:00Z')).toEqual([]);
  expect(await at('2026-11-24T09:15:00Z')).toEqual([`coordinator: ${subject}`]);
  expect(await at('2026-11-24T09:29:00Z')).toEqual([]);
  expect(await at('2026-11-24T09:30:00Z')).toEqual([`coordinator: ${subject}`]);
  expect(await at('2026-11-24T10:29:00Z')).toEqual([]);
  expect(await at('2026-11-24T10:30:00Z')).toEqual([`admin: ${subject}`]);
  expect(await at('2026-11-24T12:00:00Z')).toEqual([]);
  expect(queued).toBe(3);
  const events = await test.deps.database.db.select().from(callBackEvents).where(eq(callBackEvents.callBackId, id));
  expect(events.filter(({ action }) => action === 'reminded')).toHaveLength(3);
});

it('many that wait for nothing but time do not keep another one waiting', async () => {
  const { db } = test.deps.database;
  await db.delete(callBacks);
  const row = { name: 'A', email: 'a@example.org', message: 'Hello', reminded: 2 };
  const dueAt = new Date('2026-11-24T12:00:00Z');
  await db.insert(callBacks).values(Array.from({ length: 200 }, () => ({ ...row, dueAt })));
  await db.insert(callBacks).values({ ...row, reminded: 0, dueAt: new Date('2026-11-24T12:10:00Z') });
  expect(await at('2026-11-24T12:20:00Z')).toEqual(['coordinator: Call-backs that wait for their first call: 1']);
  await db.delete(callBacks);
});

it('after a stop the last of them is written alone, and nothing of what somebody has tried', async () => {
  const { db } = test.deps.database;
  const row = { name: 'A', email: 'a@example.org', message: 'Hello', dueAt: new Date('2026-11-24T12:00:00Z') };
  await db.insert(callBacks).values([row, row, { ...row, firstTryAt: row.dueAt }, { ...row, state: 'closed' }]);
  expect(await at('2026-11-25T08:00:00Z')).toEqual([]);
  expect(await at('2026-11-25T09:00:00Z')).toEqual(['admin: Call-backs that wait for their first call: 2']);
  expect(await at('2026-11-25T09:01:00Z')).toEqual([]);
});
