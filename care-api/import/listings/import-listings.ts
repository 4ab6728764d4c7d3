import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Db } from '@/care-api/database/open-database';
import { ensureCategories, ensureFilters } from '@/care-api/import/ensure-names';
import type { StoreCounts } from '@/care-api/import/store-counts';
import { closeMissing } from './close-missing';
import { type Collected, collectEntries } from './collect-entries';
import { deriveFilters } from './derive-filters';
import type { Entry } from './entry';
import { readMapping } from './formats/mapped-columns';
import { readKnownEntries, writeEntries } from './known-entries';
import type { JoinedListing } from './list-joined';
import { mergeListings } from './merge-listings';
import { type PlannedListing, planListings } from './plan-listings';
import { readRecords } from './read-records';
import { entryKey, receiveEntries } from './receive-entries';
import { offerFilters, storeListings } from './store-listings';

export type ImportSummary = Pick<Collected, 'skipped' | 'mended'> &
  StoreCounts & {
    format: string;
    newCategories: number;
    /** Services that stood apart until now. */
    joined: JoinedListing[];
    /** How many the whole register no longer has. */
    closed: number;
  };

export type ImportOptions = {
  cleanHtml: (html: string) => string;
  /** Told how many of how many listings are done. */
  onProgress?: (done: number, of: number) => void;
  /** The day of the file, where it does not say so itself: '2026-05-31'. */
  date?: string | undefined;
  /** A file that says which column of a table holds what. */
  map?: string | undefined;
  /** The file holds its whole register: what it lacks has closed. */
  isWhole?: boolean | undefined;
};

const batchSize = 500;

/**
 * Takes a register's file into the directory: all of it or, on an error, nothing. A service keeps its id from
 * import to import and is one listing, whichever files tell of it in whichever order; the same file again changes
 * nothing.
 */
export async function importListings(db: Db, file: string, options: ImportOptions): Promise<ImportSummary> {
  const mapping = options.map ? await readMapping(options.map) : null;
  const format = await readRecords(file, { mapping, date: options.date });
  const { entries: told, skipped, mended } = await collectEntries(format, options.cleanHtml);
  const counts = await db.transaction(async (tx) => {
    const known = await readKnownEntries(tx);
    const closing = options.isWhole ? closeMissing(known, told) : [];
    const all: Entry[] = [...told, ...closing];
    const planned = planListings(receiveEntries(known, all), known, all);
    const categories = await ensureCategories(
      tx,
      planned.flatMap(({ after }) => after.categoryNames),
    );
    const filters = await ensureFilters(
      tx,
      planned.flatMap(({ after }) => deriveFilters(after)),
    );
    const joined: JoinedListing[] = [];
    const stored = new Map(known.map((entry) => [entryKey(entry), entry]));
    for (let start = 0; start < planned.length; start += batchSize) {
      const batch = planned.slice(start, start + batchSize);
      const ids = await storeListings(tx, batch, { categories, filters });
      const placed = batch.map((listing, index) => ({ listing, id: ids[index] ?? 0 }));
      await writeEntries(
        tx,
        placed
          .flatMap(({ listing, id }) => listing.entries.map((entry) => ({ ...entry, listingId: id })))
          .filter((entry) => !isDeepStrictEqual(entry, stored.get(entryKey(entry)))),
      );
      for (const { listing, id } of placed) {
        await mergeListings(tx, id, listing.merged);
        if (listing.isJoined) joined.push(describeJoin(listing, id));
      }
      options.onProgress?.(start + batch.length, planned.length);
    }
    await offerFilters(tx);
    return { ...count(planned), newCategories: categories.created, joined, closed: closing.length };
  });
  // Thousands of new rows: the planner must learn of them, and the embedded database has no housekeeper of its own.
  await db.execute(
    sql`vacuum (analyze) listings, listing_categories, listing_features, search_filters, search_filter_listings, register_entries`,
  );
  return { format: format.name, skipped, mended, ...counts };
}

function describeJoin({ entries, after }: PlannedListing, id: number): JoinedListing {
  const registrations = new Set(entries.map(({ source, sourceKey }) => `${source} ${sourceKey}`)).size;
  return { id, title: after.title, place: after.city || after.postcode, registrations };
}

function count(planned: readonly PlannedListing[]) {
  const created = planned.filter(({ id }) => id === null).length;
  const changed = planned.filter(({ id, isChanged }) => id !== null && isChanged).length;
  return { created, changed, unchanged: planned.length - created - changed };
}
