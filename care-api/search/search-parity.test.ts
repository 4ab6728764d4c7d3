import fc from 'fast-check';
import {
  categories as categoryTable,
  searchFilterCategories,
  searchFilterListings,
  searchFilters,
} from '@/care-api/database/schema/listings';
import type { Database } from '@/care-api/kernel/db';
import { listListingsAfter } from '@/care-api/listings/list-listings';
import { insertListings, type ListingContent } from '@/care-api/listings/write-listings';
import { openTestDatabase } from '@/care-api/testing/open-test-database';
import { type Audience, audiences, type Kind, kinds } from '@/lib/contract/kind';
import { type Listing, listingSchema, registerFacts } from '@/lib/contract/listing';
import { listingPageSchema } from '@/lib/contract/listing-page';
import { type ListingQuery, listingSorts } from '@/lib/contract/listing-query';
import { lastPosition } from '@/lib/contract/search-filter';
import type { Directory } from '@/lib/directory/directory';
import { shippedTowns } from '@/lib/directory/places/uk-places';
import { type PreparedListings, prepareListings } from '@/lib/listings/prepare-listings';
import { searchListings as searchInMemory } from '@/lib/listings/search-listings';
import { keepDirectory } from './keep-directory';
import { searchListings } from './search-listings';

// Few words, with the marks that LIKE, folding and ordering could trip over.
const words = [
  'care',
  'Café',
  'CARE',
  'night',
  '100%',
  'a_b',
  'back\\slash',
  "O'Hara",
  'Ångström',
  '😀',
  'ﬁne',
  'ß',
  'york',
  '',
];
const places = ['York', 'YORK', 'Yörk', 'Leeds', 'St. Andrews', 'Na h-Eileanan Siar', ''];
const headers = ['Level', 'Region', 'For'];
const day = new Date('2026-11-20T12:00:00Z');

const rating = { grade: '5', outOf: 6, publishedOn: null, url: '', isInherited: false };
const register = { ...registerFacts.parse({ regulator: 'Care Inspectorate' }), rating: null };

const text = fc.array(fc.constantFrom(...words), { maxLength: 3 }).map((parts) => parts.join(' ').trim());
const place = fc.constantFrom(...places);
const none = <T>() => fc.constant<T[]>([]);
const someOf = (max: number) => fc.uniqueArray(fc.integer({ min: 1, max }), { maxLength: 3 });

const listing: fc.Arbitrary<ListingContent> = fc.record({
  title: text,
  location: place,
  city: place,
  postcode: fc.constantFrom('', 'YO1 7HH', 'LS1 4AP'),
  address: text,
  descriptionHtml: text.map((value) => `<p>${value.replace('&', '&amp;')}</p>`),
  features: fc.array(fc.constantFrom('Night', 'Care', 'Dementia', 'Older people', 'Children'), { maxLength: 2 }),
  phone: fc.constantFrom('', '01904 496012', '+44 1904 496012 or 0113 496 0000'),
  website: fc.constantFrom('', 'https://www.care.example/york'),
  price: fc.constantFrom('', 'From £1,250 a week', '£21 an hour'),
  status: fc.constantFrom('Open', 'Open', 'OnHold', 'Closed'),
  lat: fc.constantFrom(null, 53.8, 55.86),
  lng: fc.constantFrom(-1.55, -4.25),
  register: fc.constantFrom(null, { ...register, rating: { ...rating, grade: 'Good' } }, { ...register, rating }),
  headFeatures: fc.array(fc.constantFrom('Open', 'york'), { maxLength: 2 }),
  categoryIds: someOf(5),
  createdAt: fc.integer({ min: 0, max: 20 }).map((days) => new Date(Date.UTC(2026, 0, 1 + days))),
});

const query: fc.Arbitrary<ListingQuery> = fc.record({
  q: fc.oneof(
    { weight: 2, arbitrary: fc.constant('') },
    text,
    fc.constantFrom('ca', 'e', 'yo1 7hh', 'ls14ap', '%', '_', '\\', 'live-in care near leeds', 'night jobs', 'cafee'),
    fc.constantFrom('01904 496012', 'care.example', 'someone for mum at night', 'respite in Yorkshire', 'demntia'),
  ),
  categories: fc.oneof(none<number>(), someOf(6)),
  locations: fc.oneof({ weight: 3, arbitrary: none<string>() }, fc.subarray(['york', 'Leeds', 'Atlantis'])),
  cities: fc.oneof({ weight: 3, arbitrary: none<string>() }, fc.subarray(['YORK', 'St. Andrews'])),
  filters: fc.oneof({ weight: 2, arbitrary: none<number>() }, someOf(10)),
  near: fc.oneof(
    { weight: 3, arbitrary: fc.constant('') },
    fc.constantFrom('Leeds', 'yo1', 'LS1 4AP', 'nowhere', 'Wales'),
  ),
  within: fc.constantFrom(null, null, 1, 30, 200),
  kinds: fc.oneof({ weight: 3, arbitrary: none<Kind>() }, fc.subarray([...kinds], { maxLength: 3 })),
  audiences: fc.oneof({ weight: 3, arbitrary: none<Audience>() }, fc.subarray([...audiences])),
  withClosed: fc.boolean(),
  isExact: fc.boolean(),
  sort: fc.constantFrom(...listingSorts),
  page: fc.constantFrom(1, 1, 1, 2, 9),
});

let database: Database;
let prepared: PreparedListings;
let directory: Directory;

beforeAll(async () => {
  database = await openTestDatabase();
  prepared = await fill(database);
  directory = await keepDirectory(database.db, async () => ({ towns: shippedTowns, postcodes: [] }))();
}, 60_000);
afterAll(() => database.close());

test('the API finds, orders, pages and counts exactly as the site does in memory', async () => {
  await fc.assert(
    fc.asyncProperty(query, async (asked) => {
      const answered = listingPageSchema.parse(JSON.parse(await searchListings(database.db, directory, asked, day)));
      expect(answered).toEqual(searchInMemory(prepared, asked, day));
    }),
    { numRuns: 400, seed: 20_261_120 },
  );
}, 120_000);

async function fill({ db }: Database): Promise<PreparedListings> {
  const contents = fc.sample(listing, { numRuns: 120, seed: 7 });
  const categories = ['Live-In-Care', 'Respite', 'Café Jobs', 'Night', 'york homes'].map((name, index) => ({
    id: index + 1,
    name,
  }));
  const random = fc.sample(
    fc.record({
      categoryIds: someOf(5),
      listingIds: fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 30 }),
    }),
    { numRuns: 8, seed: 9 },
  );
  const filters = random.map((rest, index) => ({
    id: index + 1,
    header: headers[index % 3] ?? '',
    value: `Value ${index}`,
    // Some were put in an order.
    position: index < 5 ? 5 - index : lastPosition,
    ...rest,
  }));
  await db.insert(categoryTable).values(categories);
  await insertListings(db, contents, new Map(categories.map(({ id, name }) => [id, name])));
  await db.insert(searchFilters).values(filters);
  await db
    .insert(searchFilterCategories)
    .values(filters.flatMap((filter) => filter.categoryIds.map((categoryId) => ({ filterId: filter.id, categoryId }))));
  await db
    .insert(searchFilterListings)
    .values(filters.flatMap((filter) => filter.listingIds.map((listingId) => ({ filterId: filter.id, listingId }))));
  const listings: Listing[] = (await listListingsAfter(db, 0, 10_000)).map((wire) => listingSchema.parse(wire));
  return prepareListings(listings, { categories, filters });
}
