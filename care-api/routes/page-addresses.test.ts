import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';

let test: TestApp;
let editor: string;
beforeAll(async () => {
  test = await openTestApp();
  editor = await test.signIn('editor');
}, 60_000);
afterAll(() => test.close());

async function call(method: string, path: string, body?: unknown) {
  const answer = await test.send(method, path, body, { as: editor });
  return { status: answer.status, body: await answer.json() };
}
const publicly = async (path: string) => (await test.send('GET', path)).json();
const make = async (slug: string, fields: object = {}) =>
  (await call('POST', '/MenuPageContent', { contentFileName: `At ${slug}`, slug, ...fields })).body;
const put = (page: { menuPageContentId: number }, slug: string | null, fields: object = {}) =>
  call('PUT', `/MenuPageContent/${page.menuPageContentId}`, { contentFileName: 'Changed', slug, ...fields });
const refusal = (code: string) => ({ status: 422, body: { codes: { slug: { code } } } });

/** The menu that an address leads to. */
async function menuAt(slug: string) {
  const addresses: { slug: string; menuId: number }[] = await publicly('/MenuPageContent/addresses');
  return addresses.find((address) => address.slug === slug)?.menuId;
}

it('a page has an address of its own, and goes on being found at those it had', async () => {
  const page = await make('our-prices');
  expect(page).toMatchObject({ slug: 'our-prices', searchTitle: '', searchText: '', noIndex: false });
  expect((await put(page, '/Our-Fees/')).body).toMatchObject({ slug: 'our-fees' });
  expect(await menuAt('our-prices')).toBe(page.menuId);
  expect(await menuAt('our-fees')).toBe(page.menuId);
  // Without a word about it, it stays.
  expect((await put(page, null)).body).toMatchObject({ slug: 'our-fees' });
  expect((await put(page, 'our-prices')).body).toMatchObject({ slug: 'our-prices' });
  expect((await put(page, '')).body).toMatchObject({ slug: '' });
  expect(await menuAt('our-fees')).toBe(page.menuId);
});

it('an address that a page has is no other one’s, also not in the trash; one that it had is', async () => {
  const [page, other] = [await make('visits'), await make('meals')];
  expect(await put(other, 'visits')).toMatchObject(refusal('pageAddressTaken'));
  expect(await menuAt('visits')).toBe(page.menuId);
  await call('DELETE', `/MenuPageContent/${page.menuPageContentId}`);
  expect(await menuAt('visits')).toBeUndefined();
  expect(await put(other, 'visits')).toMatchObject(refusal('pageAddressTaken'));
  await call('POST', `/admin/trash/page/${page.menuPageContentId}/restore`);
  await put(page, 'visits-at-home');
  expect((await put(other, 'visits')).status).toBe(200);
  expect(await menuAt('visits')).toBe(other.menuId);
  const both = await Promise.all([put(page, 'wanted'), put(other, 'wanted')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
});

it.each([
  ['listing', 'pageAddressReserved'],
  ['/NewBlog/', 'pageAddressReserved'],
  ['ar', 'pageAddressInvalid'],
  ['2026', 'pageAddressInvalid'],
  ['our prices', 'pageAddressInvalid'],
  ['our/prices', 'pageAddressInvalid'],
  ['-prices', 'pageAddressInvalid'],
  ['preise-für-alle', 'pageAddressInvalid'],
  ['a.html', 'pageAddressInvalid'],
])('%s is refused as an address', async (slug, code) => {
  expect(await call('POST', '/MenuPageContent', { contentFileName: 'A', slug })).toMatchObject(refusal(code));
});

it('what waits to be published keeps the address back, and may not be published at another page’s', async () => {
  await make('taken');
  const page = await make('early', { searchTitle: 'Early' });
  const path = `/admin/working/page/${page.menuPageContentId}`;
  const save = async (slug: string, version: number) => {
    const data = { ...(await call('GET', path)).body.fields, slug, noIndex: true };
    return (await call('PUT', path, { data, version, publicVersion: 1, tab: 'a' })).body.version;
  };
  expect(await call('POST', `${path}/publish`, { version: await save('taken', 0) })).toMatchObject(
    refusal('pageAddressTaken'),
  );
  expect(await menuAt('early')).toBe(page.menuId);
  expect((await call('POST', `${path}/publish`, { version: await save('late', 1) })).status).toBe(201);
  expect(await publicly(`/MenuPageContent/GetAllMenuMastersmenuId/${page.menuId}`)).toMatchObject([
    { slug: 'late', searchTitle: 'Early', noIndex: true },
  ]);
  expect(await menuAt('early')).toBe(page.menuId);
});

it('a draft is at no address, and its menu leads to it once it is public', async () => {
  const { menuId } = (await call('POST', '/MenuMaster', { menuName: 'Where' })).body;
  const page = await make('somewhere', { menuId, isDraft: true });
  expect(await menuAt('somewhere')).toBeUndefined();
  await put(page, null, { isDraft: false });
  expect(await menuAt('somewhere')).toBe(menuId);
  expect(await publicly('/MenuMaster')).toContainEqual({
    menuId,
    menuName: 'Where',
    menuUrl: '/somewhere',
    parentMenuId: null,
  });
});
