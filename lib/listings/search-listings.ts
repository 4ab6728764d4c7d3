import type { ListingPage } from '@/lib/contract/listing-page';
import { type ListingQuery, listingsPerPage, searchTerms } from '@/lib/contract/listing-query';
import { nothingUnderstood } from '@/lib/directory/nothing-understood';
import { searchDirectory } from '@/lib/directory/search-directory';
import type { PreparedListings } from './prepare-listings';
import { rankWords } from './rank-words';

/** One page of the directory from the whole list, for an API that cannot search. */
export function searchListings(prepared: PreparedListings, query: ListingQuery, day: Date): ListingPage {
  const terms = searchTerms(query.q);
  const { entries, total, facets } = searchDirectory(prepared, query, day, ({ text }) => rankWords(text, terms));
  return {
    items: entries.map((entry) => entry.listing),
    total,
    page: query.page,
    pageSize: listingsPerPage,
    facets,
    ...nothingUnderstood,
  };
}
