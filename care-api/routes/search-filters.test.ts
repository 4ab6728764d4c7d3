import { eq, sql } from 'drizzle-orm';
import {
  listingCategories,
  listings,
  searchFilterCategories,
  searchFilterListings,
} from '@/care-api/database/schema/listings';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { toReport } from '@/lib/contract/fault-words';

let test: TestApp;
let as: string;
beforeAll(async () => {
  test = await openTestApp();
  as = await test.signIn('editor');
}, 60_000);
afterAll(() => test.close());

async function call(method: string, path: string, body?: unknown) {
  const response = await test.send(method, path, body, { as });
  return { status: response.status, body: await response.json() };
}
const unique = (name: string) => `${name} ${crypto.randomUUID()}`;
async function filter(header: string, value: string, categoryId = ''): Promise<number> {
  const body = { filterHeaderName: header, filterValue: value, categoryId };
  return (await call('POST', '/admin/filters', body)).body.searchId;
}
async function category(): Promise<number> {
  return (await call('POST', '/Category', { categoryName: unique('Category') })).body.categoryId;
}
async function listingWith(filterId: number, changes: { isDraft?: boolean; deletedAt?: Date } = {}): Promise<number> {
  const { db } = test.deps.database;
  const [row] = await db
    .insert(listings)
    .values({ title: 'A home', ...changes })
    .returning();
  await db.insert(searchFilterListings).values({ filterId, listingId: row!.id });
  return row!.id;
}
const listingsOf = async (filterId: number) => {
  const found = await test.deps.database.db
    .select()
    .from(searchFilterListings)
    .where(eq(searchFilterListings.filterId, filterId));
  return found.map(({ listingId }) => listingId).sort((a, b) => a - b);
};
const audited = async (id: number | '') => {
  const { rows } = await test.deps.database.db.execute<{ action: string; checked: boolean | null; changes: object }>(
    sql`select action, checked, changes from audit where kind = 'filter' and object_id = ${String(id)} order by id`,
  );
  return rows;
};
const publicOf = async (header: string): Promise<string[]> => {
  const { body } = await call('GET', '/TypeDetail/getSearchconfig');
  return body.flatMap((one: { filterHeaderName: string; filterValue: string }) =>
    one.filterHeaderName === header ? [one.filterValue] : [],
  );
};

it('answers a page with counts of the listings that are not in the trash', async () => {
  const header = unique('Level');
  const inCategory = await category();
  const [used, unused] = [await filter(header, 'Used', `${inCategory}`), await filter(header, 'Unused')];
  await listingWith(used);
  await listingWith(used, { isDraft: true });
  await listingWith(used, { deletedAt: new Date() });
  const asked = `/TypeDetail/getSearchconfig?page=1&header=${encodeURIComponent(header)}`;
  const { body } = await call('GET', `${asked}&sort=-listings`);
  expect(body.items).toMatchObject([
    { searchId: used, listingCount: 2, categoryId: `${inCategory}`, version: 1 },
    { searchId: unused, listingCount: 0, categoryId: '', categoryNames: [] },
  ]);
  expect(body.items[0]).not.toHaveProperty('typeId');
  expect(body.counts).toEqual({ all: 2, empty: 1 });
  expect((await call('GET', `${asked}&status=empty`)).body.items).toMatchObject([{ searchId: unused }]);
  const { body: found } = await call('GET', `/TypeDetail?page=1&filter=${used}`);
  expect(found.total).toBe(1);
});

it('is renamed and given categories by whoever saw it last; the public list says so at once', async () => {
  const [header, inCategory] = [unique('Level'), await category()];
  const id = await filter(header, 'Gentle');
  expect(await publicOf(header)).toEqual(['Gentle']);
  const body = { filterHeaderName: header, filterValue: 'Light', version: 1 };
  const changed = await call('PUT', `/admin/filters/${id}`, { ...body, categoryId: `${inCategory}` });
  expect(changed).toMatchObject({
    status: 200,
    body: { filterValue: 'Light', categoryId: `${inCategory}`, version: 2 },
  });
  expect(await publicOf(header)).toEqual(['Light']);
  expect(await call('PUT', `/admin/filters/${id}`, body)).toMatchObject({
    status: 409,
    body: { ...toReport('changedMeanwhile'), current: { filterValue: 'Light' } },
  });
  // Categories that are not said stay.
  expect((await call('PUT', `/admin/filters/${id}`, { ...body, version: 2 })).body.categoryId).toBe(`${inCategory}`);
  expect((await audited(id)).map(({ action, checked }) => [action, checked])).toEqual([
    ...[['create', null] as const, ['update', true] as const, ['update', true] as const],
  ]);
  const twice = await call('POST', '/admin/filters', { filterHeaderName: header, filterValue: 'Light' });
  expect(twice).toMatchObject({ status: 422, body: { codes: { filterValue: { code: 'existsAlready' } } } });
  const nowhere = await call('POST', '/admin/filters', { ...body, filterValue: 'New', categoryId: '999999' });
  expect(nowhere).toMatchObject({ status: 422, body: { codes: { categoryId: { code: 'namesNothing' } } } });
});

it('goes with its listings only where whoever deletes it knows how many', async () => {
  const header = unique('Level');
  const [used, unused] = [await filter(header, 'Used'), await filter(header, 'Unused')];
  await listingWith(used);
  expect((await call('DELETE', `/admin/filters/${unused}`)).status).toBe(200);
  expect(await call('DELETE', `/admin/filters/${used}`)).toMatchObject({ status: 409, body: toReport('filterInUse') });
  expect((await call('DELETE', `/admin/filters/${used}?held=2`)).status).toBe(409);
  expect((await call('DELETE', `/admin/filters/${used}?held=1`)).status).toBe(200);
  expect((await audited(used)).map(({ action }) => action)).toEqual(['create', 'delete']);
  expect(await publicOf(header)).toEqual([]);
});

it('is merged into a value of any header, which keeps all listings and categories of both, each once', async () => {
  const [one, two] = [await category(), await category()];
  const from = await filter(unique('Diet'), 'Vegan', `${one},${two}`);
  const into = await filter(unique('Food'), 'No meat', `${two}`);
  const [both, alone] = [await listingWith(from), await listingWith(from)];
  await test.deps.database.db.insert(searchFilterListings).values({ filterId: into, listingId: both });
  expect((await call('POST', '/admin/filters/merge', { from, into, version: 9 })).status).toBe(409);
  const merged = await call('POST', '/admin/filters/merge', { from, into, version: 1 });
  expect(merged).toMatchObject({ status: 201, body: { searchId: into, version: 2, listingCount: 2 } });
  expect(await listingsOf(into)).toEqual([both, alone]);
  const links = await test.deps.database.db
    .select()
    .from(searchFilterCategories)
    .where(eq(searchFilterCategories.filterId, into));
  expect(links.map(({ categoryId }) => categoryId).sort()).toEqual([one, two].sort());
  expect((await audited(from)).at(-1)).toMatchObject({ action: 'merge', changes: { mergedInto: [null, into] } });
  expect((await call('POST', '/admin/filters/merge', { from, into })).status).toBe(404);
  expect((await call('POST', '/admin/filters/merge', { from: into, into })).status).toBe(422);
});

it('is split by a category: its listings there get the new value instead', async () => {
  const [header, inCategory] = [unique('Level'), await category()];
  const from = await filter(header, 'Any');
  const [there, elsewhere] = [await listingWith(from), await listingWith(from)];
  const { db } = test.deps.database;
  const split = { from, value: 'Special', categoryId: inCategory };
  expect((await call('POST', '/admin/filters/split', split)).body.codes).toEqual({
    categoryId: { code: 'namesNothing' },
  });
  expect(await publicOf(header)).toEqual(['Any']);
  await db.insert(listingCategories).values({ listingId: there, categoryId: inCategory });
  const made = await call('POST', '/admin/filters/split', split);
  expect(made.body).toMatchObject({ filterHeaderName: header, filterValue: 'Special', categoryId: `${inCategory}` });
  expect([await listingsOf(made.body.searchId), await listingsOf(from)]).toEqual([[there], [elsewhere]]);
  expect((await audited(from)).at(-1)).toMatchObject({ action: 'split', changes: { splitInto: [null, 'Special'] } });
});

it('a header is renamed with all its values, in one row of the audit, unless a value would be there twice', async () => {
  const [header, other] = [unique('Level'), unique('Other')];
  const ids = [await filter(header, 'A'), await filter(header, 'B')];
  await filter(other, 'B');
  expect((await call('POST', '/admin/filters/header', { header, name: other })).body.codes).toEqual({
    name: { code: 'existsAlready' },
  });
  const name = unique('Grade');
  const before = (await audited('')).length;
  expect((await call('POST', '/admin/filters/header', { header, name })).status).toBe(201);
  expect(await publicOf(name)).toEqual(['A', 'B']);
  const rows = await audited('');
  expect(rows).toHaveLength(before + 1);
  expect(rows.at(-1)).toMatchObject({ action: 'header', changes: { header: [header, name], ids: [null, ids] } });
  expect((await call('POST', '/admin/filters/header', { header, name })).status).toBe(404);
});

it('stands where staff put it: headers by their first value; new ones come last, by their letters', async () => {
  const [first, second] = [unique('B'), unique('A')];
  const [b2, b1] = [await filter(first, '2'), await filter(first, '1')];
  const a = await filter(second, '1');
  const placesOf = async () => {
    const { body } = await call('GET', '/TypeDetail/getSearchconfig');
    const ids: number[] = body.map(({ searchId }: { searchId: number }) => searchId);
    return ids.filter((id) => [a, b1, b2].includes(id));
  };
  expect(await placesOf()).toEqual([a, b1, b2]);
  const ordered = await call('PUT', '/admin/order/filter', { ids: [b2, b1] });
  expect(ordered.status).toBe(200);
  expect(await placesOf()).toEqual([b2, b1, a]);
  const { body } = await call('GET', `/TypeDetail/getSearchconfig?page=1&size=100&sort=position`);
  expect(body.items[0]).toMatchObject({ searchId: b2 });
  // Taken back, they stand as they were seen before anybody ordered them.
  expect((await call('POST', `/admin/runs/${ordered.body.run}/undo`)).status).toBe(201);
  expect(await placesOf()).toEqual([a, b1, b2]);
});

it('categories stand where staff put them, for everybody', async () => {
  const [one, two] = [await category(), await category()];
  const order = async () => {
    const { body } = await call('GET', '/Category');
    return body.map(({ categoryId }: { categoryId: number }) => categoryId);
  };
  expect((await order()).indexOf(one)).toBeLessThan((await order()).indexOf(two));
  expect((await call('PUT', '/admin/order/category', { ids: [two, one] })).status).toBe(200);
  expect((await order()).slice(0, 2)).toEqual([two, one]);
  expect((await call('PUT', '/admin/order/listing', { ids: [1] })).status).toBe(404);
});
