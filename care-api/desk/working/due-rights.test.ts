import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { accounts } from '@/care-api/database/schema/accounts';
import { runDueJobs } from '@/care-api/jobs';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { toLondonTime } from '@/lib/contract/london-time';

let test: TestApp;
let now = new Date('2026-11-22T09:00:00Z');
let [admin, editor, recruiter, author] = ['', '', '', ''];
beforeAll(async () => {
  test = await openTestApp({ now: () => now });
  [admin, editor] = [await test.signIn('admin'), await test.signIn('editor')];
  [recruiter, author] = [await test.signIn('recruiter'), await test.signIn('user')];
}, 60_000);
afterAll(() => test.close());

const anything = z.record(z.string(), z.any());
const ask = async (method: string, address: string, body?: object, as = editor) => {
  const answer = await test.send(method, address, body, { as });
  return { status: answer.status, body: anything.parse(await answer.json()) };
};
const soon = () => toLondonTime(new Date(now.getTime() + 5 * 60_000));
async function comeDue(): Promise<void> {
  now = new Date(now.getTime() + 5 * 60_000);
  await runDueJobs(test.deps);
}
const save = (row: string, data: object, version: number, as: string, publicVersion = 1) =>
  ask('PUT', `/admin/working/${row}`, { data, version, publicVersion, tab: 'a' }, as);
const schedule = (row: string, version: number, as: string) =>
  ask('POST', `/admin/working/${row}/schedule`, { version, local: soon() }, as);
const problemOf = async (row: string) => (await ask('GET', `/admin/working/${row}`)).body.schedule?.problem;
const overdue = async () => (await ask('GET', '/admin/overdue')).body.items;

describe('a post whose time was set', () => {
  const makePost = async () =>
    (await ask('POST', '/Post', { title: 'Rowan tea', description: '<p>Words</p>' }, author)).body.id;
  const statusOf = async (id: number) => (await test.send('GET', `/Post/${id}`)).status;

  it('is not published with what its author wrote since, which nobody has read', async () => {
    const row = `post/${await makePost()}`;
    const id = Number(row.slice(5));
    await save(row, { title: 'Rowan tea', description: '<p>Read by staff</p>' }, 0, author);
    expect((await schedule(row, 1, editor)).status).toBe(200);
    expect((await save(row, { title: 'Cheap pills', description: '<p>Read by nobody</p>' }, 1, author)).status).toBe(
      200,
    );
    await comeDue();
    expect([await statusOf(id), await problemOf(row)]).toEqual([404, 'changedMeanwhile']);
    expect(await overdue()).toMatchObject([{ kind: 'post', id, problem: 'changedMeanwhile' }]);
    expect((await schedule(row, 2, editor)).status).toBe(200);
    await comeDue();
    expect([await statusOf(id), await overdue()]).toEqual([200, []]);
  });

  it('is published where the ban of who set the time is over by then', async () => {
    const row = `post/${await makePost()}`;
    await save(row, { title: 'Rowan tea', description: '<p>Words</p>' }, 0, editor);
    await schedule(row, 1, editor);
    const { userId } = (await ask('GET', '/session')).body;
    const bannedUntil = new Date(now.getTime() + 4 * 60_000);
    const isEditor = eq(accounts.id, userId);
    await test.deps.database.db.update(accounts).set({ isBanned: true, bannedUntil }).where(isEditor);
    await comeDue();
    expect(await statusOf(Number(row.slice(5)))).toBe(200);
  });

  it('is not published once its author has taken it back', async () => {
    const row = `post/${await makePost()}`;
    const id = Number(row.slice(5));
    await save(row, { title: 'Rowan tea', description: '<p>Words</p>' }, 0, editor);
    await schedule(row, 1, editor);
    expect((await ask('PUT', `/Post/withdraw/${id}`, undefined, author)).body.status).toBe('Draft');
    await comeDue();
    expect([await statusOf(id), (await ask('GET', `/admin/working/${row}`)).body.schedule]).toEqual([404, null]);
  });
});

describe('a listing whose time was set', () => {
  let [jobs, homes] = ['', ''];
  beforeAll(async () => {
    const make = async (categoryName: string) =>
      String((await ask('POST', '/Category', { categoryName })).body.categoryId);
    [jobs, homes] = [await make('Jobs in care'), await make('Homes')];
  });
  const makeJob = async () =>
    `listing/${(await ask('POST', '/TypeDetail', { typeTitle: 'Carer', categoryId: jobs, isDraft: true }, recruiter)).body.typeId}`;
  const isShown = async (row: string) => (await test.send('GET', `/TypeDetail/typeid/${row.slice(8)}`)).status === 200;

  it('is published as the recruiter’s work that it is, and as nothing else, whoever set the time', async () => {
    for (const by of [recruiter, editor]) {
      const [job, home] = [await makeJob(), await makeJob()];
      for (const row of [job, home]) await save(row, { typeTitle: 'Carer', categoryId: jobs }, 0, recruiter);
      for (const row of [job, home]) await schedule(row, 1, by);
      await save(home, { typeTitle: 'A house', categoryId: homes }, 1, recruiter);
      await comeDue();
      expect([await isShown(job), await isShown(home), await problemOf(home)]).toEqual([true, false, 'roleMissing']);
    }
  });

  it('takes no place of the home page from what is not the recruiter’s work, now or then', async () => {
    const home = { typeTitle: 'A house', categoryId: homes, homeTile: 'findCarer' };
    const { typeId } = (await ask('POST', '/TypeDetail', home)).body;
    const tiled = { typeTitle: 'Carer', categoryId: jobs, homeTile: 'findCarer' };
    expect((await ask('POST', '/TypeDetail', tiled, recruiter)).status).toBe(403);
    const row = await makeJob();
    await save(row, tiled, 0, recruiter);
    expect((await ask('POST', `/admin/working/${row}/publish`, { version: 1 }, recruiter)).status).toBe(403);
    await schedule(row, 1, recruiter);
    await comeDue();
    expect([await isShown(row), await problemOf(row)]).toEqual([false, 'roleMissing']);
    expect((await ask('GET', `/TypeDetail/typeid/${typeId}`)).body.homeTile).toBe('findCarer');
    expect((await ask('POST', '/TypeDetail', tiled)).body.homeTile).toBe('findCarer');
  });

  it.each([{ roles: [] }, { isBanned: true }])('is not published for somebody who is %j by then', async (change) => {
    const [lost, row] = [await test.signIn('editor'), await makeJob()];
    await save(row, { typeTitle: 'Carer', categoryId: jobs }, 0, lost);
    await schedule(row, 1, lost);
    const { body } = await ask('POST', `/admin/preview/${row}`, undefined, lost);
    expect((await test.send('GET', `/preview/${body.token}`)).status).toBe(200);
    const { userId } = (await ask('GET', '/session', undefined, lost)).body;
    await test.deps.database.db.update(accounts).set(change).where(eq(accounts.id, userId));
    await comeDue();
    expect([await isShown(row), await problemOf(row)]).toEqual([false, 'roleMissing']);
    expect((await test.send('GET', `/preview/${body.token}`)).status).toBe(404);
    expect((await ask('GET', '/admin/audit/verify', undefined, admin)).body.isWhole).toBe(true);
  });
});
