import { sql } from 'drizzle-orm';
import { callBacks } from '@/care-api/database/schema/call-backs';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';

let test: TestApp;
let now = new Date('2026-11-23T12:00:00Z');
beforeAll(async () => {
  test = await openTestApp({ now: () => now });
}, 60_000);
afterAll(() => test.close());

type Made = Partial<typeof callBacks.$inferInsert> & { createdAt: Date };
async function make(rows: Made[]): Promise<void> {
  const row = { name: 'A', email: 'a@example.org', message: 'Hello' };
  await test.deps.database.db.insert(callBacks).values(rows.map((change) => ({ ...row, ...change })));
}
const get = async (path: string, as = '') => {
  const answer = await test.send('GET', path, undefined, as ? { as } : {});
  return { status: answer.status, body: await answer.json() };
};
/** `minutes` later it was tried; null for never. The promise was an hour. */
const tried = (createdAt: Date, minutes: number | null, more: Partial<Made> = {}): Made => ({
  createdAt,
  dueAt: new Date(createdAt.getTime() + 3_600_000),
  firstTryAt: minutes === null ? null : new Date(createdAt.getTime() + minutes * 60_000),
  tryMinutes: minutes,
  ...more,
});

it('counts what brute force counts: medians, nine in ten, promises kept, by week and by owner', async () => {
  const [admin, coordinator] = [await test.signIn('admin'), await test.signIn('coordinator')];
  const owner = (await get('/admin/call-backs/owners', admin)).body[0].id;
  const monday = new Date('2026-11-09T10:00:00Z');
  const next = new Date('2026-11-18T10:00:00Z');
  const first = [5, 90, 20, 35, null, 61, 60, 1, 12, 44];
  const rows = [
    ...first.map((minutes) => tried(monday, minutes, { talkMinutes: minutes, ownerId: owner })),
    tried(next, 7),
    // It was taken for spam by mistake.
    tried(next, 8, { state: 'answered', outcome: 'spam' }),
    tried(next, 3, { state: 'closed', outcome: 'spam' }),
    tried(next, 3, { deletedAt: now }),
    tried(new Date('2026-01-01T10:00:00Z'), 3),
  ];
  await make(rows);
  const sorted = first.filter((minutes) => minutes !== null).sort((a, b) => a - b);
  const within = (part: number) => sorted[Math.ceil(part * sorted.length) - 1];
  const { body } = await get('/admin/call-backs/report?from=2026-11-01', admin);
  const weekly = {
    asked: 10,
    promised: 10,
    kept: first.filter((minutes) => minutes !== null && minutes <= 60).length,
    tried: 9,
    talked: 9,
    tryMedian: within(0.5),
    tryNinth: within(0.9),
    talkMedian: within(0.5),
    talkNinth: within(0.9),
  };
  expect(body).toMatchObject({ from: '2026-11-01', to: '2026-11-23', all: { asked: 12 } });
  expect(body.weeks).toEqual([
    expect.objectContaining({
      week: '2026-11-16',
      asked: 2,
      kept: 2,
      tried: 2,
      talked: 0,
      tryMedian: 7,
      talkMedian: null,
    }),
    expect.objectContaining({ week: '2026-11-09', ...weekly }),
  ]);
  expect(body.owners).toEqual([expect.objectContaining({ id: owner, ...weekly })]);
  expect((await get('/admin/call-backs/report?from=2026-11-01', coordinator)).body.owners).toEqual([]);
  const csv = await test.send('GET', '/admin/call-backs/report/weeks.csv?from=2026-11-01', undefined, { as: admin });
  const lines = (await csv.text()).split('\r\n');
  expect(lines[0]).toMatch(
    /"Week from","Owner","Asked","Promised","Called within the promise","Tried","First try: half/,
  );
  expect(lines[1]?.replaceAll('"', '')).toMatch(/^2026-11-16,,2,2,2,2,7,/);
  expect(lines).toHaveLength(5);
});

it('tells the public from thirty requests on, with nobody’s try as the longest, and not where it is not to', async () => {
  const admin = await test.signIn('admin');
  const speed = async () => (await get('/call-back-speed')).body.speed;
  await test.deps.database.db.execute(sql`delete from call_backs`);
  const recently = new Date('2026-11-20T10:00:00Z');
  await make(Array.from({ length: 29 }, (_, place) => tried(recently, place < 15 ? 10 + place : null)));
  expect(await speed()).toBeNull();
  await make([tried(recently, 90, { state: 'closed', outcome: 'spam' })]);
  expect(await speed()).toBeNull();
  await make([tried(recently, 90, { state: 'inProgress', outcome: 'spam' })]);
  expect(await speed()).toEqual({ minutes: 24, requests: 30 });
  // Promised for later, too long ago, without a promise: not asked about.
  await make([tried(now, 1), tried(new Date('2026-08-01T10:00:00Z'), 1), tried(recently, 1, { dueAt: null })]);
  expect(await speed()).toEqual({ minutes: 24, requests: 30 });
  const show = (isShown: boolean) => test.send('PUT', '/admin/call-backs/speed', { isShown }, { as: admin });
  expect((await show(false)).status).toBe(200);
  expect(await speed()).toBeNull();
  await show(true);
  await make([tried(recently, null), tried(recently, null), tried(recently, null)]);
  expect(await speed()).toBeNull();
});

it('goes back twelve weeks by London’s calendar, over a change of the clocks too', async () => {
  now = new Date('2027-03-28T23:05:00Z');
  const admin = await test.signIn('admin');
  const { body } = await get('/admin/call-backs/report', admin);
  expect(body).toMatchObject({ from: '2027-01-05', to: '2027-03-29' });
});
