import type { Db } from '@/care-api/kernel/db';
import { type ListingQuery, listingsPerPage } from '@/lib/contract/listing-query';
import type { Directory } from '@/lib/directory/directory';
import { searchDirectory } from '@/lib/directory/search-directory';
import { listAsJson } from './kept-listings';

/** Found in memory, its listings once read from the database. */
export async function searchListings(db: Db, directory: Directory, query: ListingQuery, day: Date): Promise<string> {
  const { entries, ...answer } = searchDirectory(directory, query, day);
  const texts = await listAsJson(
    db,
    directory,
    entries.map(({ id }) => id),
  );
  const items = entries.flatMap(({ id }) => texts.get(id) ?? []);
  // A listing may have gone a moment ago: what is said of each says it of those that are there.
  const isThere = (_: unknown, place: number) => texts.has(entries[place]?.id ?? 0);
  const said = {
    page: query.page,
    pageSize: listingsPerPage,
    ...answer,
    miles: answer.miles.filter(isThere),
    isInPlace: answer.isInPlace.filter(isThere),
  };
  return `{"items":[${items.join(',')}],${JSON.stringify(said).slice(1)}`;
}
