import { eq, sql } from 'drizzle-orm';
import { postCategories, postSubCategories, posts } from '@/care-api/database/schema/blog';
import {
  listingCategories,
  listings,
  searchFilterCategories,
  searchFilters,
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

async function call(method: string, path: string, body?: unknown, headers = {}) {
  const response = await test.send(method, path, body, { as, headers });
  return { status: response.status, body: await response.json() };
}
async function category(name = `Category ${crypto.randomUUID()}`): Promise<number> {
  return (await call('POST', '/Category', { categoryName: name })).body.categoryId;
}
async function listingIn(...ids: number[]): Promise<number> {
  const [row] = await test.deps.database.db.insert(listings).values({ title: 'A home' }).returning();
  const listingId = row!.id;
  for (const categoryId of ids) await test.deps.database.db.insert(listingCategories).values({ listingId, categoryId });
  return listingId;
}
async function newPost(): Promise<number> {
  const [row] = await test.deps.database.db.insert(posts).values({ title: 'A post' }).returning();
  return row!.id;
}
async function subCategory(categoryId: number, subcategoryName: string): Promise<number> {
  return (await call('POST', '/SubCategory', { subcategoryName, categoryId })).body.subcategoryId;
}
const audited = async (id: number) => {
  const { rows } = await test.deps.database.db.execute<{ action: string; checked: boolean | null; changes: object }>(
    sql`select action, checked, changes from audit where kind = 'category' and object_id = ${String(id)} order by id`,
  );
  return rows;
};
const categoriesOf = async (listingId: number) => {
  const { db } = test.deps.database;
  const rows = await db.select().from(listingCategories).where(eq(listingCategories.listingId, listingId));
  return rows.map(({ categoryId }) => categoryId);
};

it('answers a page with counts of listings and posts, and the public list without them', async () => {
  const [full, empty] = [await category('Zzz full'), await category('Zzz empty')];
  await listingIn(full);
  await listingIn(full);
  const post = await newPost();
  const { db } = test.deps.database;
  await db.insert(postCategories).values({ postId: post, categoryId: full });
  // The same post, and another one in a subcategory alone.
  const [sub, other] = [await subCategory(full, 'Nights'), await newPost()];
  await db.insert(postSubCategories).values([post, other].map((postId) => ({ postId, subCategoryId: sub })));
  const { body } = await call('GET', '/Category?page=1&q=zzz&sort=-listings');
  expect(body.items).toMatchObject([
    { categoryId: full, listingCount: 2, postCount: 2, version: 1 },
    { categoryId: empty, listingCount: 0, postCount: 0, version: 1 },
  ]);
  expect(body.counts).toEqual({ all: 2, empty: 1 });
  expect((await call('GET', '/Category?page=1&q=zzz&status=empty')).body.items).toMatchObject([{ categoryId: empty }]);
  expect((await call('GET', '/Category')).body).toContainEqual({ categoryId: full, categoryName: 'Zzz full' });
});

it('is renamed by whoever saw it last, in one row of the audit', async () => {
  const id = await category('Old name');
  const renamed = await call('PUT', `/Category/${id}`, { categoryName: 'New name', version: 1 });
  expect(renamed).toMatchObject({ status: 200, body: { categoryName: 'New name', version: 2 } });
  const late = await call('PUT', `/Category/${id}`, { categoryName: 'Too late' }, { 'if-match': '"1"' });
  expect(late).toMatchObject({
    status: 409,
    body: { code: 'changedMeanwhile', current: { categoryName: 'New name' } },
  });
  const [made, changed, ...more] = await audited(id);
  expect([made?.action, more]).toEqual(['create', []]);
  expect(changed).toEqual({ action: 'update', checked: true, changes: { categoryName: ['Old name', 'New name'] } });
});

it('is deleted only when it holds nothing', async () => {
  const [empty, full] = [await category(), await category()];
  const listingId = await listingIn(full);
  expect(await call('DELETE', `/Category/${full}`)).toEqual({ status: 409, body: toReport('categoryInUse') });
  expect(await categoriesOf(listingId)).toEqual([full]);
  // From the trash it would come back without it.
  expect((await call('DELETE', `/TypeDetail/delete/${listingId}`)).status).toBe(200);
  expect((await call('DELETE', `/Category/${full}`)).status).toBe(409);
  expect((await call('DELETE', `/Category/${empty}`)).status).toBe(200);
  expect((await call('GET', `/Category/${empty}`)).status).toBe(404);
  expect((await audited(empty)).map(({ action }) => action)).toEqual(['create', 'delete']);
  expect((await audited(full)).map(({ action }) => action)).toEqual(['create']);
});

describe('merging', () => {
  const merge = (from: number, into: number, version?: number) =>
    call('POST', '/admin/categories/merge', { from, into, version });

  it('keeps listings, posts, subcategories and filters, each once', async () => {
    const { db } = test.deps.database;
    const [from, into] = [await category('Goes'), await category('Stays')];
    const [inOne, inBoth, post] = [await listingIn(from), await listingIn(from, into), await newPost()];
    await db.insert(postCategories).values({ postId: post, categoryId: from });
    const [twin, own] = [await subCategory(from, 'nights'), await subCategory(from, 'Days')];
    const nights = await subCategory(into, 'Nights');
    await db.insert(postSubCategories).values([twin, own].map((subCategoryId) => ({ postId: post, subCategoryId })));
    const [filter] = await db.insert(searchFilters).values({ header: 'H', value: 'V' }).returning();
    await db.insert(searchFilterCategories).values({ filterId: filter!.id, categoryId: from });

    const merged = await merge(from, into, 1);
    expect(merged).toMatchObject({
      status: 201,
      body: { categoryId: into, listingCount: 2, postCount: 1, version: 2 },
    });
    expect((await call('GET', `/Category/${from}`)).status).toBe(404);
    expect([await categoriesOf(inOne), await categoriesOf(inBoth)]).toEqual([[into], [into]]);
    const [row] = await db.select().from(listings).where(eq(listings.id, inOne));
    expect(row?.searchCategory).toBe('stays');
    const subs = await db.select().from(postSubCategories).where(eq(postSubCategories.postId, post));
    expect(subs.map(({ subCategoryId }) => subCategoryId).sort()).toEqual([own, nights].sort());
    expect(await db.select().from(searchFilterCategories)).toEqual([{ filterId: filter!.id, categoryId: into }]);
    const [, deed, ...more] = await audited(from);
    expect([deed?.action, more]).toEqual(['merge', []]);
    expect(deed?.changes).toMatchObject({ listingCount: [2, null], mergedInto: [null, { id: into, name: 'Stays' }] });
  });

  it('changes nothing when somebody was faster, or when there is nothing to go into', async () => {
    const [from, into] = [await category(), await category()];
    const listingId = await listingIn(from);
    await call('PUT', `/Category/${from}`, { categoryName: 'Renamed meanwhile' });
    expect(await merge(from, into, 1)).toMatchObject({ status: 409, body: { current: { version: 2 } } });
    expect(await merge(from, 999_999)).toEqual({ status: 422, body: toReport('problem', { into: 'namesNothing' }) });
    expect(await merge(from, from)).toEqual({ status: 422, body: toReport('problem', { into: 'namesNothing' }) });
    expect((await merge(999_999, into)).status).toBe(404);
    expect(await categoriesOf(listingId)).toEqual([from]);
  });

  it('of two at once into each other leaves one of them with everything', async () => {
    const [one, two] = [await category(), await category()];
    const homes = [await listingIn(one), await listingIn(two)];
    const statuses = (await Promise.all([merge(one, two), merge(two, one)])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    const [first, second] = await Promise.all(homes.map(categoriesOf));
    expect(first).toEqual(second);
    expect(first).toHaveLength(1);
  });
});
