import type { ListingPage } from '@/lib/contract/listing-page';
import { type ListingQuery, listingsPerPage } from '@/lib/contract/listing-query';
import { countFacets } from './count-facets';
import { matchListings } from './match-listings';
import { orderMatches } from './order-matches';
import type { PreparedListings } from './prepare-listings';

/**
 * One page of the directory from the whole list, for an API that cannot search. The care API's own search
 * (care-api/search) answers the very same, and a test compares the two.
 */
export function searchListings(prepared: PreparedListings, query: ListingQuery, day: Date): ListingPage {
  const matches = matchListings(prepared, query);
  const hits = matches.filter((match) => match.missed === null);
  const first = (query.page - 1) * listingsPerPage;
  return {
    items: orderMatches(hits, query, day)
      .slice(first, first + listingsPerPage)
      .map((match) => match.entry.listing),
    total: hits.length,
    page: query.page,
    pageSize: listingsPerPage,
    facets: countFacets(matches, prepared, query),
  };
}
