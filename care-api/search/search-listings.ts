import type { Db } from '@/care-api/database/open-database';
import { listListingsById } from '@/care-api/listings/list-listings';
import type { ListingWire } from '@/lib/contract/listing';
import type { ListingFacets, ListingPage } from '@/lib/contract/listing-page';
import { type ListingQuery, listingsPerPage } from '@/lib/contract/listing-query';
import type { Directory } from '@/lib/directory/directory';
import { nothingUnderstood } from '@/lib/directory/nothing-understood';
import { searchDirectory } from '@/lib/directory/search-directory';
import { correctWords } from './correct-words';
import { rankWords } from './rank-words';

export type ListingSearchAnswer = {
  items: ListingWire[];
  total: number;
  page: number;
  pageSize: number;
  facets: ListingFacets;
} & Pick<ListingPage, 'miles' | 'understood' | 'groups' | 'costs'>;

/** As `searchListings`; words that no listing holds are taken for the most similar that some do, and the answer says so. */
export async function searchForgivingly(
  db: Db,
  directory: Directory,
  query: ListingQuery,
  day: Date,
): Promise<ListingSearchAnswer> {
  const answer = await searchListings(db, directory, query, day);
  const corrected = answer.total === 0 && query.q ? await correctWords(db, query.q) : null;
  if (corrected === null) return answer;
  const corrections = [{ from: query.q, to: corrected }];
  return {
    ...(await searchListings(db, directory, { ...query, q: corrected }, day)),
    understood: { ...nothingUnderstood.understood, corrections },
  };
}

/** One page of the directory with its facets: the database finds the words and answers the page, facets are counted here. */
export async function searchListings(
  db: Db,
  directory: Directory,
  query: ListingQuery,
  day: Date,
): Promise<ListingSearchAnswer> {
  const ranks = await rankWords(db, query.q);
  const rankOf = ({ id }: { id: number }) => (ranks ? (ranks.get(id) ?? null) : 0);
  const { entries, total, facets } = searchDirectory(directory, query, day, rankOf);
  const items = await listListingsById(
    db,
    entries.map(({ id }) => id),
  );
  return { items, total, page: query.page, pageSize: listingsPerPage, facets, ...nothingUnderstood };
}
