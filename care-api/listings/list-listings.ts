import { type SQL, sql } from 'drizzle-orm';
import { readRows } from '@/care-api/database/read-rows';
import type { Db } from '@/care-api/kernel/db';
import type { ListingWire } from '@/lib/contract/listing';
import { isShown } from './is-shown';
import { listingJson } from './listing-json';
import { listingRow } from './listing-row';

type Reader = Pick<Db, 'execute'>;

export async function listListingsAfter(db: Reader, id: number, most: number): Promise<ListingWire[]> {
  return select(db, sql`l.id > ${id} order by l.id limit ${most}`);
}

/** Those with a place on the home page, in their order, and those that its tiles lead to. */
export async function listHomeListings(db: Reader): Promise<ListingWire[]> {
  return select(db, sql`num_nonnulls(l.home_position, l.home_tile) > 0 order by l.home_position, l.id`);
}

/** In no order; those that are gone are left out. */
export async function listListingsById(db: Reader, ids: readonly number[]): Promise<ListingWire[]> {
  if (ids.length === 0) return [];
  return select(db, sql`l.id = any(${sql.param([...ids])}::int[])`);
}

/** The listing at an address; where it was joined with another or taken over, the one that stays, which says its own id. */
export async function getListingAt(db: Reader, id: number): Promise<ListingWire | null> {
  const moved = sql`select listing_id from listing_moves where id = ${id}
    union all select taken_over_by from listings where id = ${id}`;
  const [listing] = await select(db, sql`(l.id = ${id} or l.id in (${moved})) limit 1`);
  return listing ?? null;
}

async function select(db: Reader, which: SQL): Promise<ListingWire[]> {
  const rows = await readRows(
    db,
    listingRow,
    sql`select ${listingJson} as listing from listings l where ${isShown} and ${which}`,
  );
  return rows.map((row) => row.listing);
}
