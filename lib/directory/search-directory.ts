import type { ListingFacets } from '@/lib/contract/listing-page';
import type { ListingQuery } from '@/lib/contract/listing-query';
import { countFacets } from './count-facets';
import type { Directory, DirectoryEntry } from './directory';
import { matchEntries } from './match-entries';
import { orderEntries } from './order-entries';
import { pageOfMatches } from './page-of-matches';

export type DirectoryPage<E> = { entries: E[]; total: number; facets: ListingFacets };

/**
 * What a query of the directory means: which listings, in which order, with which counts. The care API asks it with
 * ranks from its database, the site with ranks from memory where an API answers whole lists only.
 * @param rankOf 0 when the words are in the title … 4 when only in the description, null when not found.
 */
export function searchDirectory<E extends DirectoryEntry>(
  directory: Directory<E>,
  query: ListingQuery,
  day: Date,
  rankOf: (entry: E) => number | null,
): DirectoryPage<E> {
  const matches = matchEntries(directory, query, rankOf);
  const order = orderEntries(directory.entries, query.sort, day);
  const { places, total } = pageOfMatches(matches, order, query.page);
  return {
    entries: [...places].flatMap((place) => directory.entries[place] ?? []),
    total,
    facets: { ...countFacets(matches, directory, query), kinds: [], audiences: [] },
  };
}
