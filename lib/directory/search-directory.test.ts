import { emptyListingQuery, type ListingQuery } from '@/lib/contract/listing-query';
import type { Directory, DirectoryEntry, DirectoryFilter } from './directory';
import { searchDirectory } from './search-directory';

const day = new Date('2026-11-20T12:00:00Z');

test('only the twenty commonest places are named, equally common ones by name', () => {
  const cities = Array.from({ length: 25 }, (_, index) => `town ${String.fromCharCode(121 - index)}`);
  const { cities: counts } = search([...cities, 'town c', 'town c', 'town y'].map((city) => ({ city }))).facets;
  expect(counts).toHaveLength(20);
  expect(counts.slice(0, 4)).toEqual([
    { name: 'town c', count: 3 },
    { name: 'town y', count: 2 },
    { name: 'town a', count: 1 },
    { name: 'town b', count: 1 },
  ]);
  expect(counts.at(-1)?.name).toBe('town s');
});

test('a place without a name is never counted', () => {
  const { facets, total } = search([{ city: '' }, { city: 'leeds', location: '' }]);
  expect(total).toBe(2);
  expect(facets).toMatchObject({ cities: [{ name: 'leeds', count: 1 }], locations: [] });
});

test('an entry that two choices shut out counts nowhere', () => {
  const entries = [
    { city: 'leeds', location: 'yorkshire', categoryIds: [1] },
    { city: 'perth', location: 'perthshire', categoryIds: [1] },
    { city: 'leeds', location: 'perthshire', categoryIds: [2] },
  ];
  const { facets } = search(entries, { cities: ['Leeds'], locations: ['Yorkshire'] });
  expect(facets.categories).toEqual([{ categoryId: 1, count: 1 }]);
  expect(facets.cities).toEqual([{ name: 'leeds', count: 1 }]);
  expect(facets.locations).toEqual([
    { name: 'perthshire', count: 1 },
    { name: 'yorkshire', count: 1 },
  ]);
});

test('better ranks stand first when featured, whatever ranks there are, and pages go on where the last ended', () => {
  const entries = Array.from({ length: 30 }, () => ({}));
  const rankOf = ({ id }: DirectoryEntry) => (id % 3 === 0 ? null : (id % 2) * 4);
  const pages = [1, 2, 3].map((page) => search(entries, { page }, rankOf));
  expect(pages.map(({ entries: shown, total }) => [shown.length, total])).toEqual([
    [12, 20],
    [8, 20],
    [0, 20],
  ]);
  const ids = pages.flatMap(({ entries: shown }) => shown.map(({ id }) => id));
  expect(new Set(ids).size).toBe(20);
  expect(ids.map((id) => id % 2)).toEqual([...Array(10).fill(0), ...Array(10).fill(1)]);
});

test('an empty directory answers an empty page', () => {
  expect(search([], { categories: [1], filters: [1] })).toMatchObject({ entries: [], total: 0 });
});

test('ticked values of two headers count beside each other, each with its own header set aside', () => {
  const filters = [
    { id: 1, header: 'Level', value: 'Gentle', categoryIds: [] },
    { id: 2, header: 'Level', value: 'Complex', categoryIds: [7] },
    { id: 3, header: 'For', value: 'Couples', categoryIds: [] },
  ];
  const entries = [{ filterIds: [1, 3] }, { filterIds: [2, 3] }, { filterIds: [1] }, { filterIds: [2] }];
  const withCategory = entries.map((entry) => ({ ...entry, categoryIds: [7] }));
  const { facets, total } = search(withCategory, { categories: [7], filters: [1, 3] }, () => 0, filters);
  expect(total).toBe(1);
  expect(facets.filters.map(({ searchId, count }) => [searchId, count])).toEqual([
    [3, 1],
    [2, 1],
    [1, 1],
  ]);
});

function search(
  given: Partial<DirectoryEntry>[],
  query: Partial<ListingQuery> = {},
  rankOf: (entry: DirectoryEntry) => number | null = () => 0,
  filters: DirectoryFilter[] = [],
) {
  const entries = given.map((entry, index) => ({
    id: index + 1,
    location: '',
    city: '',
    categoryIds: [],
    filterIds: [],
    titleOrder: index,
    createdAt: null,
    ...entry,
  }));
  const directory: Directory = {
    entries,
    filters: new Map(filters.map((filter) => [filter.id, filter])),
    canonicalId: new Map(),
    locationNames: new Map(),
    cityNames: new Map(),
  };
  return searchDirectory(directory, { ...emptyListingQuery, ...query }, day, rankOf);
}
