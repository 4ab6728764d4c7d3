import type { ListingPage } from '@/lib/contract/listing-page';
import { type ListingQuery, listingsPerPage } from '@/lib/contract/listing-query';
import { searchDirectory } from '@/lib/directory/search-directory';
import type { PreparedListings } from './prepare-listings';

/** One page of the directory from the whole list, for an API that cannot search. */
export function searchListings({ directory, byId }: PreparedListings, query: ListingQuery, day: Date): ListingPage {
  const { entries, ...answer } = searchDirectory(directory, query, day);
  const items = entries.flatMap(({ id }) => byId.get(id) ?? []);
  return { items, page: query.page, pageSize: listingsPerPage, ...answer };
}
