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

/** The numbers and names that stand in addresses of the sitemap behind `before`. */
async function named(before: string): Promise<string[]> {
  return (await sitemap()).flatMap(({ url }) => url.split(before)[1] ?? []);
}

it('names no job that is closed, whatever its category is called, and no list that finds nothing', async () => {
  const listing = { typeTitle: 'Carer', openClose: 'Closed', categoryId: '5' };
  const job = { payFrom: 20 };
  const answers: Record<string, unknown[]> = {
    [endpoints.listListings.path]: [
      { ...listing, typeId: 1, city: 'leeds ' },
      { ...listing, typeId: 2, job, city: 'York' },
      { ...listing, typeId: 3, job, openClose: 'Open' },
      { ...listing, typeId: 4, categoryId: '6' },
    ],
    [endpoints.listCategories.path]: [
      { categoryId: 5, categoryName: 'Live-in care' },
      { categoryId: 6, categoryName: 'Carer jobs' },
      { categoryId: 7, categoryName: 'Respite' },
    ],
    [endpoints.listCities.path]: ['Leeds', 'York'],
  };
  upstream.answerWith(({ url = '' }, response) => json(response, answers[url.replace(/^\/api\/|\?.*$/g, '')] ?? []));
  expect(await named('/listing-details/')).toEqual(['1', '3']);
  expect(await named('/listing?category=')).toEqual(['5']);
  expect(await named('/listing?city=')).toEqual(['Leeds']);
});
