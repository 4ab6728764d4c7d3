import { searchFilterCategories, searchFilterListings, searchFilters } from '@/care-api/database/schema/listings';
import type { Writer } from '@/care-api/kernel/db';
import type { ListingContent } from '@/care-api/listings/write-listings';
import type { SampleListing } from './sample-listing';

type Filtered = SampleListing & { id: number };
type Filter = { header: string; value: string; listingIds: number[]; categoryIds: Set<number> };

/** A filter value is offered in every category that one of its listings is in. */
export async function insertSearchFilters(
  tx: Writer,
  listings: readonly Filtered[],
  contents: readonly ListingContent[],
): Promise<void> {
  const filters = collectFilters(listings, new Map(contents.map(({ id, categoryIds }) => [id, categoryIds])));
  const stored = await tx
    .insert(searchFilters)
    .values(filters.map(({ header, value }) => ({ header, value })))
    .returning({ id: searchFilters.id });
  const ofListings = stored.flatMap(({ id }, index) =>
    [...(filters[index]?.listingIds ?? [])].map((listingId) => ({ filterId: id, listingId })),
  );
  const ofCategories = stored.flatMap(({ id }, index) =>
    [...(filters[index]?.categoryIds ?? [])].map((categoryId) => ({ filterId: id, categoryId })),
  );
  await tx.insert(searchFilterListings).values(ofListings);
  await tx.insert(searchFilterCategories).values(ofCategories);
}

function collectFilters(
  listings: readonly Filtered[],
  categoriesOf: ReadonlyMap<number | undefined, readonly number[]>,
): Filter[] {
  const filters = new Map<string, Filter>();
  for (const { id, filters: values } of listings) {
    for (const [header, value] of values) {
      const key = `${header}\n${value}`;
      const filter = filters.get(key) ?? { header, value, listingIds: [], categoryIds: new Set<number>() };
      filter.listingIds.push(id);
      for (const categoryId of categoriesOf.get(id) ?? []) filter.categoryIds.add(categoryId);
      filters.set(key, filter);
    }
  }
  return [...filters.values()];
}
