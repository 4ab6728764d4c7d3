import { sql } from 'drizzle-orm';
import { readRevision } from '@/care-api/database/read-revisions';
import { categories } from '@/care-api/database/schema/listings';
import { faqs } from '@/care-api/database/schema/provider';
import { runDueJobs } from '@/care-api/jobs';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { endpoints } from '@/lib/contract/endpoints';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  // An hour's end between two looks is a change of its own.
  const now = test.deps.now();
  test.deps.now = () => now;
}, 60_000);
afterAll(() => test.close());

const db = () => test.deps.database.db;
const state = async (): Promise<Record<string, string>> => (await test.send('GET', '/content-state')).json();

/** Tags whose state is another one after `work`. */
async function changedBy(work: () => Promise<unknown>): Promise<string[]> {
  const before = await state();
  await work();
  const after = await state();
  return Object.keys(after).filter((tag) => after[tag] !== before[tag]);
}

describe('the state of the content', () => {
  it('is another one for what a write changed, and for nothing else', async () => {
    const question = { faqQuestions: 'Who?', faqAnswer: 'Us' };
    const admin = await test.signIn('admin');
    expect(await changedBy(() => test.send('POST', '/Faq', question, { as: admin }))).toEqual(['faqs']);
    expect(await changedBy(async () => {})).toEqual([]);
    expect(await changedBy(() => db().insert(categories).values({ name: 'Care' }))).toEqual([
      'listings',
      'categories',
      'posts',
    ]);
  });

  it.each([
    ['menus', 'deleteMenu'],
    ['menu_pages', 'deleteMenuPage'],
    ['listings', 'deleteListing'],
    ['categories', 'deleteCategory'],
    ['search_filters', 'deleteSearchFilter'],
    ['gallery_images', 'deleteGalleryImage'],
    ['comments', 'deleteComment'],
    ['posts', 'createPost'],
    ['companies', 'updateCompany'],
    ['videos', 'deleteVideo'],
    ['team_members', 'deleteTeamMember'],
    ['questionnaires', 'deleteQuestionnaire'],
  ] as const)('is another one after a change of %s for all that %s changes', async (table, call) => {
    const changed = await changedBy(() => db().execute(sql`delete from ${sql.identifier(table)} where false`));
    expect(changed).toEqual(expect.arrayContaining([...(endpoints[call].changes ?? [])]));
  });

  it('is the same until a write is done, and after one that was taken back', async () => {
    const values = { question: 'When?', answer: 'Now', position: 9 };
    const during: string[][] = [];
    const back = db().transaction(async (tx) => {
      await tx.insert(faqs).values(values);
      if (test.deps.database.kind === 'postgres') during.push(await changedBy(async () => {}));
      throw new Error('back');
    });
    expect(await changedBy(() => back.catch(() => {}))).toEqual([]);
    expect(during.flat()).toEqual([]);
  });

  it('is the same after the work that is due now and then, where nothing is due', async () => {
    const revision = () => readRevision(db(), 'listings_revision');
    await runDueJobs(test.deps);
    const before = await revision();
    expect(await changedBy(() => runDueJobs(test.deps))).toEqual([]);
    expect(await revision()).toBe(before);
  });

  it('names every tag anew when a setting that pages show is changed, and none for the API’s own notes', async () => {
    const set = (key: string) => db().execute(sql`insert into settings (key, value) values (${key}, 'x')`);
    expect(await changedBy(() => set('some_note'))).toEqual([]);
    expect(await changedBy(() => set('call_back_speed'))).toEqual(Object.keys(await state()));
  });

  it('stays the same when many changes are put together', async () => {
    for (let change = 0; change < 210; change += 1) await db().execute(sql`update faqs set position = position`);
    const before = await state();
    const { rows } = await db().execute(sql`select from content_changes where tag = 'faqs'`);
    expect(rows).toHaveLength(1);
    expect(await state()).toEqual(before);
  });

  it('goes by the day for all, and by the hour for posts', async () => {
    const now = test.deps.now();
    test.deps.now = () => new Date('2026-05-04T09:59:00Z');
    const morning = await state();
    test.deps.now = () => new Date('2026-05-04T10:01:00Z');
    const later = await state();
    expect(Object.keys(later).filter((tag) => later[tag] !== morning[tag])).toEqual(['callBackSpeed', 'posts']);
    test.deps.now = () => new Date('2026-05-05T10:01:00Z');
    expect((await state()).company).not.toBe(later.company);
    test.deps.now = () => now;
  });
});

describe('sites that ask', () => {
  const siteKey = 'k'.repeat(32);
  const hear = async (app: TestApp['app'], header: string) =>
    app.request('/api/content-state', { headers: { 'x-site': header } });
  const differ = () => test.log.filter(({ message }) => message === 'sites differ').length;

  it('with different secrets are told once, and only where they show the key', async () => {
    let clock = Date.now();
    const app = test.appWith({ siteKey, now: () => new Date(clock) });
    for (const header of [`${siteKey} a`, `${siteKey} a`, 'wrong b', siteKey]) await hear(app, header);
    expect(differ()).toBe(0);
    // Each machine's site asks the API of that machine.
    const other = test.appWith({ siteKey, now: () => new Date(clock) });
    for (const header of [`${siteKey} b`, `${siteKey} b`]) await hear(other, header);
    expect(differ()).toBe(1);
    // One of them got the other's secret since.
    clock += 3_700_000;
    await hear(app, `${siteKey} a`);
    expect(differ()).toBe(1);
  });
});
