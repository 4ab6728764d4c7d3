import { facetNamesShown, type ListingFacets } from '../listing-page';
import type { ListingQuery } from '../listing-query';
import { compareText } from '../search-text';
import type { Directory, DirectoryEntry } from './directory';
import { type Dimension, filterDimension, type Match } from './match-entries';

/** Counts each further choice with all other choices applied, its own not. Zero counts are left out, but for ticked filters. */
export function countFacets(
  matches: readonly Match<DirectoryEntry>[],
  directory: Directory,
  query: Pick<ListingQuery, 'categories' | 'filters'>,
): ListingFacets {
  const offered = offeredFilters(directory, query.categories);
  const ticked = tickedFilters(directory, query.filters);
  const shown = new Map([...offered, ...ticked]);
  const categories = new Map<number, number>();
  const filters = new Map([...ticked.keys()].map((id) => [id, 0]));
  const locations = new Map<string, number>();
  const cities = new Map<string, number>();
  for (const { entry, missed } of matches) {
    const counts = (dimension: Dimension) => missed === null || missed === dimension;
    if (counts('category')) for (const id of entry.categoryIds) addOne(categories, id);
    if (entry.location && counts('location')) addOne(locations, entry.location);
    if (entry.city && counts('city')) addOne(cities, entry.city);
    for (const id of entry.filterIds) {
      const dimension = shown.get(id);
      if (dimension && counts(dimension)) addOne(filters, id);
    }
  }
  return {
    categories: byId(categories).map(([categoryId, count]) => ({ categoryId, count })),
    filters: byName(filters, directory),
    locations: mostFrequent(locations, directory.locationNames),
    cities: mostFrequent(cities, directory.cityNames),
  };
}

type FilterCount = ListingFacets['filters'][number];
type NameCount = { name: string; count: number };

/** Only filters of the chosen categories are offered: none while no category is chosen. */
function offeredFilters(directory: Directory, chosen: readonly number[]): Map<number, Dimension> {
  const offered = new Map<number, Dimension>();
  if (chosen.length === 0) return offered;
  const ids = new Set(chosen);
  for (const filter of directory.filters.values()) {
    if (filter.categoryIds.some((id) => ids.has(id))) offered.set(filter.id, filterDimension(filter.header));
  }
  return offered;
}

function tickedFilters(directory: Directory, ids: readonly number[]): Map<number, Dimension> {
  const ticked = new Map<number, Dimension>();
  for (const id of ids) {
    const filter = directory.filters.get(directory.canonicalId.get(id) ?? id);
    if (filter) ticked.set(filter.id, filterDimension(filter.header));
  }
  return ticked;
}

function addOne<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function byId(counts: ReadonlyMap<number, number>): [number, number][] {
  return [...counts].sort(([a], [b]) => a - b);
}

function byName(counts: ReadonlyMap<number, number>, directory: Directory): FilterCount[] {
  return [...counts]
    .flatMap(([searchId, count]) => {
      const filter = directory.filters.get(searchId);
      return filter ? [{ searchId, header: filter.header, value: filter.value, count }] : [];
    })
    .sort((a, b) => compareText(a.header, b.header) || compareText(a.value, b.value));
}

function mostFrequent(counts: ReadonlyMap<string, number>, spellings: ReadonlyMap<string, string>): NameCount[] {
  return [...counts]
    .sort(([a, first], [b, second]) => second - first || compareText(a, b))
    .slice(0, facetNamesShown)
    .map(([folded, count]) => ({ name: spellings.get(folded) ?? folded, count }));
}
