import { sql } from 'drizzle-orm';
import { searchFilterCategories, searchFilterListings, searchFilters } from '@/care-api/database/schema/listings';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { toReport } from '@/lib/contract/fault-words';
import { listingSchema, listingsSchema } from '@/lib/contract/listing';
import { textLengths, textNames } from '@/lib/contract/listing-fields';
import { listingPageSchema } from '@/lib/contract/listing-page';
import { lastPosition } from '@/lib/contract/search-filter';

let app: TestApp;
let as: string;
let liveIn: number;
let jobs: number;

beforeAll(async () => {
  app = await openTestApp();
  as = await app.signIn('admin');
  liveIn = (await call('POST', '/api/Category', { categoryName: 'Live-In Care' })).body.categoryId;
  jobs = (await call('POST', '/api/Category', { categoryName: 'Carer Jobs' })).body.categoryId;
}, 120_000);
afterAll(() => app.close());
// The machine may be busy with other tests.
jest.setTimeout(60_000);

async function call(method: string, path: string, body?: unknown) {
  const response = await app.send(method, path, body, { as });
  return { status: response.status, body: await response.json() };
}

async function create(fields: Record<string, unknown>) {
  return (await call('POST', '/api/TypeDetail', { typeId: 0, typeTitle: 'A listing', ...fields })).body;
}

describe('a listing', () => {
  it('is made with its categories and labels, and read under both ids calls', async () => {
    const made = await call('POST', '/api/TypeDetail', {
      typeId: 0,
      typeTitle: 'Rowan House',
      city: 'Hexham',
      categoryId: `${jobs}, ${liveIn}`,
      headFeatures: 'Employed, Nights',
      listingFeatures: 'Own room',
      description: '<p>Warm</p><script>alert(1)</script>',
      job: { employmentType: 'FULL_TIME', payFrom: 120, payUnit: 'DAY', datePosted: '2026-11-01T09:00:00Z' },
    });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      typeTitle: 'Rowan House',
      categoryId: `${jobs},${liveIn}`,
      headFeatures: 'Employed,Nights',
      description: '<p>Warm</p>',
      openClose: 'Open',
      job: { employmentType: 'FULL_TIME', payFrom: 120, payTo: null, datePosted: '2026-11-01T09:00:00.000Z' },
    });
    const { isDraft, lastCheckedAt, deletedAt, filterIds, questionnaireId, ...told } = made.body;
    const { typeId } = told;
    expect({ isDraft, lastCheckedAt, deletedAt }).toEqual({ isDraft: false, lastCheckedAt: null, deletedAt: null });
    expect({ filterIds, questionnaireId }).toEqual({ filterIds: '', questionnaireId: null });
    expect((await call('GET', `/api/TypeDetail/typecardlist/${typeId}?typeid=${typeId}`)).body).toEqual(told);
    expect((await call('GET', `/TypeDetail/typeid/${typeId}`)).body).toEqual(told);
    expect(listingSchema.parse(made.body).categoryIds).toEqual([jobs, liveIn]);
  });

  it.each([
    ['yo19zz', 'YO1 9ZZ'],
    ['  ml43NR ', 'ML4 3NR'],
    ['G64  4DE', 'G64 4DE'],
    ['YO1', 'YO1'],
  ])('has its postcode as it is written on an envelope: %p is %p', async (typed, written) => {
    const { typeId, postcode } = await create({ postcode: typed });
    expect(postcode).toBe(written);
    const changed = await call('PUT', `/api/TypeDetail/${typeId}`, { typeTitle: 'A listing', postcode: typed });
    expect(changed.body.postcode).toBe(written);
  });

  it('keeps what a change does not name, and search follows', async () => {
    const { typeId } = await create({ typeTitle: 'Quondam', city: 'Truro', categoryId: String(liveIn), price: '£1' });
    const changed = await call('PUT', `/api/TypeDetail/${typeId}?Typeid=${typeId}`, { typeTitle: 'Zanzibar' });
    expect(changed).toMatchObject({ status: 200, body: { typeTitle: 'Zanzibar', city: 'Truro', price: '£1' } });
    expect(changed.body.categoryId).toBe(String(liveIn));
    expect(await found('zanzibar truro live-in')).toEqual([typeId]);
    expect(await found('quondam truro')).toEqual([]);
  });

  it('keeps what it costs line by line, by which it is ordered, and refuses lines that say nothing', async () => {
    const line = { name: 'Care', amount: 900, unit: 'week', people: '', level: '', unavoidable: 'yes', when: '' };
    const words = { typeTitle: 'Feetold', city: 'Oban', price: 'From £9 a week' };
    const fees = [line, { ...line, name: 'Agency', amount: 75.5 }, { ...line, name: 'Food', unavoidable: 'no' }];
    const { typeId } = await create({ ...words, fees, feesCheckedOn: '2026-11-01' });
    const dear = await create({ typeTitle: 'Feetold', city: 'Oban', price: 'From £950 a week' });
    const read = (await call('GET', `/TypeDetail/typeid/${typeId}`)).body;
    expect(read).toMatchObject({ fees, feesCheckedOn: '2026-11-01' });
    // £976 by its lines, whatever its words say.
    const { body } = await call('GET', '/api/TypeDetail/typecardlist?q=feetold&sort=price&page=1');
    expect(listingPageSchema.parse(body).items.map(({ id }) => id)).toEqual([dear.typeId, typeId]);
    const changed = await call('PUT', `/api/TypeDetail/${typeId}`, { typeTitle: 'Feetold' });
    expect(changed.body).toMatchObject({ fees, feesCheckedOn: '2026-11-01' });
    const wrong = { fees: [{ ...line, unit: 'fortnight', people: 'forty', amount: -1 }], feesCheckedOn: 'yesterday' };
    const refused = await call('PUT', `/api/TypeDetail/${typeId}`, { typeTitle: 'Feetold', ...wrong });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([
      422,
      expect.arrayContaining(['fees.0.unit', 'fees.0.people', 'fees.0.amount', 'feesCheckedOn']),
    ]);
  });

  it('takes the tile of the home page over from the one that had it', async () => {
    const home = async () => {
      const { body } = await call('GET', '/api/TypeDetail/typecardlisthome');
      return listingsSchema.parse(body).map(({ id, homeTile }) => [id, homeTile]);
    };
    const [first, second] = [await create({ homeTile: 'liveIn' }), await create({ homeTile: 'findCarer' })];
    expect(await home()).toEqual([
      [first.typeId, 'liveIn'],
      [second.typeId, 'findCarer'],
    ]);
    await call('PUT', `/api/TypeDetail/${second.typeId}`, { homeTile: 'liveIn' });
    expect(await home()).toEqual([[second.typeId, 'liveIn']]);
    await call('PUT', `/api/TypeDetail/${second.typeId}`, { homeTile: null });
    expect(await home()).toEqual([]);
    expect((await call('PUT', `/api/TypeDetail/${second.typeId}`, { homeTile: 'insights' })).status).toBe(422);
  });

  it('never gets an id that published links lead to', async () => {
    const { db } = app.deps.database;
    for (const last of [40, 47]) {
      await db.execute(sql`select setval('listings_id_seq', greatest(${last}, (select max(id) from listings)))`);
      expect((await create({})).typeId).toBe(last + 2);
    }
  });

  it.each(textNames)('keeps its %s as written, and when others change', async (field) => {
    const { typeId, ...made } = await create({ [field]: ' 7 1 ' });
    expect(made).toMatchObject({ [field]: '7 1' });
    await call('PUT', `/api/TypeDetail/${typeId}`, { typeTitle: 'Changed' });
    const read = await call('GET', `/api/TypeDetail/typeid/${typeId}`);
    expect(read.body).toMatchObject({ typeTitle: 'Changed', [field]: '7 1' });
    expect(listingSchema.parse(read.body)[field]).toBe('7 1');
    expect((await call('PUT', `/api/TypeDetail/${typeId}`, { [field]: '7 2' })).body[field]).toBe('7 2');
  });

  it.each(textNames)('has no longer %s than it may', async (name) => {
    const tooLong = '7'.repeat(textLengths[name] + 1);
    const { status, body } = await call('POST', '/api/TypeDetail', { typeTitle: 'Refused', [name]: tooLong });
    expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 422, fields: [name] });
  });

  it('is gone after its deletion, from the lists as well', async () => {
    const { typeId } = await create({ typeTitle: 'Ephemeral', city: 'Ghosttown' });
    expect(await found('ephemeral')).toEqual([typeId]);
    expect((await call('DELETE', `/api/TypeDetail/delete/${typeId}?typeid=${typeId}`)).status).toBe(200);
    expect((await call('GET', `/api/TypeDetail/typecardlist/${typeId}`)).status).toBe(404);
    expect((await call('DELETE', `/api/TypeDetail/delete/${typeId}`)).status).toBe(404);
    expect((await call('PUT', `/api/TypeDetail/${typeId}`, { typeTitle: 'X' })).status).toBe(404);
    expect(await found('ephemeral')).toEqual([]);
    expect((await call('GET', '/api/TypeDetail/getCitylist')).body).not.toContain('Ghosttown');
  });

  it.each([
    [{ categoryId: '999999' }, { categoryId: 'There is no category 999999.' }],
    [{ categoryId: '999999999' }, { categoryId: 'There is no category 999999999.' }],
    [{ categoryId: '1;drop' }, { categoryId: 'Ids are whole numbers with commas between.' }],
    [{ typeTitle: ' ' }, { typeTitle: 'Title is required.' }],
    [{ isAdmin: true }, { isAdmin: 'This field is not known.' }],
    [{ city: 'a\u0000b' }, { city: 'Please remove the invisible characters.' }],
    [{ description: `<p>\u0000</p>` }, { description: 'Please remove the invisible characters.' }],
  ])('is refused with the field named: %j', async (fields, errors) => {
    const { status, body } = await call('POST', '/api/TypeDetail', { typeTitle: 'Refused', ...fields });
    expect({ status, errors: body.errors }).toEqual({ status: 422, errors });
    expect(await found('refused')).toEqual([]);
  });

  it('is written by admins only', async () => {
    for (const [method, path] of [
      ['POST', '/api/TypeDetail'],
      ['PUT', '/api/TypeDetail/1'],
      ['DELETE', '/api/TypeDetail/delete/1'],
    ] as const) {
      const user = await app.signIn('user');
      expect((await app.send(method, path, { typeTitle: 'X' }, {})).status).toBe(401);
      expect((await app.send(method, path, { typeTitle: 'X' }, { as: user })).status).toBe(403);
    }
  });
});

describe('the directory', () => {
  it('is answered whole without a page, under all its calls', async () => {
    const whole = await call('GET', '/api/TypeDetail/typecardlist');
    expect(whole.status).toBe(200);
    const listings = listingsSchema.parse(whole.body);
    expect(listings.length).toBeGreaterThan(1);
    expect((await call('GET', '/api/TypeDetail')).body).toEqual(whole.body);
    expect((await call('GET', '/TypeDetail/typecardlist?q=nothing-like-this')).body).toEqual(whole.body);
    const { typeId } = await create({ typeTitle: 'Written just now' });
    const again = listingsSchema.parse((await call('GET', '/api/TypeDetail')).body);
    expect(again.map(({ id }) => id)).toEqual([...listings.map(({ id }) => id), typeId]);
  });

  it('is answered by pages with counts when a page is asked for', async () => {
    const { typeId } = await create({ typeTitle: 'Paged one', location: 'Cornwall', categoryId: String(jobs) });
    const { status, body } = await call('GET', `/api/TypeDetail/typecardlist?q=paged&category=${jobs}&page=1`);
    expect(status).toBe(200);
    const page = listingPageSchema.parse(body);
    expect(page).toMatchObject({ total: 1, page: 1, pageSize: 12 });
    expect(page.items.map(({ id }) => id)).toEqual([typeId]);
    expect(page.facets.locations).toEqual([{ name: 'Cornwall', count: 1 }]);
    expect(await call('GET', '/api/TypeDetail/typecardlist?page=99999')).toMatchObject({
      status: 200,
      body: { items: [] },
    });
  });

  it.each([
    'page=-1',
    'page=abc',
    'page=1&category=abc',
    'page=1&filter=1;2',
    'page=1&sort=up',
    'page=1e9',
    'page=999999999999999',
  ])('says 400 to %s', async (query) => {
    const { status, body } = await call('GET', `/api/TypeDetail/typecardlist?${query}`);
    expect({ status, body }).toEqual({ status: 400, body: toReport('searchUnreadable') });
  });

  it.each([
    ['a NUL', 'q=%00'],
    ['a wildcard', 'q=%25'],
    ['marks of LIKE', 'q=_%5C'],
    ['SQL', "q='; drop table listings; --"],
    ['two hundred words', `q=${'a '.repeat(200)}`],
    ['a very long word', `q=${'x'.repeat(5_000)}`],
    ['half a surrogate', 'q=%ED%A0%80'],
    ['an emoji', 'q=%F0%9F%98%80'],
    ['ids of nothing', 'category=999999999&filter=999999999'],
    ['hundreds of ids', `category=${Array.from({ length: 400 }, (_, index) => index + 1).join(',')}`],
    ['bytes that are no text', 'location=%00&city=%FF%FE'],
    ['blank values', 'page=&q='],
    ['names of an object', '__proto__=1&constructor=2'],
  ])('answers a page to %s', async (_, query) => {
    const escaped = query.replace(/[ ';]/g, (mark) => encodeURIComponent(mark));
    const response = await app.send('GET', `/api/TypeDetail/typecardlist?page=1&${escaped}`);
    expect(response.status).toBe(200);
    listingPageSchema.parse(await response.json());
  });

  it('puts slips right and says so, and answers words nobody has with what there is', async () => {
    const { typeId } = await create({ typeTitle: 'Wisteria dementia care', city: 'Harrogate' });
    const { items, understood } = await search('wistria demntia harogate');
    expect(items[0]?.id).toBe(typeId);
    expect(understood.corrections.map(({ to }) => to)).toEqual(['wisteria', 'dementia', 'harrogate']);
    expect((await search('wisteria')).understood.corrections).toEqual([]);
    const nothing = await search('qqqqqqqq');
    expect(nothing.items.length).toBeGreaterThan(0);
    expect(nothing.groups).toMatchObject([{ reason: 'instead' }]);
  });

  it('names its places once each, sorted, without blanks', async () => {
    await create({ city: 'Ætown', location: 'Éire' });
    await create({ city: 'ZTOWN' });
    await create({ city: 'Ztown' });
    const cities = (await call('GET', '/api/TypeDetail/getCitylist')).body;
    expect(cities).toEqual(expect.arrayContaining(['Ætown', 'Ztown']));
    expect(cities).not.toContain('ZTOWN');
    expect(cities).not.toContain('');
    expect(cities.at(-1)).toBe('Ztown');
    expect((await call('GET', '/api/TypeDetail/getlocationlist')).body).toContain('Éire');
  });

  it('knows its filters with their categories and listings, and counts them', async () => {
    const { db } = app.deps.database;
    const { typeId } = await create({ typeTitle: 'Filtered', categoryId: String(liveIn) });
    const [filter] = await db.insert(searchFilters).values({ header: 'Level', value: 'Gentle' }).returning();
    const searchId = filter?.id ?? 0;
    await db.insert(searchFilterCategories).values({ filterId: searchId, categoryId: liveIn });
    await db.insert(searchFilterListings).values({ filterId: searchId, listingId: typeId });
    expect((await call('GET', '/api/TypeDetail/getSearchconfig')).body).toEqual([
      {
        searchId,
        categoryId: String(liveIn),
        filterHeaderName: 'Level',
        filterValue: 'Gentle',
        position: lastPosition,
        typeId: String(typeId),
      },
    ]);
    const page = (await call('GET', `/api/TypeDetail/typecardlist?category=${liveIn}&filter=${searchId}&page=1`)).body;
    expect(page.items.map((item: { typeId: number }) => item.typeId)).toEqual([typeId]);
    expect(page.facets.filters).toEqual([{ searchId, header: 'Level', value: 'Gentle', count: 1 }]);
  });
});

/** Those that have all that was asked. */
async function found(q: string): Promise<number[]> {
  const { items, groups } = await search(q);
  const count = groups.find(({ reason }) => reason === 'match')?.count ?? 0;
  return items.slice(0, count).map(({ id }) => id);
}

async function search(q: string) {
  const { body } = await call('GET', `/api/TypeDetail/typecardlist?page=1&q=${encodeURIComponent(q)}`);
  return listingPageSchema.parse(body);
}
