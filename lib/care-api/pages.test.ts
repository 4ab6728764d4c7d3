import { json, Upstream } from '@/testing/upstream';
import { getPagesOfMenu, listManagedMenuIds } from './pages';

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

describe('the menus with a managed page', () => {
  it('come from the list of pages', async () => {
    upstream.answerWith((_, response) => json(response, [page({ menuId: 4 }), page({ menuId: 4 }), page()]));
    expect(await listManagedMenuIds()).toEqual([4]);
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
    expect(await listManagedMenuIds()).toEqual([8]);
  });
});
