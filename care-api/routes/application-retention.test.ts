import { sql } from 'drizzle-orm';
import { applyRetention } from '@/care-api/office/retention';
import { openHiring } from '@/care-api/testing/hiring';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';

let test: TestApp;
let hiring: Awaited<ReturnType<typeof openHiring>>;
beforeAll(async () => {
  test = await openTestApp();
  hiring = await openHiring(test);
}, 60_000);
afterAll(() => test.close());
const db = () => test.deps.database.db;
const dayMs = 86_400_000;

/** One that has ended so many days ago. */
async function ended(daysAgo: number) {
  const application = await hiring.apply();
  await hiring.place(application.id, 'closed');
  await db().execute(sql`
    update submissions set updated_at = now() - make_interval(hours => ${24 * daysAgo}) where id = ${application.id}`);
  return application;
}
const goesAt = async (path: string) => (await hiring.call('GET', `${path}/file`)).body.goesAt;
async function listGoing(days: string): Promise<number[]> {
  const { body } = await hiring.call('GET', `/admin/applications?page=1&status=all&goes=${days}`);
  return body.items
    .map(({ applicationId }: { applicationId: number }) => applicationId)
    .sort((a: number, b: number) => a - b);
}
async function keepFor(applications: number | null) {
  const { value } = (await hiring.call('GET', '/admin/settings/retention')).body;
  await hiring.call('PUT', '/admin/settings/retention', { value: { ...value, applications } });
}

it('a file tells when it goes, the list which would go, and the clock takes these and no others', async () => {
  const [gone, soon, later, open] = [await ended(181), await ended(160), await ended(100), await hiring.apply()];
  await db().execute(sql`update submissions set updated_at = now() - interval '900 days' where id = ${open.id}`);
  expect(await goesAt(gone.path)).toBeNull();
  expect(await listGoing('90')).toEqual([]);
  await keepFor(180);
  const daysTo = (at: string) => Math.round((Date.parse(at) - Date.now()) / dayMs);
  expect([daysTo(await goesAt(gone.path)), daysTo(await goesAt(soon.path))]).toEqual([-1, 20]);
  expect(await goesAt(open.path)).toBeNull();
  expect(await listGoing('0')).toEqual([gone.id]);
  expect(await listGoing('30')).toEqual([gone.id, soon.id]);
  expect(await listGoing('90')).toEqual([gone.id, soon.id, later.id]);
  await applyRetention(test.deps, new Date());
  const { rows } = await db().execute<{ id: number }>(sql`select id from submissions order by id`);
  expect(rows.map(({ id }) => id)).toEqual([soon.id, later.id, open.id]);
  // Opened again, it stays.
  await hiring.act(soon.path, { action: 'move', stage: 'call' });
  expect(await goesAt(soon.path)).toBeNull();
  await keepFor(null);
  expect([await goesAt(later.path), await listGoing('90')]).toEqual([null, []]);
});
