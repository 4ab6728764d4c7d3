import { companySchema } from '@/lib/contract/company';
import type { ListingWire } from '@/lib/contract/listing';
import { toListingView } from '@/lib/listings/listing-view';
import { makeListing } from '@/lib/listings/testing/make-listing';
import { listingJsonLd } from './listing-json-ld';

const steps = [{ name: 'Home', path: '/home' }];
const around = { locale: 'en', site: 'https://site.example', company: null, steps, canApply: true } as const;
const categories = [{ id: 1, name: 'Care Home Service' }];

function serviceOf(wire: Omit<Partial<ListingWire>, 'typeId'>) {
  const listing = toListingView(makeListing({ typeId: 7, typeTitle: 'Rose Cottage', ...wire }), categories);
  return listingJsonLd(listing, around).at(-1);
}

it('says where a service is, its number with the 0, and whose it is', () => {
  const service = serviceOf({
    categoryId: '1',
    headFeatures: 'Older people',
    address: '1 Sample Street',
    city: 'Tain',
    location: 'Highland',
    postcode: 'IV19 1AA',
    phone: '1632960123',
    lat: 57.81,
    lng: -4.05,
    register: { regulator: 'Care Inspectorate', number: 'CS1', provider: 'Rose Care Ltd' },
  });
  expect(service).toMatchObject({
    audience: { audienceType: 'older people' },
    provider: {
      telephone: '01632 960 123',
      address: { addressLocality: 'Tain', addressRegion: 'Highland', postalCode: 'IV19 1AA' },
      geo: { latitude: 57.81, longitude: -4.05 },
      parentOrganization: { name: 'Rose Care Ltd' },
      identifier: { name: 'Care Inspectorate', value: 'CS1' },
    },
  });
});

it('makes no rating of a grade, and no point of a town', () => {
  const text = JSON.stringify(
    serviceOf({
      city: 'Tain',
      address: 'Tain',
      register: { regulator: 'Care Inspectorate', rating: { grade: '4', outOf: 6, publishedOn: null } },
    }),
  );
  expect(text).not.toMatch(/rating|geo"/i);
});

describe('an open job', () => {
  const company = companySchema.parse({ companyId: 1, companyName: 'Sample Care' });
  const postingOf = (validThrough: string) =>
    listingJsonLd(
      toListingView(
        makeListing({
          typeId: 7,
          typeTitle: 'Night carer',
          description: '<p>Nights.</p>',
          job: { datePosted: '2027-01-04T00:00:00Z', validThrough },
        }),
        categories,
      ),
      { ...around, company },
    ).at(-1);

  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2027-06-01T22:58:00Z'), doNotFake: ['nextTick'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is one to the end of its last day in London, which is said as such', () => {
    const last = { '@type': 'JobPosting', directApply: true, validThrough: '2027-06-01T23:59:59+01:00' };
    expect(postingOf('2027-06-01T00:00:00Z')).toMatchObject(last);
    expect(postingOf('2027-05-31T23:30:00Z')).toMatchObject(last);
    expect(postingOf('2027-05-31T00:00:00Z')).not.toMatchObject({ '@type': 'JobPosting' });
  });
});
