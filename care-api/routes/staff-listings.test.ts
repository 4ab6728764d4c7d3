import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { runDueJobs } from '@/care-api/jobs';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { question } from '@/care-api/testing/questionnaires';
import { pictureUrl } from '@/care-api/testing/sample-pictures';

let test: TestApp;
let now = new Date('2026-05-01T09:00:00Z');
let [admin, editor, recruiter] = ['', '', ''];
let [care, jobs, office] = [0, 0, 0];
beforeAll(async () => {
  test = await openTestApp({ now: () => now });
  [admin, editor, recruiter] = [
    await test.signIn('admin'),
    await test.signIn('editor'),
    await test.signIn('recruiter'),
  ];
  const category = async (categoryName: string) => (await call('POST', '/Category', { categoryName })).body.categoryId;
  [care, jobs, office] = [await category('Live-In Care'), await category('Carer Jobs'), await category('Office jobs')];
}, 120_000);
afterAll(() => test.close());
// The machine may be busy with other tests.
jest.setTimeout(60_000);

async function call(method: string, path: string, body?: unknown, as = admin, headers = {}) {
  const answer = await test.send(method, path, body, { as, headers });
  return { status: answer.status, body: await answer.json(), etag: answer.headers.get('etag') };
}

const make = async (fields: object, as = editor) =>
  (await call('POST', '/TypeDetail', { typeTitle: 'A listing', ...fields }, as)).body;
const put = (id: number, body: object, as = editor) => call('PUT', `/TypeDetail/${id}`, body, as);
const trash = (id: number, as = editor) => call('DELETE', `/TypeDetail/delete/${id}`, undefined, as);
const restore = (id: number, as = editor) => call('POST', `/admin/trash/listing/${id}/restore`, undefined, as);
const deeds = async (id: number) =>
  z
    .object({ items: z.array(z.looseObject({ action: z.string(), checked: z.boolean().nullable() })) })
    .parse((await call('GET', `/admin/audit?page=1&kind=listing&objectId=${id}`)).body).items;

it('is found by its town, whatever else has that name in its address', async () => {
  const { typeId } = await make({ typeTitle: 'Ash House', city: 'Aberfeldy' });
  await make({ typeTitle: 'Birch House', city: 'Perth', address: '1 Aberfeldy Road' });
  const { body } = await call('GET', '/TypeDetail?page=1&town=aberFELDY');
  expect(body.items.map((one: { typeId: number }) => one.typeId)).toEqual([typeId]);
});

describe('two people who change one listing', () => {
  it('are told apart by its version, and each of their writes is one row of the audit', async () => {
    const { typeId, version } = await make({ typeTitle: 'Rowan House', price: '£1' });
    expect(version).toBe(1);
    expect(await put(typeId, { price: '£2', version: 1 })).toMatchObject({ status: 200, etag: '"2"' });
    const late = await put(typeId, { price: '£3', version: 1 }, admin);
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'changedMeanwhile', current: { typeId, price: '£2', version: 2 }, changedBy: 'editor-2' },
    });
    expect((await put(typeId, { price: '£4' })).body.version).toBe(3);
    expect(await deeds(typeId)).toMatchObject([
      { action: 'update', checked: false, changes: { price: ['£2', '£4'] } },
      { action: 'update', checked: true, changes: { price: ['£1', '£2'] } },
      { action: 'create', checked: null },
    ]);
    expect((await call('GET', '/admin/audit/verify')).body.isWhole).toBe(true);
  });
});

describe('a listing that is not shown', () => {
  /** Every public answer that may name a listing of `Ghosttown`. */
  async function publicAnswers(id: number) {
    const get = async (path: string) => (await test.send('GET', path)).text();
    const found = await get('/TypeDetail/typecardlist?page=1&q=phantom');
    const lists = ['TypeDetail', 'TypeDetail/typecardlist', 'TypeDetail/typecardlisthome', 'TypeDetail/getCitylist'];
    const others = ['TypeDetail/getSearchconfig', 'Gallery', `Gallery/typeDetails/${id}`, 'Questionnaire'];
    const answers = await Promise.all([...lists, ...others].map((path) => get(`/${path}`)));
    const one = await Promise.all(['typecardlist', 'typeid'].map((way) => get(`/TypeDetail/${way}/${id}`)));
    const asked = await get(`/Questionnairestype/typeIdquestions/${id}`);
    return [found, ...answers, ...one, asked];
  }

  async function phantom(fields: object) {
    const made = await make({ typeTitle: 'Phantom Lodge', city: 'Ghosttown', homeTile: 'liveIn', ...fields });
    const picture = { typeId: made.typeId, galleryPhoto: await pictureUrl(), description: 'Phantom' };
    const form = { title: 'Q', typeId: String(made.typeId), questions: [question({ id: 1, headline: 'Phantom?' })] };
    expect((await call('POST', '/Gallery', picture)).status).toBe(201);
    expect((await call('POST', '/Questionnaire', form)).status).toBe(201);
    await test.deps.database.db.execute(sql`
      with made as (insert into search_filters (header, value) values ('Phantoms', ${String(made.typeId)}) returning id)
      insert into search_filter_listings select id, ${made.typeId} from made`);
    return made.typeId as number;
  }

  it('because it is in the trash is in no public answer, and comes back as it was', async () => {
    const id = await phantom({ categoryId: String(care), listingFeatures: 'Own room', headFeatures: 'Employed' });
    const shown = await publicAnswers(id);
    for (const answer of shown) expect(answer).toMatch(new RegExp(`Phantom|Ghosttown|"${id}"`));
    const before = (await call('GET', `/admin/listings/${id}`)).body;
    expect((await trash(id)).status).toBe(200);
    const hidden = (await publicAnswers(id)).join('\n');
    expect(hidden).not.toMatch(/Phantom(?!s)|Ghosttown/);
    expect(hidden).not.toContain(`"typeId":"${id}"`);
    expect((await call('GET', `/Category/${care}`)).body.listingCount).toBe(0);
    expect((await put(id, { price: '£9' })).status).toBe(404);
    expect((await restore(id)).status).toBe(201);
    const after = (await call('GET', `/admin/listings/${id}`)).body;
    expect(after).toEqual({ ...before, version: before.version + 2, updatedAt: now.toISOString() });
    const plain = (answers: string[]) => answers.map((answer) => answer.replace(/"(version|updatedAt)":[^,}\]]+/g, ''));
    expect(plain(await publicAnswers(id))).toEqual(plain(shown));
    await trash(id);
  });

  it('because it is a draft is in no public answer either, until it is published', async () => {
    const id = await phantom({ isDraft: true });
    expect((await publicAnswers(id)).join('\n')).not.toMatch(/Phantom(?!s)|Ghosttown/);
    expect((await call('GET', `/admin/listings/${id}`)).body).toMatchObject({ isDraft: true, deletedAt: null });
    await put(id, { isDraft: false });
    expect((await publicAnswers(id)).join('\n')).toMatch(/Phantom/);
    await trash(id);
  });

  it('takes no answers and keeps no draft of any', async () => {
    const { typeId } = await make({ isDraft: true });
    const draft = { version: '1', clientTime: '2026-01-02T03:04:05Z', basedOn: null, answers: [] };
    expect((await call('PUT', `/Response/draft/${typeId}`, draft)).status).toBe(404);
  });
});

describe('pictures of a listing', () => {
  it('stay while it is in the trash, and go with it for good after 30 days', async () => {
    const bannerPhoto = await pictureUrl();
    const { typeId, bannerPhoto: stored } = await make({ bannerPhoto });
    const isThere = async () => (await test.send('GET', `/Documents/appImages/${stored}`)).status;
    await trash(typeId);
    const was = await isThere();
    now = new Date(now.getTime() + 31 * 86_400_000);
    await runDueJobs({ ...test.deps, now: () => now });
    admin = await test.signIn('admin');
    editor = await test.signIn('editor');
    recruiter = await test.signIn('recruiter');
    expect((await call('GET', `/admin/listings/${typeId}`)).status).toBe(404);
    expect([was, await isThere()]).toEqual([200, 404]);
  });
});

describe('a recruiter', () => {
  it('keeps the listings of jobs', async () => {
    const { typeId } = await make({ typeTitle: 'Carer, Hexham', categoryId: `${jobs},${office}` }, recruiter);
    expect((await put(typeId, { price: '£15 an hour', version: 1 }, recruiter)).status).toBe(200);
    expect((await trash(typeId, recruiter)).status).toBe(200);
    expect((await call('GET', '/admin/trash?page=1', undefined, recruiter)).body.items).toMatchObject([{ id: typeId }]);
    expect((await restore(typeId, recruiter)).status).toBe(201);
    expect((await call('GET', `/admin/listings/${typeId}`, undefined, recruiter)).status).toBe(200);
  });

  it.each([
    ['a care service', () => ({ categoryId: String(care) })],
    ['a job that is a care service too', () => ({ categoryId: `${jobs},${care}` })],
    ['what stands in no category', () => ({})],
  ])('neither makes, changes, trashes nor gives back %s', async (_, fields) => {
    const isRefused = { status: 403, body: { code: 'roleMissing' } };
    expect(await call('POST', '/TypeDetail', { typeTitle: 'A', ...fields() }, recruiter)).toMatchObject(isRefused);
    const { typeId } = await make(fields());
    expect(await put(typeId, { price: '£1' }, recruiter)).toMatchObject(isRefused);
    expect(await put(typeId, { categoryId: String(jobs) }, recruiter)).toMatchObject(isRefused);
    expect(await trash(typeId, recruiter)).toMatchObject(isRefused);
    expect((await call('GET', `/admin/listings/${typeId}`, undefined, recruiter)).status).toBe(403);
    await trash(typeId);
    expect(await restore(typeId, recruiter)).toMatchObject(isRefused);
    const { items } = (await call('GET', '/admin/trash?page=1&kind=listing', undefined, recruiter)).body;
    expect(items.map((item: { id: number }) => item.id)).not.toContain(typeId);
    const job = await make({ categoryId: String(jobs) });
    expect(await put(job.typeId, { categoryId: '', ...fields() }, recruiter)).toMatchObject(isRefused);
    expect((await call('GET', `/admin/listings/${job.typeId}`)).body).toMatchObject({ version: 1 });
  });
});
