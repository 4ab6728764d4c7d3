import type { Db } from '@/care-api/kernel/db';
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
  const items = await listKept(
    db,
    directory,
    entries.map(({ id }) => id),
  );
  return { items, page: query.page, pageSize: listingsPerPage, ...answer };
}

/** A directory is another one after each write to what a listing says: so long what was read for it is as it was. */
const read = new WeakMap<Directory, Map<number, ListingWire>>();
const mostKept = 2_000;

/** The listings of a page, most of which stand on many pages. */
async function listKept(db: Db, directory: Directory, ids: readonly number[]): Promise<ListingWire[]> {
  const kept = read.get(directory) ?? new Map<number, ListingWire>();
  read.set(directory, kept);
  const missing = await listListingsById(
    db,
    ids.filter((id) => !kept.has(id)),
  );
  const found = new Map(missing.map((listing) => [Number(listing.typeId), listing]));
  const items: ListingWire[] = [];
  for (const id of ids) {
    const listing = kept.get(id) ?? found.get(id);
    if (!listing) continue;
    items.push(listing);
    // Those asked for longest ago make room.
    kept.delete(id);
    kept.set(id, listing);
  }
  for (const [oldest] of kept) {
    if (kept.size <= mostKept) break;
    kept.delete(oldest);
  }
  return items;
}
