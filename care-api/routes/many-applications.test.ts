import { eq, like, sql } from 'drizzle-orm';
import { mails } from '@/care-api/database/schema/settings';
import { runs } from '@/care-api/database/schema/staff';
import { forgetRuns } from '@/care-api/desk/runs';
import { openHiring } from '@/care-api/testing/hiring';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { wordDays } from '@/lib/contract/application-stage';

let test: TestApp;
let hiring: Awaited<ReturnType<typeof openHiring>>;
let recruiter = '';
beforeAll(async () => {
  test = await openTestApp();
  hiring = await openHiring(test);
  recruiter = await test.signIn('recruiter');
}, 60_000);
afterAll(() => test.close());

const many = async (body: object, as = recruiter) => hiring.call('POST', '/admin/bulk/application', body, as);
const list = async (query: string, as = recruiter) =>
  (await hiring.call('GET', `/admin/applications?page=1&size=100&${query}`, undefined, as)).body;
const idsOf = ({ items }: { items: { applicationId: number }[] }) => items.map(({ applicationId }) => applicationId);
const stageOf = async (path: string) => (await hiring.call('GET', path)).body.stage;

describe('many at once', () => {
  it('go to a stage, each where it can, and are put back with their mails', async () => {
    const [one, two, three] = [await hiring.apply(), await hiring.apply(), await hiring.apply()];
    await hiring.place(two.id, 'call');
    await hiring.place(three.id, 'withdrawn');
    const ids = [one.id, two.id, three.id];
    const { body: run } = await many({ action: 'move', value: 'call', ids });
    expect(run).toMatchObject({ changed: 1 });
    expect(run.refused).toEqual(
      expect.arrayContaining([
        { id: two.id, reason: 'soAlready' },
        { id: three.id, reason: 'applicationWithdrawn' },
      ]),
    );
    const letters = () =>
      test.deps.database.db.select().from(mails).where(like(mails.subject, 'News of your application%'));
    expect((await letters()).map(({ state }) => state)).toEqual(['waiting']);
    const undone = await hiring.call('POST', `/admin/runs/${run.id}/undo`, undefined, recruiter);
    expect(undone.body).toMatchObject({ changed: 1 });
    expect(await stageOf(one.path)).toBe('sent');
    expect((await letters()).map(({ state }) => state)).toEqual(['stopped']);
    const { events } = (await hiring.call('GET', `${one.path}/file`)).body;
    expect(events.map(({ action, detail }: { action: string; detail: string }) => [action, detail])).toEqual([
      ['undone', ''],
      ['move', 'call'],
      ['created', ''],
    ]);
  });

  it('are not put back over what their sender has done since', async () => {
    const { id, sender } = await hiring.apply();
    const { body: run } = await many({ action: 'move', value: 'call', ids: [id] });
    expect((await hiring.call('PUT', `/Response/applications/${id}`, { withdrawn: true }, sender)).status).toBe(200);
    expect((await hiring.call('POST', `/admin/runs/${run.id}/undo`, undefined, recruiter)).body).toMatchObject({
      changed: 0,
      conflicts: [id],
    });
    expect(await stageOf(`/admin/applications/${id}`)).toBe('withdrawn');
  });

  it('are closed with a reason, and never without', async () => {
    const { id, path } = await hiring.apply();
    expect((await many({ action: 'decline', value: 'filled', ids: [id] })).body).toMatchObject({ changed: 1 });
    expect((await hiring.call('GET', path)).body).toMatchObject({ stage: 'closed', reason: 'filled' });
    for (const body of [
      { action: 'decline', value: 'nose' },
      { action: 'move', value: 'closed' },
      { action: 'move', value: 'withdrawn' },
      { action: 'move', value: 'gone' },
      { action: 'assign', value: 'nobody' },
    ]) {
      expect(await many({ ...body, ids: [id] })).toMatchObject({
        status: 422,
        body: { codes: { value: { code: 'namesNothing' } } },
      });
    }
    expect((await many({ action: 'trash', ids: [id] })).status).toBe(422);
  });

  it('become somebody’s work whose work they are, and nobody else’s', async () => {
    const [job, care] = [await hiring.apply(), await hiring.apply(hiring.care)];
    const owners = (await hiring.call('GET', '/admin/application-owners', undefined, recruiter)).body;
    const owner = owners.find(({ name }: { name: string }) => name.startsWith('recruiter'));
    const coordinator = await test.signIn('coordinator');
    const theirs = (await hiring.call('GET', '/admin/application-owners', undefined, coordinator)).body;
    expect(theirs.map(({ name }: { name: string }) => name.replace(/-\d+$/, ''))).toEqual(['admin', 'coordinator']);
    const { body: run } = await many({ action: 'assign', value: owner.id, ids: [job.id, care.id] }, hiring.admin);
    expect(run).toMatchObject({ changed: 1, refused: [{ id: care.id, reason: 'roleMissing' }] });
    expect((await many({ action: 'assign', value: '', ids: [job.id, care.id] })).body.refused).toEqual([
      { id: care.id, reason: 'roleMissing' },
    ]);
  });

  it('are the caller’s part alone, by a question too', async () => {
    const care = await hiring.apply(hiring.care);
    const { body } = await many({ action: 'move', value: 'read', query: { status: 'sent' } });
    expect(body.refused).toEqual([]);
    expect(await stageOf(care.path)).toBe('sent');
  });
});

describe('the list', () => {
  it('opens on what needs whoever looks: what is new, what is due and what nobody was told of, soonest first', async () => {
    const fresh = await hiring.apply();
    const [told, silent, other] = [await hiring.apply(), await hiring.apply(), await hiring.apply()];
    for (const { path } of [told, silent, other]) await hiring.act(path, { action: 'spoke' });
    for (const { id } of [told, silent, other]) await hiring.place(id, 'call');
    const { db } = test.deps.database;
    const longAgo = (id: number) =>
      db.execute(
        `update submissions set created_at = now() - interval '30 days', last_word_at = now() - interval '${wordDays} days' where id = ${id}`,
      );
    for (const { id } of [silent, other]) await longAgo(id);
    const owners = (await hiring.call('GET', '/admin/application-owners')).body;
    const admin = owners.find(({ name }: { name: string }) => name.startsWith('admin'));
    await hiring.act(silent.path, { action: 'assign', owner: '' });
    await hiring.act(told.path, { action: 'assign', owner: '' });
    await hiring.act(other.path, { action: 'assign', owner: admin.id });
    const mine = await list('sort=due');
    expect(idsOf(mine)[0]).toBe(silent.id);
    expect(idsOf(mine)).toEqual(expect.arrayContaining([fresh.id, silent.id]));
    expect(idsOf(mine)).not.toEqual(expect.arrayContaining([told.id]));
    expect(idsOf(mine)).not.toEqual(expect.arrayContaining([other.id]));
    expect(idsOf(await list('', hiring.admin))).toContain(other.id);
    await hiring.act(silent.path, { action: 'spoke' });
    expect(idsOf(await list(''))).not.toContain(silent.id);
    expect(idsOf(await list('status=open&stage=call&sort=word'))).toEqual(expect.arrayContaining([told.id, other.id]));
    const theirs = idsOf(await list('status=mine', hiring.admin));
    expect([theirs.includes(other.id), theirs.includes(told.id)]).toEqual([true, false]);
  });

  it('asks for a right to work before it ends, of whoever was hired too', async () => {
    const { id, path } = await hiring.apply();
    await hiring.passChecks(id);
    await hiring.place(id, 'hired');
    await hiring.act(path, { action: 'assign', owner: '' });
    const endsIn = (days: number) =>
      test.deps.database.db.execute(`
        update application_checks set repeat_on = (now() at time zone 'Europe/London')::date + ${days}
        where submission_id = ${id} and kind = 'rightToWork'`);
    await endsIn(29);
    expect(idsOf(await list(''))).not.toContain(id);
    await endsIn(28);
    expect(idsOf(await list(''))).toContain(id);
  });

  it('asks for a check that somebody hired works without, and says which', async () => {
    const { id, path } = await hiring.apply();
    await hiring.passChecks(id);
    await hiring.place(id, 'hired');
    await hiring.act(path, { action: 'assign', owner: '' });
    const listed = async () =>
      (await list('sort=due')).items.find((row: { applicationId: number }) => row.applicationId === id);
    const check = (body: object) => hiring.act(path, { action: 'check', ...body });
    expect(await listed()).toBeUndefined();
    await test.deps.database.db.execute(`
      update application_checks set repeat_on = (now() at time zone 'Europe/London')::date - 1
      where submission_id = ${id} and kind = 'criminalRecord'`);
    expect(await listed()).toMatchObject({ openChecks: ['criminalRecord'], dueAt: expect.any(String) });
    await check({ check: 'identity', state: 'asked' });
    await hiring.act(path, { action: 'assign', owner: '' });
    expect((await listed()).openChecks).toEqual(['criminalRecord', 'identity']);
    await check({ check: 'identity', state: 'seen' });
    await check({ check: 'criminalRecord', state: 'seen' });
    await hiring.act(path, { action: 'assign', owner: '' });
    expect(await listed()).toBeUndefined();
  });

  it('is had as a table, which the audit tells, without what was answered or seen', async () => {
    const { id, path } = await hiring.apply();
    await hiring.act(path, { action: 'check', check: 'identity', state: 'seen', number: 'P-99887' });
    const answer = await test.send('GET', `/admin/export/application.csv?status=all&ids=${id}`, undefined, {
      as: recruiter,
    });
    const table = await answer.text();
    expect([answer.status, table.split('\n').filter(Boolean).length]).toEqual([200, 2]);
    expect(table).toContain(`LC-${String(id).padStart(6, '0')}`);
    expect(table).not.toMatch(/P-99887|Why \d/);
    const of = await test.send('GET', `/admin/export/application.csv?status=all&ids=${id}`, undefined, {
      as: await test.signIn('coordinator'),
    });
    expect((await of.text()).split('\n').filter(Boolean)).toHaveLength(1);
  });
});

it('whoever is erased is named by no run that they were in, the others are put back by it, and no run outlives a day', async () => {
  const { db } = test.deps.database;
  const [ann, bob] = [await hiring.apply(), await hiring.apply()];
  const words = 'Ask Mrs Lee why Ann was let go';
  await db.execute(sql`update submissions set next_step = ${words} where id = ${ann.id}`);
  const { body: run } = await many({ action: 'decline', value: 'other', ids: [ann.id, bob.id] });
  const kept = async () =>
    JSON.stringify([
      (await db.execute(sql`select * from runs`)).rows,
      (await db.execute(sql`select changes from audit where kind = 'application'`)).rows,
    ]);
  expect(await kept()).toContain(words);
  const { userId } = (await hiring.call('GET', '/session', undefined, ann.sender)).body;
  expect((await hiring.call('DELETE', `/User/${userId}`)).status).toBe(200);
  expect(await kept()).not.toContain(words);
  const undone = await hiring.call('POST', `/admin/runs/${run.id}/undo`, undefined, recruiter);
  expect(undone.body).toMatchObject({ changed: 1, conflicts: [], refused: [] });
  expect(await stageOf(bob.path)).toBe('sent');
  await forgetRuns(db, new Date(Date.now() + 23 * 3_600_000));
  expect(await db.$count(runs, eq(runs.id, run.id))).toBe(1);
  await forgetRuns(db, new Date(Date.now() + 25 * 3_600_000));
  expect(await db.$count(runs)).toBe(0);
});
