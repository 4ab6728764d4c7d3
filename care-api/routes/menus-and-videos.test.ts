import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';

let test: TestApp;
let admin: string;
let user: string;
beforeAll(async () => {
  test = await openTestApp();
  [admin, user] = [await test.signIn('admin'), await test.signIn('user')];
}, 60_000);
afterAll(() => test.close());

async function call(method: string, url: string, body?: unknown, as = admin) {
  const response = await test.send(method, url, body, as ? { as } : {});
  return { status: response.status, body: await response.json() };
}

const link = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

describe.each([
  ['VideoGallery', 'videoGalleryId', { videoCategory: 'Care', videoLink: link, videoDescp: 'A film' }, 'videoLink'],
  ['MenuMaster', 'menuId', { menuName: 'About', menuUrl: '/about' }, 'menuName'],
])('%s', (path, id, fields, required) => {
  it('is made, read, sent back unchanged, changed and deleted by an admin', async () => {
    const made = await call('POST', `/api/${path}`, { [id]: 0, ...fields });
    expect(made).toMatchObject({ status: 201, body: fields });
    const published = { [id]: made.body[id], ...fields };
    expect((await call('GET', `/api/${path}`, undefined, '')).body).toContainEqual(expect.objectContaining(published));
    const one = `/api/${path}/${made.body[id]}`;
    expect(await call('PUT', one, made.body)).toMatchObject({ status: 200, body: published });
    const [first = ''] = Object.keys(fields);
    const changed = { ...published, [first]: 'New' };
    expect(await call('PUT', one, changed)).toMatchObject({ status: 200, body: changed });
    expect((await call('DELETE', one)).status).toBe(200);
    expect((await call('DELETE', one)).status).toBe(404);
    expect((await call('PUT', one, changed)).status).toBe(404);
  });

  it('is written by admins alone', async () => {
    for (const [method, url] of [
      ['POST', `/api/${path}`],
      ['PUT', `/api/${path}/1`],
      ['DELETE', `/api/${path}/1`],
    ] as const) {
      const body = method === 'DELETE' ? undefined : fields;
      expect((await call(method, url, body, '')).status).toBe(401);
      expect((await call(method, url, body, user)).status).toBe(403);
    }
  });

  it.each([[{}], [{ [required]: '' }], [{ [required]: 7 }], [{ [required]: 'x'.repeat(2_000) }]])(
    'is refused with %j',
    async (change) => {
      const { [required]: _left, ...rest } = fields as Record<string, string>;
      const refused = await call('POST', `/api/${path}`, { ...rest, ...change });
      expect(refused).toMatchObject({ status: 422, body: { errors: { [required]: expect.any(String) } } });
    },
  );
});

describe('a video', () => {
  it('is one by its id, which the query may say again', async () => {
    const { body } = await call('POST', '/api/VideoGallery', { videoLink: link });
    const one = `/api/VideoGallery/${body.videoGalleryId}`;
    expect((await call('GET', `${one}?videogalleryid=${body.videoGalleryId}`, undefined, '')).body).toEqual(body);
    expect((await call('GET', `${one}?videogalleryid=999`, undefined, '')).status).toBe(400);
    expect((await call('GET', '/api/VideoGallery/999999', undefined, '')).status).toBe(404);
  });

  it('leads to the web and nowhere else', async () => {
    const refused = await call('POST', '/api/VideoGallery', { videoLink: 'javascript:alert(1)//?v=aqz-KE-bpKQ' });
    expect(refused).toMatchObject({ status: 422, body: { errors: { videoLink: expect.any(String) } } });
  });
});

describe('a managed page', () => {
  const page = { contentFileName: 'About us', contentType: '<h1>Us</h1><script>alert(1)</script><p dir="rtl">x</p>' };
  const pagesOf = async (menuId: number) =>
    (await call('GET', `/api/MenuPageContent/GetAllMenuMastersmenuId/${menuId}?menuid=${menuId}`, undefined, '')).body;

  it('is cleaned when it is written and listed with its menu', async () => {
    const { menuId } = (await call('POST', '/api/MenuMaster', { menuName: 'Cleaned' })).body;
    expect(await pagesOf(menuId)).toEqual([]);
    const made = (await call('POST', '/api/MenuPageContent', { ...page, menuId })).body;
    expect(made).toMatchObject({ menuId, contentType: '<h2>Us</h2><p dir="rtl">x</p>', extra1: '', contentIcon: '' });
    const second = (await call('POST', '/api/MenuPageContent', { contentFileName: 'More', menuId })).body;
    const pages = await pagesOf(menuId);
    expect([made, second]).toMatchObject(pages);
    expect(pages).toHaveLength(2);
    expect((await call('GET', '/api/MenuPageContent', undefined, '')).body).toEqual(
      expect.arrayContaining(pages.map((page: object) => ({ ...page, parentMenuId: null }))),
    );
    expect(await pagesOf(999_999)).toEqual([]);
  });
});
