import { makeListing } from '@/lib/listings/testing/make-listing';
import { json, Upstream } from '@/testing/upstream';
import { listOpenJobs } from './listings';
import { listNeighbours } from './listings-near';

const upstream = new Upstream();
beforeAll(() => upstream.start());
afterAll(() => upstream.stop());

const moment = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const job = (typeId: number, days: number) => ({
  ...{ typeId, typeTitle: 'Carer', openClose: 'Open' as const, categoryId: '5' },
  job: { validThrough: moment(days) },
});
const facets = { categories: [], filters: [], locations: [], cities: [] };

beforeEach(() => {
  const items = [job(1, -3), job(2, 30), { ...job(3, 30), openClose: 'Closed' }];
  upstream.answerWith((_, response) => json(response, { items, total: 3, page: 1, pageSize: 12, facets }));
});

it('jobs whose last day is over take no applications, whoever has noticed', async () => {
  expect((await listOpenJobs(3)).map(({ id }) => id)).toEqual([2]);
});

it('nor are they shown beside another job', async () => {
  const others = await listNeighbours(makeListing(job(9, 30)), [{ id: 5, name: 'Carer Jobs' }], 3);
  expect(others.map(({ listing }) => listing.id)).toEqual([2]);
});
