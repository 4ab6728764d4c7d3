import { endpoints } from '@/lib/contract/endpoints';
import { json, Upstream } from '@/testing/upstream';
import { sitemap } from './entries';

const upstream = new Upstream();
beforeAll(async () => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  await upstream.start();
});
afterAll(async () => {
  jest.restoreAllMocks();
  await upstream.stop();
});

it('names no job that is closed, whatever its category is called', async () => {
  const listing = { typeTitle: 'Carer', openClose: 'Closed', categoryId: '5' };
  const job = { payFrom: 20 };
  const answers: Record<string, unknown[]> = {
    [endpoints.listListings.path]: [
      { ...listing, typeId: 1 },
      { ...listing, typeId: 2, job },
      { ...listing, typeId: 3, job, openClose: 'Open' },
      { ...listing, typeId: 4, categoryId: '6' },
    ],
    [endpoints.listCategories.path]: [
      { categoryId: 5, categoryName: 'Live-in care' },
      { categoryId: 6, categoryName: 'Carer jobs' },
    ],
  };
  upstream.answerWith(({ url = '' }, response) => json(response, answers[url.replace(/^\/api\/|\?.*$/g, '')] ?? []));
  const listings = (await sitemap()).flatMap(({ url }) => /\/listing-details\/(\d)$/.exec(url)?.[1] ?? []);
  expect(listings).toEqual(['1', '3']);
});
