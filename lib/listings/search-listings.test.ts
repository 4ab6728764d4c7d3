import { emptyListingQuery, type ListingQuery } from '@/lib/contract/listing-query';
import { lastPosition } from '@/lib/contract/search-filter';
import { prepareListings } from './prepare-listings';
import { searchListings } from './search-listings';
import { makeListing } from './testing/make-listing';

const day = new Date('2026-11-20T12:00:00Z');
const categories = [
  { id: 1, name: 'Live-In-Care' },
  { id: 2, name: 'Respite' },
  { id: 3, name: 'Carer Jobs' },
];
const filters = [
  { id: 10, position: lastPosition, categoryIds: [1], header: 'Level', value: 'Gentle', listingIds: [1, 2] },
  { id: 11, position: lastPosition, categoryIds: [1], header: 'Level', value: 'Complex', listingIds: [3] },
  { id: 12, position: lastPosition, categoryIds: [1, 2], header: 'Speciality', value: 'Dementia', listingIds: [1, 3] },
  { id: 13, position: lastPosition, categoryIds: [2], header: 'Level', value: 'Gentle', listingIds: [4] },
];
const listings = [
  makeListing({ typeId: 1, typeTitle: 'Oak', city: 'Leeds', location: 'West Yorkshire', categoryId: '1' }),
  makeListing({ typeId: 2, typeTitle: 'Ash', city: 'LEEDS', location: 'West Yorkshire', categoryId: '1,2' }),
  makeListing({ typeId: 3, typeTitle: 'Élm', city: 'York', location: 'North Yorkshire', categoryId: '1' }),
  makeListing({ typeId: 4, typeTitle: 'Yew', city: 'York', location: 'North Yorkshire', categoryId: '2' }),
  makeListing({ typeId: 5, typeTitle: 'Bay', description: '<p>near York, with oak floors</p>', categoryId: '3,77' }),
];
const prepared = prepareListings(listings, { categories, filters });

test('a search matches words without case or accents', () => {
  expect(ids({ q: 'ELM' })[0]).toBe(3);
});

test('what is found in the title stands before the description', () => {
  expect(ids({ q: 'oak' }).slice(0, 2)).toEqual([1, 5]);
});

test('categories widen each other, and city and location narrow each other', () => {
  expect(ids({ categories: [1, 2], sort: 'az' })).toEqual([2, 3, 1, 4]);
  expect(ids({ cities: ['leeds'], sort: 'az' })).toEqual([2, 1]);
  expect(ids({ cities: ['Leeds'], locations: ['North Yorkshire'] })).toEqual([]);
});

test('ticked values widen within a header and narrow between headers', () => {
  expect(ids({ filters: [10, 11], sort: 'az' })).toEqual([2, 3, 1, 4]);
  expect(ids({ filters: [10, 12] })).toEqual([1]);
});

test('a repeated filter value means the same as the first of its kind', () => {
  expect(ids({ filters: [13], sort: 'az' })).toEqual(ids({ filters: [10], sort: 'az' }));
});

test('an id that no filter or category has finds nothing', () => {
  expect(ids({ filters: [999] })).toEqual([]);
  expect(ids({ categories: [77] })).toEqual([]);
});

test('facets count with the other choices applied and their own not', () => {
  const { facets, total } = search({ categories: [2], cities: ['York'] });
  expect(total).toBe(1);
  expect(facets.categories).toEqual([
    { categoryId: 1, count: 1 },
    { categoryId: 2, count: 1 },
  ]);
  expect(facets.cities).toEqual([
    { name: 'Leeds', count: 1 },
    { name: 'York', count: 1 },
  ]);
});

test('spellings of a city that fold alike are one name', () => {
  expect(search({}).facets.cities).toEqual([
    { name: 'Leeds', count: 2 },
    { name: 'York', count: 2 },
  ]);
});

test('filters are offered for chosen categories only, ticked ones always, a header does not shut itself out', () => {
  expect(search({}).facets.filters).toEqual([]);
  expect(search({ filters: [11] }).facets.filters).toEqual([
    { searchId: 11, header: 'Level', value: 'Complex', count: 1 },
  ]);
  expect(search({ categories: [1], filters: [11] }).facets.filters).toEqual([
    { searchId: 11, header: 'Level', value: 'Complex', count: 1 },
    { searchId: 10, header: 'Level', value: 'Gentle', count: 2 },
    { searchId: 12, header: 'Speciality', value: 'Dementia', count: 1 },
  ]);
});

test('a ticked filter stays among the facets when it leaves nothing', () => {
  expect(search({ cities: ['Perth'], filters: [12] }).facets.filters).toContainEqual({
    searchId: 12,
    header: 'Speciality',
    value: 'Dementia',
    count: 0,
  });
});

test('the shuffle is the same all day and another the next', () => {
  const many = prepareListings(
    Array.from({ length: 100 }, (_, index) => makeListing({ typeId: index + 1 })),
    { categories, filters },
  );
  const order = (at: string) => searchListings(many, emptyListingQuery, new Date(at)).items.map((item) => item.id);
  expect(order('2026-11-20T00:00:00Z')).toEqual(order('2026-11-20T23:59:59Z'));
  expect(order('2026-11-21T00:00:00Z')).not.toEqual(order('2026-11-20T00:00:00Z'));
});

test('newest first puts undated listings last', () => {
  const dated = prepareListings(
    [
      makeListing({ typeId: 1 }),
      makeListing({ typeId: 2, createdAt: '2026-01-01T00:00:00Z' }),
      makeListing({ typeId: 3, createdAt: '2026-02-01T00:00:00Z' }),
      makeListing({ typeId: 4 }),
    ],
    { categories, filters },
  );
  const page = searchListings(dated, { ...emptyListingQuery, sort: 'newest' }, day);
  expect(page.items.map((item) => item.id)).toEqual([3, 2, 4, 1]);
});

test('a page beyond the last is empty and knows the total', () => {
  expect(search({ page: 3 })).toMatchObject({ items: [], total: 4, page: 3, pageSize: 12 });
});

function search(query: Partial<ListingQuery>) {
  return searchListings(prepared, { ...emptyListingQuery, ...query }, day);
}

function ids(query: Partial<ListingQuery>): number[] {
  return search(query).items.map((item) => item.id);
}
