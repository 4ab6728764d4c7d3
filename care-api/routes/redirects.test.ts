import { sql } from 'drizzle-orm';
import { siteHeader } from '@/care-api/content-state/watch-sites';
import { missedAddresses } from '@/care-api/database/schema/redirects';
import { forgetMissed, listMissed } from '@/care-api/redirects/asked';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { pictureUrl } from '@/care-api/testing/sample-pictures';

let test: TestApp;
let editor: string;
beforeAll(async () => {
  test = await openTestApp({ siteKey: 'site-key' });
  editor = await test.signIn('editor');
}, 60_000);
beforeEach(() => test.deps.database.db.execute(sql`truncate redirects, missed_addresses, menus cascade`));
afterAll(() => test.close());

async function call(method: string, path: string, body?: unknown, as: string | null = editor) {
  const answer = await test.send(method, path, body, as ? { as } : {});
  return { status: answer.status, body: await answer.json().catch(() => null) };
}
const add = (from: string, to: string) => call('POST', '/admin/redirects', { from, to });
const kept = async () => (await call('GET', '/admin/redirects?page=1&sort=from')).body.items;
/** What a site goes by. */
async function ways(): Promise<Record<string, string>> {
  const { body } = await call('GET', '/redirects', undefined, null);
  const led = body.filter(({ from, to }: Record<'from' | 'to', string>) => from !== to);
  return Object.fromEntries(led.map(({ from, to }: Record<'from' | 'to', string>) => [from, to]));
}

it('what staff wrote is known to the site before what tens of thousands of deleted pages left', async () => {
  await add('/day-care', '/listing');
  await test.deps.database.db.execute(sql`
    insert into redirects (from_path, to_path, source)
    select '/listing-details/' || n, '/listing', 'deletion' from generate_series(1, 50000) n`);
  const known = await ways();
  expect(known['/day-care']).toBe('/listing');
  expect([known['/listing-details/50000'], known['/listing-details/1']]).toEqual(['/listing', undefined]);
});

describe('a redirect', () => {
  it.each([
    ['/Day-Care/', '/day-care'],
    ['https://www.moor-care.example/day-care/?utm=1#lunch', '/day-care?utm=1'],
    ['/?page_id=14', '/?p=14'],
    ['/index.php?p=14', '/?p=14'],
    ['/caf%C3%A9//menu', '/café/menu'],
    ['/listing-details/7', '/listing-details/7'],
  ])('from %s is kept as %s', async (from, spelt) => {
    expect((await add(from, '/listing#part')).body).toMatchObject({ from: spelt, to: '/listing#part', source: 'hand' });
  });

  it.each([
    ['from', '', 'menuAddressInvalid'],
    ['from', '/', 'menuAddressInvalid'],
    ['from', 'day-care', 'menuAddressInvalid'],
    ['from', '/%E0%A4', 'menuAddressInvalid'],
    ['from', '/contact', 'pageAddressReserved'],
    ['from', '/adminPanel/old', 'pageAddressReserved'],
    ['from', '/api/x', 'pageAddressReserved'],
    ['to', '', 'menuAddressInvalid'],
    ['to', '//elsewhere.example', 'menuAddressInvalid'],
    ['to', '/\\elsewhere.example', 'menuAddressInvalid'],
    ['to', '/\t/elsewhere.example', 'menuAddressInvalid'],
    ['to', '/.//elsewhere.example', 'menuAddressInvalid'],
    ['to', 'javascript:alert(1)', 'menuAddressInvalid'],
    ['to', 'https://me:secret@elsewhere.example', 'menuAddressInvalid'],
    ['to', 'http://elsewhere.example', 'webAddressInvalid'],
    ['to', '/old/', 'redirectRing'],
  ])('is refused %s %j', async (field, value, code) => {
    const { status, body } = await call('POST', '/admin/redirects', { from: '/old', to: '/listing', [field]: value });
    expect([status, body.codes[field]?.code]).toEqual([422, code]);
  });

  it('is the only one of its address, and one in the trash makes room', async () => {
    const { body } = await add('/old', '/listing');
    expect((await add('/OLD', '/blog')).body.codes.from.code).toBe('existsAlready');
    await call('DELETE', `/admin/redirects/${body.redirectId}`);
    expect((await add('/old', '/blog')).status).toBe(201);
    expect(await ways()).toEqual({ '/old': '/blog' });
  });

  it('leads on in one step, and never round', async () => {
    await add('/a', '/b?x=1');
    await add('/b', '/c#part');
    const { body } = await add('/c', 'https://elsewhere.example/d');
    expect(await ways()).toEqual(
      Object.fromEntries(['/a', '/b', '/c'].map((from) => [from, 'https://elsewhere.example/d'])),
    );
    const round = await call('PUT', `/admin/redirects/${body.redirectId}`, { from: '/c', to: '/a' });
    expect(round.body.codes.to.code).toBe('redirectRing');
    await test.deps.database.db.execute(sql`update redirects set to_path = '/a' where from_path = '/c'`);
    expect(await ways()).toEqual({});
  });

  it('is the work of editors, and changes what sites keep', async () => {
    expect((await call('GET', '/admin/redirects?page=1', undefined, await test.signIn('recruiter'))).status).toBe(403);
    const state = async () => (await call('GET', '/content-state', undefined, null)).body.redirects;
    const before = await state();
    await add('/old', '/listing');
    expect(await state()).not.toBe(before);
  });
});

describe('what was asked for', () => {
  const tell = (body: unknown, key = 'site-key') =>
    test.app.request('/api/redirects/asked', {
      method: 'POST',
      headers: { [siteHeader]: `${key} mark`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('is counted by what a site tells, and no state changes for it', async () => {
    const { body } = await add('/old', '/listing');
    const { body: before } = await call('GET', '/content-state', undefined, null);
    const told = { led: [{ id: body.redirectId, count: 3 }], missed: [{ path: '/gone', count: 2 }] };
    expect([(await tell(told)).status, (await tell(told)).status]).toEqual([204, 204]);
    expect(await kept()).toMatchObject([{ from: '/old', timesAsked: 6, version: 1 }]);
    expect((await call('GET', '/admin/redirects/missed')).body).toMatchObject([{ path: '/gone', count: 4 }]);
    expect((await call('GET', '/content-state', undefined, null)).body).toEqual(before);
    await add('/gone', '/listing');
    expect((await call('GET', '/admin/redirects/missed')).body).toEqual([]);
  });

  it.each([
    ['nobody else', { led: [], missed: [] }, 'other-key', 403],
    ['what is none', { led: [{ id: 'x' }] }, 'site-key', 422],
    ['more than an address', { led: [], missed: [{ path: '/a', count: 1, who: '1.2.3.4' }] }, 'site-key', 422],
  ])('is taken of %s', async (_, body, key, status) => {
    expect((await tell(body, key)).status).toBe(status);
  });

  it('is bounded for a day, and forgotten after thirty', async () => {
    const { db } = test.deps.database;
    const paths = (word: string) => Array.from({ length: 600 }, (_, at) => ({ path: `/${word}-${at}`, count: 1 }));
    await tell({ led: [], missed: [{ path: '/often', count: 9 }] });
    await tell({ led: [], missed: paths('a') });
    await tell({ led: [], missed: paths('b') });
    expect(await db.$count(missedAddresses)).toBe(1_000);
    const later = new Date(test.deps.now().getTime() + 31 * 86_400_000);
    expect((await listMissed(db, test.deps.now()))[0]).toMatchObject({ path: '/often', count: 9 });
    expect(await listMissed(db, later)).toEqual([]);
    await forgetMissed(db, later);
    expect(await db.$count(missedAddresses)).toBe(0);
  });
});

describe('what had an address and has it no more', () => {
  const page = (slug: string, more = {}) =>
    call('POST', '/MenuPageContent', { contentFileName: 'A page', contentType: '<p>Words</p>', slug, ...more });
  const rename = ({ menuPageContentId, menuId }: { menuPageContentId: number; menuId: number }, slug: string) =>
    call('PUT', `/MenuPageContent/${menuPageContentId}`, {
      menuId,
      contentFileName: 'A page',
      contentType: '<p>Words</p>',
      slug,
    });

  it('leads from each earlier address of a page, until staff take that away', async () => {
    const { body } = await page('first-name');
    await rename(body, 'second-name');
    await rename(body, 'third-name');
    const here = '/third-name';
    expect(await ways()).toMatchObject({
      '/first-name': here,
      '/second-name': here,
      [`/pagecontent/${body.menuId}`]: here,
    });
    const rows = await kept();
    expect(rows).toMatchObject([
      { from: '/first-name', source: 'rename' },
      { from: '/second-name', source: 'rename' },
    ]);
    await call('DELETE', `/admin/redirects/${rows[0].redirectId}`);
    expect(await ways()).not.toHaveProperty('/first-name');
    await rename(body, 'second-name');
    expect(await ways()).toMatchObject({ '/third-name': '/second-name' });
    const { body: all } = await call('GET', '/redirects', undefined, null);
    expect(all).toContainEqual({ id: null, from: '/second-name', to: '/second-name' });
    expect(await ways()).not.toHaveProperty('/second-name');
  });

  it('says nothing of a draft that nobody had seen', async () => {
    const { body } = await page('', { isDraft: true });
    await rename(body, 'now-public');
    expect(await kept()).toEqual([]);
  });

  it('leads from a deleted listing to the directory, or to who took it over, until it is back', async () => {
    const listing = (typeTitle: string, more = {}) =>
      call('POST', '/TypeDetail', { typeTitle, openClose: 'Open', ...more });
    const trash = (ids: number[]) => call('POST', '/admin/bulk/listing', { action: 'trash', ids });
    const [gone, heir, draft] = await Promise.all([
      listing('Gone'),
      listing('Heir'),
      listing('Draft', { isDraft: true }),
    ]);
    const addressOf = ({ body }: typeof gone) => `/listing-details/${body.typeId}`;
    await trash([gone.body.typeId, draft.body.typeId]);
    expect(await ways()).toEqual({ [addressOf(gone)]: '/listing' });
    await call('POST', `/admin/trash/listing/${gone.body.typeId}/restore`);
    expect(await ways()).toEqual({});
    await test.deps.database.db.execute(
      sql`update listings set taken_over_by = ${heir.body.typeId} where id = ${gone.body.typeId}`,
    );
    await trash([gone.body.typeId]);
    expect(await ways()).toEqual({ [addressOf(gone)]: addressOf(heir) });
  });

  it('leads from a group of pictures that has none any more to the gallery', async () => {
    const picture = () =>
      pictureUrl().then((galleryPhoto) =>
        call('POST', '/ImageGallery', { galleryPhoto, galleryBuget: 'Our Garden', description: 'A rose' }),
      );
    const ids = [await picture(), await picture()].map(({ body }) => body.imageGalleryId);
    const trash = (id: number) => call('POST', '/admin/bulk/galleryImage', { action: 'trash', ids: [id] });
    await trash(ids[0]);
    expect(await ways()).toEqual({});
    await trash(ids[1]);
    expect(await ways()).toEqual({ '/imagegallerypicture/our garden': '/imagegallery' });
    await call('POST', `/admin/trash/galleryImage/${ids[0]}/restore`);
    expect(await ways()).toEqual({});
  });

  it('leads from a deleted page to the one above it, and from a deleted post to the blog, until they are back', async () => {
    const { body: above } = await page('above-it');
    const { body: menu } = await call('POST', '/MenuMaster', {
      menuName: 'Below',
      inMenu: false,
      parentMenuId: above.menuId,
    });
    const { body: below } = await page('below-it', { menuId: menu.menuId });
    await call('DELETE', `/MenuPageContent/${below.menuPageContentId}`);
    expect(await ways()).toMatchObject({ '/below-it': '/above-it' });
    await call('DELETE', `/MenuMaster/${above.menuId}`);
    expect(await ways()).toMatchObject({ '/below-it': '/pagecontent', '/above-it': '/pagecontent' });
    const { body: post } = await call('POST', '/Post', { title: 'A post', description: '<p>Words</p>' });
    await call('POST', '/admin/bulk/post', { action: 'trash', ids: [post.id] });
    const address = `/blog-details-user-view/${post.id}`;
    expect(await ways()).toMatchObject({ [address]: '/blog', [`/blog-details/${post.id}`]: '/blog' });
    await call('POST', `/admin/trash/menu/${above.menuId}/restore`);
    await call('POST', `/admin/trash/page/${below.menuPageContentId}/restore`);
    await call('POST', `/admin/trash/post/${post.id}/restore`);
    expect(Object.keys(await ways())).not.toEqual(expect.arrayContaining(['/below-it']));
    expect(await kept()).toEqual([]);
  });
});

describe('a table of redirects', () => {
  const send = async (text: string) => {
    const answer = await test.app.request('/api/admin/redirects/import?name=a.csv', {
      method: 'POST',
      headers: { authorization: `Bearer ${editor}` },
      body: text,
    });
    return answer.json();
  };

  it('is taken line by line, in any shape that others write it in', async () => {
    await add('/by-hand', '/blog');
    const table =
      'source,target,regex\n/one/,/listing,0\n/by-hand,/faq,0\n,,\n/contact,/listing,0\n/two,http://a.example,0\n/r1,/r2,0\n/r2,/r1,0\n';
    expect(await send(table)).toMatchObject({
      ...{ created: 1, changed: 1, unchanged: 0 },
      refused: [
        { line: 5, code: 'pageAddressReserved' },
        { line: 6, code: 'webAddressInvalid' },
        { line: 7, code: 'redirectRing' },
        { line: 8, code: 'redirectRing' },
      ],
    });
    expect(await ways()).toEqual({ '/one': '/listing', '/by-hand': '/faq' });
    expect(await send('/three\t/blog\n')).toMatchObject({ created: 1, refused: [] });
    expect(await send('a;b\n')).toMatchObject({ code: 'importColumnsMissing' });
  });

  it('of our own, read back, changes nothing', async () => {
    await add('/old', '/listing');
    await add('/?p=14', 'https://elsewhere.example/x');
    const answer = await test.send('GET', '/admin/export/redirect.csv?heads=A|B|C|D|E|F|G', undefined, { as: editor });
    expect(await send(await answer.text())).toMatchObject({ created: 0, changed: 0, unchanged: 2, refused: [] });
  });
});
