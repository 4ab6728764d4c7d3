import type { Db } from '@/care-api/database/open-database';
import { listListingsById } from '@/care-api/listings/list-listings';
import type { ListingWire } from '@/lib/contract/listing';
import type { ListingPage } from '@/lib/contract/listing-page';
import { type ListingQuery, listingsPerPage } from '@/lib/contract/listing-query';
import type { Directory } from '@/lib/directory/directory';
import { searchDirectory } from '@/lib/directory/search-directory';

type Answer = Omit<ListingPage, 'items'> & { items: ListingWire[] };

/** One page of the directory: found in memory, answered from the database. */
export async function searchListings(db: Db, directory: Directory, query: ListingQuery, day: Date): Promise<Answer> {
  const { entries, ...answer } = searchDirectory(directory, query, day);
  const items = await listListingsById(
    db,
    entries.map(({ id }) => id),
  );
  return { items, page: query.page, pageSize: listingsPerPage, ...answer };
}
