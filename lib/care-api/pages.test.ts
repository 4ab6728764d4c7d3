import { json, Upstream } from '@/testing/upstream';
import { getMenuAt, getPagesOfMenu, listManagedPages } from './pages';

// What the client logs about faults is its own business, not the test run's.
beforeAll(() => jest.spyOn(process.stderr, 'write').mockReturnValue(true));
afterAll(() => jest.restoreAllMocks());

const upstream = new Upstream();
beforeEach(() => upstream.start());
afterEach(() => upstream.stop());

const page = (rest: object = {}) => ({ contentFileName: 'Our values', contentType: '<p>Time first</p>', ...rest });

describe('a managed page', () => {
  it('is asked for by its menu, and needs no ids of its own', async () => {
    upstream.answerWith((_, response) => json(response, [page()]));
    const reading = await getPagesOfMenu(4);
    expect(upstream.requests.at(-1)?.url).toBe('/api/MenuPageContent/GetAllMenuMastersmenuId/4?menuid=4');
    expect(reading).toMatchObject({ state: 'ready', value: [{ id: null, title: 'Our values', icon: '' }] });
  });

  it.each([
    ['an empty list', []],
    ['an empty page', [{}]],
  ])('is missing when the answer is %s', async (_, answer) => {
    upstream.answerWith((__, response) => json(response, answer));
    expect(await getPagesOfMenu(5)).toEqual({ state: 'missing' });
  });

  it('is away, not missing, when the API talks nonsense', async () => {
    upstream.answerWith((_, response) => response.end('<html>'));
    expect(await getPagesOfMenu(6)).toEqual({ state: 'away' });
  });
});

describe('the addresses of managed pages', () => {
  it('come from the list of pages', async () => {
    const pages = [
      ...[page({ menuId: 4 }), page({ menuId: 4, slug: 'second' }), page()],
      ...[page({ menuId: 5, slug: 'prices' }), page({ menuId: 6, noIndex: true })],
    ];
    upstream.answerWith((_, response) => json(response, pages));
    expect((await listManagedPages()).map(({ path }) => path)).toEqual(['/pagecontent/4', '/prices']);
  });

  it('are found menu by menu where the API has no such list', async () => {
    upstream.answerWith(({ url = '' }, response) => {
      if (url === '/api/MenuMaster')
        json(
          response,
          [7, 8].map((menuId) => ({ menuId, menuName: `Menu ${menuId}` })),
        );
      else if (url.includes('/GetAllMenuMastersmenuId/8')) json(response, [page()]);
      else if (url.includes('/GetAllMenuMastersmenuId/')) json(response, []);
      else json(response, { message: 'There is nothing here.' }, 404);
    });
    expect(await listManagedPages()).toEqual([{ path: '/pagecontent/8', languages: ['en'] }]);
  });

  it('are there in each language in which title and body are translated', async () => {
    const title = { original: 'Our values', words: 'Nasze wartości' };
    const body = { original: '<p>Time first</p>', words: '<p>Najpierw czas</p>' };
    upstream.answerWith(({ url = '' }, response) => {
      if (url.includes('MenuPageContent')) return json(response, [page({ menuId: 4 })]);
      const part = url.includes('page-4') ? [body] : [title];
      const isSaid = /\bpl\b/.test(url) || (/\bsk\b/.test(url) && !url.includes('page-4'));
      json(response, isSaid ? part : []);
    });
    expect(await listManagedPages()).toEqual([{ path: '/pagecontent/4', languages: ['en', 'pl'] }]);
    expect(upstream.requests.filter(({ url }) => url?.includes('page-4'))).toHaveLength(2);
  });

  it('lead to their menus, whether they are still theirs or were', async () => {
    upstream.answerWith((_, response) => json(response, [{ slug: 'old', menuId: 4 }]));
    expect(await getMenuAt('old')).toEqual({ state: 'ready', value: 4 });
    expect(await getMenuAt('other')).toEqual({ state: 'missing' });
  });

  it('are not asked for where there can be none', async () => {
    upstream.answerWith((_, response) => json(response, []));
    const before = upstream.requests.length;
    for (const slug of ['listing', 'xx', '7', 'wp-login.php', '%2e']) {
      expect(await getMenuAt(slug)).toEqual({ state: 'missing' });
    }
    expect(upstream.requests.length).toBe(before);
  });
});
