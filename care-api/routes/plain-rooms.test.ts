import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { galleryImages } from '@/care-api/database/schema/gallery';
import { categories, listingCategories, listings } from '@/care-api/database/schema/listings';
import { companies, menus } from '@/care-api/database/schema/provider';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { toReport } from '@/lib/contract/fault-words';

let test: TestApp;
let as: string;
beforeAll(async () => {
  test = await openTestApp();
  as = await test.signIn('admin');
}, 60_000);
afterAll(() => test.close());

async function call(method: string, path: string, body?: unknown) {
  const response = await test.send(method, path, body, { as });
  return { status: response.status, body: await response.json() };
}

describe.each([
  ['Category', 'categoryId', { categoryName: 'Live-in care' }, { categoryName: 'Visiting care' }],
  ['SubCategory', 'subcategoryId', { subcategoryName: 'Nights' }, { subcategoryName: 'Days' }],
  [
    'Faq',
    'faqId',
    { faqQuestions: 'How soon?', faqAnswer: 'Within days.' },
    { faqQuestions: 'When?', faqAnswer: 'Soon.' },
  ],
])('%s', (path, idField, first, second) => {
  it('is made, read, changed and deleted by an admin', async () => {
    // The published client sends the id as 0 with what is new.
    const made = await call('POST', `/api/${path}`, { [idField]: 0, ...first });
    expect(made).toMatchObject({ status: 201, body: first });
    const one = `/api/${path}/${made.body[idField]}`;
    expect(await call('GET', one)).toEqual({ status: 200, body: made.body });
    const changed = await call('PUT', `${one}?categoryid=1`, second);
    expect(changed).toMatchObject({ status: 200, body: { [idField]: made.body[idField], ...second } });
    expect((await call('GET', `/api/${path}`)).body).toContainEqual(expect.objectContaining(second));
    expect((await call('DELETE', one)).status).toBe(200);
    expect((await call('GET', one)).status).toBe(404);
    expect((await call('DELETE', one)).status).toBe(404);
  });
});

describe('categories', () => {
  it('have one name each, whatever its case', async () => {
    await call('POST', '/api/Category', { categoryName: 'Respite' });
    const again = await call('POST', '/api/Category', { categoryName: 'RESPITE ' });
    expect(again).toEqual({ status: 422, body: toReport('problem', { categoryName: 'existsAlready' }) });
  });

  it('take their new name into the search', async () => {
    const { db } = test.deps.database;
    const { body } = await call('POST', '/api/Category', { categoryName: 'Old name' });
    const [listing] = await db.insert(listings).values({ title: 'A', searchCategory: 'old name' }).returning();
    const listingId = listing?.id ?? 0;
    await db.insert(listingCategories).values({ listingId, categoryId: body.categoryId });
    const searched = async () =>
      (await db.select().from(listings).where(eq(listings.id, listingId)))[0]?.searchCategory;
    await call('PUT', `/api/Category/${body.categoryId}`, { categoryName: 'Néw name' });
    expect(await searched()).toBe('new name');
  });

  it('are named by a subcategory only when they exist', async () => {
    const made = await call('POST', '/api/SubCategory', { subcategoryName: 'Weekends', categoryId: 999_999 });
    expect(made).toMatchObject({ status: 422, body: { errors: { categoryId: 'This names nothing.' } } });
  });
});

describe('reading', () => {
  it('puts a new question last', async () => {
    for (const faqQuestions of ['First?', 'Second?'])
      await call('POST', '/api/Faq', { faqQuestions, faqAnswer: 'Yes.' });
    const { body } = await call('GET', '/api/Faq');
    expect(body.map((faq: { faqQuestions: string }) => faq.faqQuestions)).toEqual(['First?', 'Second?']);
  });

  it('gives menus and home banners in their order, and only the banners', async () => {
    const { db } = test.deps.database;
    await db.insert(menus).values([2, 1].map((position) => ({ name: `Menu ${position}`, url: '/faq', position })));
    const pictures = [
      { photo: 'b.webp', groupName: 'Home banner', position: 2 },
      { photo: 'a.webp', groupName: 'Home banner', position: 1 },
      { photo: 'c.webp', groupName: 'Summer' },
    ];
    await db.insert(galleryImages).values(pictures);
    expect((await call('GET', '/MenuMaster')).body).toMatchObject([{ menuName: 'Menu 1' }, { menuName: 'Menu 2' }]);
    const banners = (await call('GET', '/ImageGallery/homeBanner')).body;
    expect(banners).toMatchObject([
      { galleryPhoto: 'a.webp' },
      { galleryPhoto: 'b.webp', galleryBuget: 'Home banner' },
    ]);
  });

  it('gives the latest company, which is no sample any more once it has its own name', async () => {
    const { db } = test.deps.database;
    await db
      .insert(companies)
      .values([{ name: 'Older' }, { name: 'Sample Care', phone: '01632 960000', isSample: true }]);
    writeFileSync(path.join(test.filesDir, 'ours.png'), 'x');
    const latest = '/api/CompanyDetail/GetLatestCompanyDetailslatest';
    const { companyId } = (await call('GET', latest)).body;
    expect((await call('PUT', `/api/CompanyDetail/${companyId}`, { logoPath: 'ours.png' })).body).toMatchObject({
      companyName: 'Sample Care',
      isSample: true,
    });
    await call('PUT', `/api/CompanyDetail/${companyId}`, { companyName: 'Our Care' });
    expect((await call('GET', latest)).body).toMatchObject({
      companyName: 'Our Care',
      logoPath: 'ours.png',
      phone: '01632 960000',
      isSample: false,
    });
  });

  it('counts no category twice when two are made at once', async () => {
    const making = Array.from({ length: 10 }, () => call('POST', '/api/Category', { categoryName: 'At once' }));
    const statuses = (await Promise.all(making)).map((made) => made.status).sort();
    expect(statuses).toEqual([201, ...Array(9).fill(422)]);
    const stored = await test.deps.database.db.select().from(categories).where(eq(categories.name, 'At once'));
    expect(stored).toHaveLength(1);
  });
});
