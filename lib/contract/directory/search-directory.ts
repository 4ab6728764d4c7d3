import type { ListingFacets } from '../listing-page';
import { type ListingQuery, listingsPerPage } from '../listing-query';
import { countFacets } from './count-facets';
import type { Directory, DirectoryEntry } from './directory';
import { type Matches, matchEntries } from './match-entries';
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
  const matches = matchEntries(directory, query, rankOf);
  const order = orderEntries(directory.entries, query.sort, day);
  // Featured is how well the words fit, then the day's shuffle.
  const hits = listHits(matches, order, query.sort === 'featured');
  const first = (query.page - 1) * listingsPerPage;
  return {
    entries: hits.slice(first, first + listingsPerPage).flatMap((place) => directory.entries[place] ?? []),
    total: hits.length,
    facets: countFacets(matches, directory, query),
  };
}

/** The places of the hits in the order given, where asked by rank first: the few ranks are filled, nothing is sorted. */
function listHits({ missed, ranks }: Matches, order: Uint32Array, isByRank: boolean): number[] {
  const tiers: number[][] = [[]];
  for (const place of order) {
    if (missed[place] !== 0) continue;
    const rank = isByRank ? (ranks[place] ?? 0) : 0;
    const tier = tiers[rank];
    if (tier) tier.push(place);
    else tiers[rank] = [place];
  }
  return tiers.length === 1 ? (tiers[0] ?? []) : tiers.flat();
}
