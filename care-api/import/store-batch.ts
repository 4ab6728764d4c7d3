import { inArray, sql } from 'drizzle-orm';
import { searchFilterListings } from '@/care-api/database/schema/listings';
import { insertListings, type ListingContent, replaceListings, type Writer } from '@/care-api/listings/write-listings';
import { plainFieldNames } from '@/lib/contract/listing-fields';
import { fillBlanks } from './collect-listings';
import { deriveFilters, importHeaders } from './derive-filters';
import type { KnownCategories, KnownFilters } from './ensure-names';
import type { ImportedListing } from './imported-listing';
import { readStored, type StoredListing } from './stored-listings';

export type StoreCounts = { created: number; changed: number; unchanged: number };
type Names = { categories: KnownCategories; filters: KnownFilters };
type Planned = { content: ListingContent; filterIds: number[] };

/** Writes what is new or different; what is stored and the same is left alone. */
export async function storeBatch(tx: Writer, batch: readonly ImportedListing[], names: Names): Promise<StoreCounts> {
  const stored = await readStored(tx, batch);
  const fresh: Planned[] = [];
  const changed: (Planned & { id: number })[] = [];
  for (const listing of batch) {
    const before = stored.get(`${listing.source}\n${listing.sourceKey}`);
    const planned = plan(listing, before, names);
    if (!before) fresh.push(planned);
    else if (fingerprint(planned) !== fingerprint(before)) changed.push({ ...planned, id: before.id });
  }
  const ids = await insertListings(
    tx,
    fresh.map(({ content }) => content),
    names.categories.names,
  );
  await replaceListings(tx, changed, names.categories.names);
  await linkFilters(
    tx,
    changed,
    fresh.flatMap(({ filterIds }, index) => ({ id: ids[index] ?? 0, filterIds })),
  );
  return { created: fresh.length, changed: changed.length, unchanged: batch.length - fresh.length - changed.length };
}

/** A filter is offered in every category that one of its listings stands in. */
export async function offerFilters(tx: Writer): Promise<void> {
  const headers = sql.param([...importHeaders]);
  await tx.execute(sql`
    insert into search_filter_categories (filter_id, category_id)
    select distinct f.id, lc.category_id
    from search_filters f
    join search_filter_listings fl on fl.filter_id = f.id
    join listing_categories lc on lc.listing_id = fl.listing_id
    where f.header = any(${headers}::text[])
    on conflict do nothing`);
}

function plan(listing: ImportedListing, before: StoredListing | undefined, names: Names): Planned {
  const { categoryNames, facts: _, ...fields } = listing;
  const ids = categoryNames.flatMap((name) => names.categories.idOf(name) ?? []);
  return {
    content: {
      ...fields,
      ...(before ? fillBlanks(listing, before.content) : {}),
      categoryIds: [...new Set(ids)],
    },
    filterIds: deriveFilters(listing).flatMap((filter) => names.filters.idOf(filter) ?? []),
  };
}

function fingerprint({ content, filterIds }: Pick<Planned | StoredListing, 'content' | 'filterIds'>): string {
  return JSON.stringify([
    ...plainFieldNames.map((field) => content[field]),
    content.title,
    content.status,
    content.descriptionHtml,
    content.features,
    content.headFeatures,
    content.categoryIds,
    [...filterIds].sort((a, b) => a - b),
  ]);
}

type Linked = { id: number; filterIds: readonly number[] };

async function linkFilters(tx: Writer, changed: readonly Linked[], fresh: readonly Linked[]): Promise<void> {
  if (changed.length > 0) {
    const owned = sql`select id from search_filters where header = any(${sql.param([...importHeaders])}::text[])`;
    const ofChanged = inArray(
      searchFilterListings.listingId,
      changed.map(({ id }) => id),
    );
    await tx.delete(searchFilterListings).where(sql`${ofChanged} and ${searchFilterListings.filterId} in (${owned})`);
  }
  const rows = [...changed, ...fresh].flatMap(({ id, filterIds }) =>
    filterIds.map((filterId) => ({ filterId, listingId: id })),
  );
  if (rows.length > 0) await tx.insert(searchFilterListings).values(rows).onConflictDoNothing();
}
