import { isDeepStrictEqual } from 'node:util';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Said } from '@/care-api/database/register-entry';
import { listings, searchFilterListings } from '@/care-api/database/schema/listings';
import { type KnownCategories, type KnownFilters, ownedFilters } from '@/care-api/import/ensure-names';
import { changed as fieldsChanged } from '@/care-api/kernel/changed';
import type { Writer } from '@/care-api/kernel/db';
import { jobColumns } from '@/care-api/listings/job-columns';
import { insertListings, type ListingContent, replaceListings } from '@/care-api/listings/write-listings';
import { plainOf } from '@/lib/contract/listing-fields';
import { deriveFilters } from './derive-filters';
import type { PlannedListing } from './plan-listings';
import { readStored, type StoredContent } from './stored-listings';

export type Names = { categories: KnownCategories; filters: KnownFilters };
type Linked = { id: number; filterIds: readonly number[] };

/** Answers each one's id in turn. */
export async function storeListings(tx: Writer, planned: readonly PlannedListing[], names: Names): Promise<number[]> {
  const fresh = planned.filter(({ id }) => id === null);
  const made = await insertListings(
    tx,
    fresh.map((listing) => freshContent(listing, names)),
    names.categories.names,
  );
  const idOfFresh = new Map(fresh.map((listing, index) => [listing, made[index] ?? 0]));
  const changed = planned.flatMap(({ id, entries, before, after, isChanged }) =>
    id !== null && isChanged ? [{ id, entries, before, after }] : [],
  );
  const stored = await readStored(
    tx,
    changed.map(({ id }) => id),
  );
  const replaced = changed.flatMap(({ id, before, after }) => {
    const content = stored.get(id);
    return content ? [{ id, content: { ...content, ...changes(before, after, names) } }] : [];
  });
  await replaceListings(tx, replaced, names.categories.names);
  for (const { id, before, after } of changed) {
    if (after.job && !isDeepStrictEqual(before?.job, after.job))
      await tx.update(listings).set(jobColumns(after.job)).where(eq(listings.id, id));
  }
  const toLinked = (id: number, after: Said) => ({
    id,
    filterIds: deriveFilters(after).flatMap((filter) => names.filters.idOf(filter) ?? []),
  });
  await linkFilters(
    tx,
    changed.filter(isOfSources).map(({ id, after }) => toLinked(id, after)),
    fresh.map((listing) => toLinked(idOfFresh.get(listing) ?? 0, listing.after)),
  );
  return planned.map((listing) => listing.id ?? idOfFresh.get(listing) ?? 0);
}

/** What no source tells of was changed in a table of ours: its filters are not those of a register. */
export function isOfSources({ entries }: Pick<PlannedListing, 'entries'>): boolean {
  return entries.length > 0;
}

export async function offerFilters(tx: Writer): Promise<void> {
  await tx.execute(sql`
    insert into search_filter_categories (filter_id, category_id)
    select distinct f.id, lc.category_id
    from search_filters f
    join search_filter_listings fl on fl.filter_id = f.id
    join listing_categories lc on lc.listing_id = fl.listing_id
    where f.id in ${ownedFilters}
    on conflict do nothing`);
}

function freshContent({ entries, after, formerId }: PlannedListing, names: Names): ListingContent {
  const [{ source = '', sourceKey = '' } = {}] = entries;
  const job = after.job && jobColumns(after.job);
  return { ...(formerId && { id: formerId }), source, sourceKey, ...job, ...toContent(after, names) };
}

function toContent(said: Said, { categories }: Names): StoredContent {
  const { title, status, descriptionHtml, features, headFeatures, lat, lng, register } = said;
  const categoryIds = [...new Set(said.categoryNames.flatMap((name) => categories.idOf(name) ?? []))];
  return { ...plainOf(said), title, status, descriptionHtml, features, headFeatures, lat, lng, register, categoryIds };
}

/** What a register says anew; the rest stays as it is stored, perhaps put right by hand. */
function changes(before: Said | null, after: Said, names: Names): Partial<StoredContent> {
  const now = toContent(after, names);
  return before ? fieldsChanged(toContent(before, names), now) : now;
}

async function linkFilters(tx: Writer, changed: readonly Linked[], fresh: readonly Linked[]): Promise<void> {
  if (changed.length > 0) {
    const ofChanged = inArray(
      searchFilterListings.listingId,
      changed.map(({ id }) => id),
    );
    await tx
      .delete(searchFilterListings)
      .where(sql`${ofChanged} and ${searchFilterListings.filterId} in ${ownedFilters}`);
  }
  const rows = [...changed, ...fresh].flatMap(({ id, filterIds }) =>
    filterIds.map((filterId) => ({ filterId, listingId: id })),
  );
  if (rows.length > 0) await tx.insert(searchFilterListings).values(rows).onConflictDoNothing();
}
