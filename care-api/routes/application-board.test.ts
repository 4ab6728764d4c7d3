import { sql } from 'drizzle-orm';
import { openHiring } from '@/care-api/testing/hiring';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { mostCards } from '@/lib/contract/application';
import { applicationStages } from '@/lib/contract/application-stage';

let test: TestApp;
let hiring: Awaited<ReturnType<typeof openHiring>>;
let recruiter = '';
beforeAll(async () => {
  test = await openTestApp();
  hiring = await openHiring(test);
  recruiter = await test.signIn('recruiter');
}, 60_000);
beforeEach(async () => {
  await test.deps.database.db.execute(sql`truncate submissions cascade`);
});
afterAll(() => test.close());

type Column = { stage: string; total: number; items: { applicationId: number; stage: string }[] };
async function board(query = '', as = recruiter): Promise<Column[]> {
  return (await hiring.call('GET', `/admin/application-board?${query}`, undefined, as)).body.columns;
}
const idsOf = (columns: Column[]) => columns.flatMap(({ items }) => items.map(({ applicationId }) => applicationId));
async function listed(query: string, as = recruiter): Promise<number[]> {
  const { items } = (await hiring.call('GET', `/admin/applications?page=1&size=100&${query}`, undefined, as)).body;
  return items.map(({ applicationId }: { applicationId: number }) => applicationId);
}
const sorted = (ids: number[]) => [...ids].sort((a, b) => a - b);

it('has the rows of the list under its filters, each in the column of its stage, in the order of the way', async () => {
  for (const stage of applicationStages) {
    const { id } = await hiring.apply();
    await hiring.place(id, stage);
  }
  await hiring.place((await hiring.apply()).id, 'call');
  const columns = await board('status=all');
  expect(columns.map(({ stage }) => stage)).toEqual([...applicationStages]);
  for (const { stage, total, items } of columns) {
    expect(new Set(items.map((row) => row.stage))).toEqual(new Set([stage]));
    expect([stage, total]).toEqual([stage, stage === 'call' ? 2 : 1]);
  }
  for (const query of [
    '',
    'status=open',
    'status=sent',
    'status=all&stage=call',
    'status=all&q=night',
    'status=mine',
  ]) {
    expect([query, sorted(idsOf(await board(query)))]).toEqual([query, sorted(await listed(query))]);
    const [{ columns: _, ...told }, { items: __, page: ___, pageSize: ____, ...list }] = [
      (await hiring.call('GET', `/admin/application-board?${query}`, undefined, recruiter)).body,
      (await hiring.call('GET', `/admin/applications?page=1&${query}`, undefined, recruiter)).body,
    ];
    expect(told).toEqual(list);
  }
  expect(idsOf(await board('status=all&q=nobody'))).toEqual([]);
});

it('is of those that are the work of whoever looks: recruiters have the jobs, coordinators the others', async () => {
  const coordinator = await test.signIn('coordinator');
  const [job, care] = [await hiring.apply(), await hiring.apply(hiring.care)];
  expect(idsOf(await board('status=all'))).toEqual([job.id]);
  expect(idsOf(await board('status=all', coordinator))).toEqual([care.id]);
  expect(sorted(idsOf(await board('status=all', hiring.admin)))).toEqual([job.id, care.id]);
});

it('shows the newest of a column, those that came there last first, and says how many there are', async () => {
  const ids: number[] = [];
  for (let at = 0; at < mostCards + 2; at += 1) ids.push((await hiring.apply()).id);
  const [first] = ids;
  await test.deps.database.db.execute(sql`
    update submissions set stage_since = now() - interval '1 hour' * (1000 - id) where id <> ${first}`);
  await test.deps.database.db.execute(sql`update submissions set stage_since = now() where id = ${first}`);
  const [column] = await board('status=all');
  expect(column).toMatchObject({ stage: 'sent', total: mostCards + 2 });
  expect(idsOf(await board('status=all'))).toEqual([first, ...ids.slice(3).reverse()]);
});

it('hires nobody while a required check is open, as a card is moved, and says why', async () => {
  const { id, path } = await hiring.apply();
  await hiring.place(id, 'checks');
  const move = { action: 'move', value: 'hired', ids: [id] };
  for (const as of [recruiter, hiring.admin]) {
    const { body } = await hiring.call('POST', '/admin/bulk/application', move, as);
    expect(body).toMatchObject({ changed: 0, refused: [{ id, reason: 'checksOpen' }] });
  }
  expect((await board('status=all')).map(({ stage }) => stage)).toEqual(['checks']);
  await hiring.passChecks(id);
  expect((await hiring.call('POST', '/admin/bulk/application', move, recruiter)).body).toMatchObject({ changed: 1 });
  expect((await hiring.call('GET', path, undefined, recruiter)).body.stage).toBe('hired');
});
