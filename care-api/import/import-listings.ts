import { sql } from 'drizzle-orm';
import type { Db } from '@/care-api/database/open-database';
import { type Collected, collectListings } from './collect-listings';
import { deriveFilters } from './derive-filters';
import { ensureCategories, ensureFilters } from './ensure-names';
import { readRecords } from './read-records';
import { offerFilters, type StoreCounts, storeBatch } from './store-batch';

export type ImportSummary = Pick<Collected, 'skipped' | 'mended'> &
  StoreCounts & { format: string; newCategories: number };

export type ImportOptions = {
  cleanHtml: (html: string) => string;
  /** Told how many of how many listings are done. */
  onProgress?: (done: number, of: number) => void;
};

const batchSize = 500;

/**
 * Takes a register's file into the directory: all of it or, on an error, nothing. A service keeps its id from
 * import to import, known by register and key; the same file again changes nothing.
 */
export async function importListings(db: Db, file: string, options: ImportOptions): Promise<ImportSummary> {
  const format = await readRecords(file);
  const { listings, skipped, mended } = await collectListings(format.records, options.cleanHtml);
  const summary = await db.transaction(async (tx) => {
    const counts: StoreCounts = { created: 0, changed: 0, unchanged: 0 };
    const categories = await ensureCategories(
      tx,
      listings.flatMap((listing) => listing.categoryNames),
    );
    const filters = await ensureFilters(tx, listings.flatMap(deriveFilters));
    for (let start = 0; start < listings.length; start += batchSize) {
      const batch = listings.slice(start, start + batchSize);
      const stored = await storeBatch(tx, batch, { categories, filters });
      counts.created += stored.created;
      counts.changed += stored.changed;
      counts.unchanged += stored.unchanged;
      options.onProgress?.(start + batch.length, listings.length);
    }
    await offerFilters(tx);
    return { format: format.name, newCategories: categories.created, skipped, mended, ...counts };
  });
  // Thousands of new rows: the planner must learn of them, and the embedded database has no housekeeper of its own.
  await db.execute(
    sql`vacuum (analyze) listings, listing_categories, listing_features, search_filters, search_filter_listings`,
  );
  return summary;
}
