import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { Client } from 'pg';
import { z } from 'zod';
import { insertListings, type ListingContent } from '@/care-api/listings/write-listings';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { question } from '@/care-api/testing/questionnaires';
import { emptyListQuery } from '@/lib/admin/list-query';
import { listingResource } from '@/lib/admin/listings';
import { publishedLists } from '@/lib/care-api/published/lists';
import { runSchema } from '@/lib/contract/bulk';
import { listingsSchema } from '@/lib/contract/listing';

let test: TestApp;
const now = new Date('2026-05-01T09:00:00Z');
let [editor, recruiter] = ['', ''];
let [care, jobs] = [0, 0];
beforeAll(async () => {
  test = await openTestApp({ now: () => now });
  [editor, recruiter] = [await test.signIn('editor'), await test.signIn('recruiter')];
  const category = async (categoryName: string) => (await ask('POST', '/Category', { categoryName })).body.categoryId;
  [care, jobs] = [await category('Live-In Care'), await category('Carer Jobs')];
}, 120_000);
beforeEach(async () => {
  await test.deps.database.db.execute(sql`delete from listings`);
});
afterAll(() => test.close());
// The machine may be busy with other tests.
jest.setTimeout(60_000);

async function ask(method: string, path: string, body?: unknown, as = editor) {
  const answer = await test.send(method, path, body, { as });
  return { status: answer.status, body: await answer.json() };
}

type Made = Partial<ListingContent>;
const names = () => new Map([care, jobs].map((id) => [id, id === care ? 'Live-In Care' : 'Carer Jobs']));
function fill(rows: readonly Made[]): Promise<number[]> {
  const contents = rows.map((row) => ({ title: 'A', features: [], headFeatures: [], categoryIds: [care], ...row }));
  return test.deps.database.db.transaction((tx) => insertListings(tx, contents, names()));
}
const bulk = (body: object, as = editor) => ask('POST', '/admin/bulk/listing', body, as);
const run = async (body: object, as = editor) => runSchema.parse((await bulk(body, as)).body);
const undo = async (id: number) => runSchema.parse((await ask('POST', `/admin/runs/${id}/undo`)).body);
const one = async (id: number) => (await ask('GET', `/admin/listings/${id}`)).body;
const page = z.object({
  items: z.array(z.looseObject({ typeId: z.number() })),
  counts: z.record(z.string(), z.number()),
});
const list = async (query: string, as = editor) =>
  page.parse((await ask('GET', `/TypeDetail?page=1&${query}`, undefined, as)).body);
const found = async (query: string, as = editor) =>
  (await list(`sort=created&size=100&${query}`, as)).items.map(({ typeId }) => typeId);

describe('the list of listings for staff', () => {
  it('is asked by words, telephone, filters and status, and leaves long texts out', async () => {
    const [a = 0, b = 0, c = 0, d = 0] = await fill([
      {
        title: 'Café Élan',
        city: 'Truro',
        postcode: 'TR1 2AB',
        phone: '+44 (0)1872 555-123',
        price: '£900',
        descriptionHtml: '<p>Long</p>',
      },
      { title: 'Rowan House', city: 'Hexham', bannerPhoto: 'a.jpg', lastCheckedAt: new Date(), isDraft: true },
      { title: 'Carer', categoryIds: [jobs], status: 'Closed', lastCheckedAt: new Date('2025-01-01') },
      { title: 'Gone', deletedAt: new Date() },
    ]);
    for (const q of ['cafe elan', 'tr12ab', 'TR1 2AB', '01872 555 123', '+44 1872 555123', 'truro']) {
      expect([q, await found(`q=${encodeURIComponent(q)}`)]).toEqual([q, [a]]);
    }
    expect(await found('kind=jobs')).toEqual([c]);
    expect(await found(`category=${care}`)).toEqual([a]);
    expect(await found('open=Closed')).toEqual([c]);
    expect(await found('lacks=price')).toEqual([c]);
    expect(await found('lacks=picture&status=draft')).toEqual([]);
    expect(await found('lacks=questionnaire&status=draft')).toEqual([b]);
    expect([await found('unchecked=sixMonths'), await found('unchecked=ever')]).toEqual([[a, c], [a]]);
    expect(await found('status=trash')).toEqual([d]);
    const { items, counts } = await list('sort=name');
    expect(counts).toEqual({ published: 2, draft: 1, trash: 1 });
    expect(items).toMatchObject([{ typeTitle: 'Café Élan', categoryNames: 'Live-In Care' }, { typeTitle: 'Carer' }]);
    expect(items[0]).not.toHaveProperty('description');
    expect(await found('', recruiter)).toEqual([c]);
    for (const bad of ['kind=x', 'lacks=x', 'category=x', 'status=all']) {
      expect((await ask('GET', `/TypeDetail?page=1&${bad}`)).status).toBe(400);
    }
  });

  it('finds by words what a search of the rows by themselves finds, whatever they are', async () => {
    const word = fc.constantFrom('Élan', 'elan', 'St. Mary’s', 'ROWAN', 'rówan', '100%', 'a_b', 'سكن', 'ß');
    const text = fc.array(word, { maxLength: 3 }).map((words) => words.join(' '));
    const rows = fc.sample(fc.record({ title: text, city: text, phone: fc.constantFrom('', '01872 555123') }), 40);
    // Written as one word it has an 'ss', as has the place of the other.
    const alike = { title: 'St. Mary’s St. Mary’s' };
    const ids = await fill([...rows, alike, { title: 'Elms', city: 'ß St. Mary’s' }]);
    const whole: unknown[] = (await ask('GET', '/TypeDetail')).body;
    expect(whole).toHaveLength(ids.length);
    const asked = fc.sample(fc.oneof(text, fc.constantFrom('+44 1872 555123', '01872555', '5551')), 40);
    for (const q of ['ß St. Mary’s', 'ss st marys', ...asked]) {
      const query = { ...emptyListQuery(listingResource.rules), q, size: 100 as const };
      const held = listingsSchema.parse(publishedLists.listing?.toPage(whole, query).items).map(({ id }) => id);
      expect([q, (await found(`q=${encodeURIComponent(q)}`)).sort((x, y) => x - y)]).toEqual([
        q,
        held.sort((x, y) => x - y),
      ]);
    }
  });
});

describe('listings like one that is being written', () => {
  it('are those of its name and place, the likest first, without itself and the trash', async () => {
    const there = { title: 'The Rowan House Care Home Ltd', postcode: 'TR1 2AB' };
    const [same = 0, near = 0, draft = 0] = await fill([
      there,
      { title: 'Rowan House Residential Home', postcode: 'tr1 2ab' },
      { title: 'Rowan Lodge House', postcode: 'TR12AB', isDraft: true },
      { ...there, postcode: 'NE46 1AA' },
      { ...there, deletedAt: new Date() },
      { title: 'The Elms', postcode: 'TR1 2AB' },
    ]);
    const similar = async (query: string, as = editor) =>
      (await ask('GET', `/admin/listings/similar?${query}`, undefined, as)).body.map(({ id }: { id: number }) => id);
    expect(await similar('title=Rowan+house+care+home&postcode=TR1+2ab')).toEqual([same, near, draft]);
    expect(await similar(`title=Rowan+house+care+home&postcode=TR1+2AB&not=${same}`)).toEqual([near, draft]);
    expect(await similar('title=Nobody&postcode=TR1+2AB')).toEqual([]);
    expect(await similar('title=&postcode=')).toEqual([]);
    expect(await similar('title=Rowan+house+care+home&postcode=TR1+2AB', recruiter)).toEqual([]);
  });
});

describe('one thing done to many listings', () => {
  it('tells what became of each, is one row of the audit, and is taken back but for what changed since', async () => {
    const [a = 0, b = 0, c = 0] = await fill([{ price: '£900' }, { price: '£950 a week' }, { price: 'Ask us' }]);
    const done = await run({ action: 'raisePrice', value: '10%', ids: [a, b, c, 987_654] });
    expect(done).toMatchObject({ changed: 2, total: 4, isFinished: true, value: '10%' });
    expect(done.refused).toEqual([
      { id: 987_654, reason: 'nothingHere' },
      { id: c, reason: 'amountMissing' },
    ]);
    expect([(await one(a)).price, (await one(b)).price]).toEqual(['£990', '£1,045 a week']);
    await ask('PUT', `/TypeDetail/${b}`, { city: 'Truro' });
    expect(await undo(done.id)).toMatchObject({ changed: 1, conflicts: [b] });
    expect([(await one(a)).price, (await one(b)).price]).toEqual(['£900', '£1,045 a week']);
    const { items } = (await ask('GET', '/admin/audit?page=1&q=10%25', undefined, await test.signIn('admin'))).body;
    expect(items).toMatchObject([{ action: 'raisePrice.many', changes: { value: [{ [a]: '£900' }, '10%'] } }]);
  });

  const made: Made = { price: '£1', isDraft: false, status: 'Open' };
  it.each([
    ['publish', '', { ...made, isDraft: true }, { isDraft: false }],
    ['unpublish', '', made, { isDraft: true }],
    ['status', 'OnHold', made, { openClose: 'OnHold' }],
    ['check', '', made, { lastCheckedAt: '2026-05-01T09:00:00.000Z' }],
    ['price', 'From £1,200 a week', made, { price: 'From £1,200 a week' }],
    ['town', 'Truro', { ...made, city: 'Turo' }, { city: 'Truro' }],
    ['addCategory', 'jobs', made, { categoryId: 'both' }],
    ['removeCategory', 'care', made, { categoryId: '' }],
  ])('%s gives each what it should, once, and takes it back to the letter', async (action, said, row, after) => {
    const value = said === 'jobs' ? String(jobs) : said === 'care' ? String(care) : said;
    const wanted = said === 'jobs' ? { categoryId: `${care},${jobs}` } : after;
    const [id = 0] = await fill([row]);
    const before = await one(id);
    const done = await run({ action, value, ids: [id], versions: { [id]: 1 } });
    expect(done).toMatchObject({ changed: 1, conflicts: [], refused: [] });
    expect(await one(id)).toMatchObject({ ...wanted, version: 2 });
    expect(await run({ action, value, ids: [id] })).toMatchObject({
      changed: 0,
      refused: [{ id, reason: 'soAlready' }],
    });
    expect(await undo(done.id)).toMatchObject({ changed: 1, refused: [] });
    expect(await one(id)).toEqual({ ...before, version: 3, updatedAt: now.toISOString() });
  });

  it('gives and takes filter values and questionnaires', async () => {
    const [a = 0, b = 0] = await fill([{}, {}]);
    const { rows } = await test.deps.database.db.execute<{ id: number }>(
      sql`insert into search_filters (header, value) values ('Pets', 'Cats') returning id`,
    );
    const filter = String(rows[0]?.id);
    const filtered = async () =>
      (await ask('GET', '/TypeDetail/getSearchconfig')).body.map((row: { typeId: string }) => row.typeId);
    const added = await run({ action: 'addFilter', value: filter, ids: [a, b] });
    expect(await filtered()).toEqual([`${a},${b}`]);
    await run({ action: 'removeFilter', value: filter, ids: [b] });
    expect(await filtered()).toEqual([`${a}`]);
    expect(await undo(added.id)).toMatchObject({ changed: 1, conflicts: [b] });
    expect(await filtered()).toEqual(['']);

    const form = { title: 'Q', questions: [question({ id: 1 })] };
    const made = await ask('POST', '/Questionnaire', { ...form, typeId: `${a}` });
    const given = async () => (await ask('GET', `/Questionnaire/${made.body.id}`)).body.typeId;
    const taken = await run({ action: 'questionnaire', value: '', ids: [a, b] });
    expect(taken).toMatchObject({ changed: 1, refused: [{ id: b, reason: 'soAlready' }] });
    expect(await given()).toBe('');
    await run({ action: 'questionnaire', value: String(made.body.id), ids: [b] });
    await undo(taken.id);
    expect(await given()).toBe(`${a},${b}`);
  });

  it('gives no questionnaire that lies in the trash, nor back', async () => {
    const [a = 0] = await fill([{}]);
    const make = async (title: string) =>
      (await ask('POST', '/Questionnaire', { title, questions: [question({ id: 1 })] })).body.id;
    const [gone, next] = [await make('Gone'), await make('Next')];
    await run({ action: 'questionnaire', value: `${gone}`, ids: [a] });
    const given = await run({ action: 'questionnaire', value: `${next}`, ids: [a] });
    expect((await ask('DELETE', `/Questionnaire/${gone}`)).status).toBe(200);
    expect(await bulk({ action: 'questionnaire', value: `${gone}`, ids: [a] })).toMatchObject({
      status: 422,
      body: { codes: { value: { code: 'namesNothing' } } },
    });
    const refused = await ask('PUT', `/TypeDetail/${a}`, { typeTitle: 'A', questionnaireId: gone });
    expect(refused).toMatchObject({ status: 422, body: { codes: { questionnaireId: { code: 'namesNothing' } } } });
    expect(await undo(given.id)).toMatchObject({ changed: 0, refused: [{ id: a, reason: 'nothingHere' }] });
    expect((await one(a)).questionnaireId).toBe(next);
  });

  it('is found by what it changed at once, in the public search too', async () => {
    const ids = await fill(Array.from({ length: 3 }, () => ({ title: 'Zanzibar' })));
    const search = async (q: string) => (await ask('GET', `/TypeDetail/typecardlist?page=1&q=${q}`)).body.total;
    await run({ action: 'addCategory', value: String(jobs), query: { q: 'zanzibar' } });
    expect(await search('zanzibar+jobs')).toBe(3);
    await run({ action: 'unpublish', ids: ids.slice(1) });
    expect(await search('zanzibar')).toBe(1);
  });

  it('two spellings of a town become one, by which they are found, and are two again once it is taken back', async () => {
    const rows = [{ city: 'Kings Lynn' }, { city: 'King’s Lynn', address: '1 Quay Road' }, { city: 'Ely' }];
    const [a = 0, b = 0] = await fill(rows);
    const columns = async () =>
      (
        await test.deps.database.db.execute(
          sql`select city, search_city, search_place, search_location, search_title from listings order by id`,
        )
      ).rows;
    const before = await columns();
    const done = await run({ action: 'town', value: 'King’s Lynn', query: { town: 'kings lynn' } });
    expect(done).toMatchObject({ total: 1, changed: 1 });
    expect(await found('town=king’s lynn')).toEqual([a, b]);
    const folded = z.object({ city: z.string(), search_city: z.string() });
    expect(folded.parse((await columns())[0])).toEqual(folded.parse(before[1]));
    expect(await run({ action: 'town', value: 'King’s Lynn', ids: [b] })).toMatchObject({ changed: 0 });
    await undo(done.id);
    expect(await columns()).toEqual(before);
  });

  it.each([
    { action: 'town' },
    { action: 'town', value: 'x'.repeat(121) },
    { action: 'addCategory', value: '987654' },
    { action: 'addCategory' },
    { action: 'status', value: 'Open; drop table listings' },
    { action: 'raisePrice', value: 'a lot' },
    { action: 'price', value: ' ' },
    { action: 'questionnaire', value: 'x' },
    { action: 'burn' },
  ])('is not %j', async (body) => {
    const [id] = await fill([{}]);
    expect((await bulk({ ...body, ids: [id] })).status).toBe(422);
  });

  it('is of its own kind: questions have no price', async () => {
    expect((await ask('POST', '/admin/bulk/faq', { action: 'price', value: '£1', ids: [1] })).status).toBe(422);
  });

  it('of a recruiter leaves jobs jobs and the rest alone', async () => {
    const [job = 0, other = 0] = await fill([{ categoryIds: [jobs] }, {}]);
    const refused = (id: number) => ({ id, reason: 'roleMissing' });
    const asked = { ids: [job, other] };
    expect(await run({ action: 'check', ...asked }, recruiter)).toMatchObject({
      changed: 1,
      refused: [refused(other)],
    });
    for (const lost of [
      { action: 'addCategory', value: String(care) },
      { action: 'removeCategory', value: String(jobs) },
    ]) {
      expect(await run({ ...lost, ids: [job] }, recruiter)).toMatchObject({ changed: 0, refused: [refused(job)] });
    }
    expect((await one(job)).categoryId).toBe(String(jobs));
    expect(await run({ action: 'trash', query: {} }, recruiter)).toMatchObject({ changed: 1, total: 1 });
    const theirs = await run({ action: 'price', value: '£1', ids: [other] });
    for (const [method, path] of [
      ['GET', `/admin/runs/${theirs.id}`],
      ['POST', `/admin/runs/${theirs.id}/undo`],
    ] as const) {
      expect((await ask(method, path, undefined, recruiter)).status).toBe(404);
    }
    const table = await test.send('GET', '/admin/export/listing.csv', undefined, { as: recruiter });
    expect((await table.text()).trim().split('\r\n')).toHaveLength(1);
    const all = await test.send('GET', '/admin/export/listing.csv', undefined, { as: editor });
    expect(await all.text()).toContain('"Live-In Care"');
    const some = await test.send('GET', '/admin/export/listing.csv?columns=city,typeTitle', undefined, { as: editor });
    expect((await some.text()).replace('\uFEFF', '')).toMatch(/^"city","typeTitle"\r\n/);
    const none = await test.send('GET', '/admin/export/listing.csv?columns=secret', undefined, { as: editor });
    expect(none.status).toBe(400);
  });

  it('changes a thousand in few statements', async () => {
    await fill(
      Array.from({ length: 1_000 }, (_, number) => ({ title: `Home ${number}`, price: 'From £1,150 a week' })),
    );
    const statements = jest.spyOn(Client.prototype, 'query');
    const done = await run({ action: 'raisePrice', value: '£50', query: {} });
    expect(done.changed).toBe(1_000);
    expect(statements.mock.calls.length).toBeLessThan(100);
    statements.mockRestore();
  });
});
