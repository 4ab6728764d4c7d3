import { createTranslator } from 'next-intl';
import messages from '@/messages/en.json';
import { listingSteps } from './listing-steps';

const t = createTranslator({ locale: 'en', messages });
const here = { id: 7, title: 'Rose Cottage', job: null, location: 'Yorkshire' };
const way = (listing: Partial<Parameters<typeof listingSteps>[0]>) =>
  listingSteps({ ...here, kinds: [], city: '', ...listing }, t).map(({ name, path }) => [name, path]);

it('leads by the kind and the place of a service, which are pages to find', () => {
  expect(way({ kinds: ['care-home', 'respite'], city: 'Leeds' })).toEqual([
    ['Home', '/home'],
    ['Care homes', '/listing?kind=care-home'],
    ['Leeds', '/listing?city=Leeds'],
    ['Rose Cottage', '/listing-details/7'],
  ]);
  expect(way({})).toEqual([
    ['Home', '/home'],
    ['Find care', '/listing'],
    ['Yorkshire', '/listing?location=Yorkshire'],
    ['Rose Cottage', '/listing-details/7'],
  ]);
});

it('leads to a job by its door', () => {
  expect(way({ job: {}, city: 'Leeds' })).toEqual([
    ['Home', '/home'],
    ['Carer jobs', '/listing?kind=jobs'],
    ['Rose Cottage', '/listing-details/7'],
  ]);
});
