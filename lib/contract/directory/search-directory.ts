import type { ListingFacets } from '../listing-page';
import { type ListingQuery, listingsPerPage } from '../listing-query';
import { countFacets } from './count-facets';
import type { Directory, DirectoryEntry } from './directory';
import { matchEntries } from './match-entries';
import { orderEntries } from './order-entries';

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
  const order = orderEntries(directory.entries, query.sort, day);
  const matches = matchEntries(directory, order, query, rankOf);
  const hits = matches.filter((match) => match.missed === null);
  // Featured is how well the words fit, then the day's shuffle: the sort keeps equals as they stand.
  if (query.sort === 'featured') hits.sort((a, b) => a.rank - b.rank);
  const first = (query.page - 1) * listingsPerPage;
  return {
    entries: hits.slice(first, first + listingsPerPage).map((match) => match.entry),
    total: hits.length,
    facets: countFacets(matches, directory, query),
  };
}
