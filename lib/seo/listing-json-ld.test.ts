import type { ListingWire } from '@/lib/contract/listing';
import { toListingView } from '@/lib/listings/listing-view';
import { makeListing } from '@/lib/listings/testing/make-listing';
import { listingJsonLd } from './listing-json-ld';

const around = { locale: 'en', site: 'https://site.example', company: null, home: 'Home' } as const;
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
      telephone: '01632 960123',
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
