import { type ListingFacets, maxFacetNames } from '@/lib/contract/listing-page';
import type { ListingQuery } from '@/lib/contract/listing-query';
import { compareText } from '@/lib/contract/search-text';
import { type Column, columnsOf } from './columns';
import { countCodes, highest } from './count-codes';
import type { Directory } from './directory';
import type { Hits } from './hits';
import { type Dimension, filterDimension } from './match-entries';

type Chosen = Pick<ListingQuery, 'categories' | 'filters'>;
type NameCount = ListingFacets['locations'][number];

/** Counts each further choice with all other choices applied, its own not. Zero counts are left out, but for ticked filters. */
export function countFacets(hits: Hits, directory: Directory, query: Chosen): ListingFacets {
  const { choiceOf } = hits;
  const { location, city, category, kind, audience } = columnsOf(directory.entries);
  return {
    kinds: countValues(kind, hits, 'kind').map(({ value, count }) => ({ kind: value, count })),
    audiences: countValues(audience, hits, 'for').map(({ value, count }) => ({ audience: value, count })),
    categories: countValues(category, hits, 'category').map(({ value, count }) => ({ categoryId: value, count })),
    filters: countFilters(directory, query, hits),
    locations: mostFrequent(location, countCodes(location, hits, choiceOf.get('location')), directory.locationNames),
    cities: mostFrequent(city, countCodes(city, hits, choiceOf.get('city')), directory.cityNames),
  };
}

function countValues<T>(column: Column<T>, hits: Hits, dimension: Dimension) {
  const counts = countCodes(column, hits, hits.choiceOf.get(dimension));
  return column.values.map((value, code) => ({ value, count: counts[code] ?? 0 })).filter(({ count }) => count > 0);
}

function countFilters(directory: Directory, query: Chosen, hits: Hits): ListingFacets['filters'] {
  const categories = new Set(query.categories);
  const ticked = new Set(query.filters.map((id) => directory.canonicalId.get(id) ?? id));
  const shown = [...directory.filters.values()]
    .filter(({ id, categoryIds }) => ticked.has(id) || categoryIds.some((categoryId) => categories.has(categoryId)))
    .map((filter) => ({ ...filter, choice: hits.choiceOf.get(filterDimension(filter.header)) ?? 0 }));
  const column = columnsOf(directory.entries).filter;
  const counts = new Map(
    [...new Set(shown.map(({ choice }) => choice))].map((choice) => [choice, countCodes(column, hits, choice)]),
  );
  const countOf = (id: number, choice: number) => counts.get(choice)?.[column.codeOf.get(id) ?? -1] ?? 0;
  const places = new Map<string, number>();
  for (const { header, position } of directory.filters.values()) {
    places.set(header, Math.min(position, places.get(header) ?? position));
  }
  const placeOf = (header: string) => places.get(header) ?? 0;
  return shown
    .sort(
      (a, b) =>
        placeOf(a.header) - placeOf(b.header) ||
        compareText(a.header, b.header) ||
        a.position - b.position ||
        compareText(a.value, b.value),
    )
    .map(({ id, header, value, choice }) => ({ searchId: id, header, value, count: countOf(id, choice) }))
    .filter(({ searchId, count }) => count > 0 || ticked.has(searchId));
}

function mostFrequent(
  { values, codeOf }: Column<string>,
  counts: Uint32Array,
  spellings: ReadonlyMap<string, string>,
): NameCount[] {
  return highest(counts, maxFacetNames, codeOf.get('')).map(({ code, count }) => {
    const folded = values[code] ?? '';
    return { name: spellings.get(folded) ?? folded, count };
  });
}
