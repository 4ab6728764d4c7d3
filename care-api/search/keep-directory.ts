import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { cacheUntilWrite } from '@/care-api/database/cache-until-write';
import { idRow, readRows } from '@/care-api/database/read-rows';
import type { Db } from '@/care-api/kernel/db';
import { isShown } from '@/care-api/listings/is-shown';
import type { FeeLine } from '@/lib/contract/fees';
import { listingStatuses, payUnits, type RegisterFacts } from '@/lib/contract/listing';
import type { Directory, DirectoryFilter, DirectoryListing } from '@/lib/directory/directory';
import { startDirectory } from '@/lib/directory/make-directory';
import type { PlaceTable } from '@/lib/directory/places/gazetteer';

const oldestRow = z.object({ oldest: z.string() });
const categoryRow = z.object({ id: z.number(), name: z.string() });
const filterRow = z.object({
  id: z.number(),
  header: z.string(),
  value: z.string(),
  position: z.number(),
  categoryIds: z.array(z.number()),
});
/** What is JSON in the table was written by the contract's schemas, which would be slow over ten thousand listings. */
const listingRow = z.object({
  id: z.number(),
  location: z.string(),
  city: z.string(),
  postcode: z.string(),
  phone: z.string(),
  email: z.string(),
  website: z.string(),
  price: z.string(),
  fees: z.custom<FeeLine[]>(Array.isArray),
  status: z.enum(listingStatuses),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  title: z.string(),
  place: z.string(),
  category: z.string(),
  features: z.string(),
  description: z.string(),
  rating: z.custom<RegisterFacts['rating']>((value) => value === null || typeof value === 'object'),
  provider: z.string(),
  payFrom: z.number().nullable(),
  payTo: z.number().nullable(),
  payUnit: z.enum(payUnits).nullable(),
  labels: z.array(z.string()),
  categoryIds: z.array(z.number()),
  filterIds: z.array(z.number()),
  createdAt: z.number(),
});
type Row = z.output<typeof listingRow>;

/** Texts are megabytes: so many at a time are in memory. */
const rowsAtOnce = 2_000;
/** What changed is read by its ids; from a part of all on, reading all is quicker. */
const fewEnough = 5_000;
/** Stands for every listing among those that changed. */
const every = 0;

type Kept = { places: PlaceTable; listings: ReturnType<typeof startDirectory>; since: string };

/** Contents stay in the database. After a write, whoever wrote, only what it changed is read again. */
export function keepDirectory(db: Db, getPlaces: () => Promise<PlaceTable>): () => Promise<Directory> {
  let kept: Kept | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  return cacheUntilWrite(db, () => {
    // One after another: they share what is kept.
    const made = turn.then(bringUpToDate);
    turn = made.catch(() => {
      kept = null;
    });
    return made;
  });

  async function bringUpToDate(): Promise<Directory> {
    const places = await getPlaces();
    // Before the reading: what was still being written then is read once more the next time.
    const since = await getOldestRunning(db);
    const changed = kept?.places === places ? await listChanged(db, kept.since) : null;
    if (kept === null || changed === null) {
      kept = { places, since, listings: await readAll(db, places) };
    } else {
      await readAgain(db, kept.listings, changed);
      kept = { ...kept, since };
    }
    return kept.listings.make({ filters: await listFilters(db), canonicalId: new Map() });
  }
}

/** The first transaction that had not ended, by its number. */
async function getOldestRunning(db: Db): Promise<string> {
  const rows = await readRows(db, oldestRow, sql`select pg_snapshot_xmin(pg_current_snapshot())::text as oldest`);
  return rows[0]?.oldest ?? '0';
}

/** Null for so many that all are to be read. */
async function listChanged(db: Db, since: string): Promise<number[] | null> {
  const rows = await readRows(
    db,
    idRow,
    sql`
    select listing_id as id from listing_changes where revision >= ${since}::bigint limit ${fewEnough + 1}`,
  );
  const ids = rows.map(({ id }) => id);
  return ids.length > fewEnough || ids.includes(every) ? null : ids;
}

async function readAll(db: Db, places: PlaceTable): Promise<Kept['listings']> {
  const listings = startDirectory(places);
  const categoryNames = await getCategoryNames(db);
  let last = 0;
  while (true) {
    const rows = await readListings(db, sql`l.id > ${last} order by l.id limit ${rowsAtOnce}`);
    for (const row of rows) listings.put(toListing(row, categoryNames));
    const end = rows.at(-1);
    if (!end) return listings;
    last = end.id;
  }
}

async function readAgain(db: Db, listings: Kept['listings'], changed: readonly number[]): Promise<void> {
  const categoryNames = await getCategoryNames(db);
  for (let at = 0; at < changed.length; at += rowsAtOnce) {
    const ids = changed.slice(at, at + rowsAtOnce);
    const rows = await readListings(db, sql`l.id in ${ids}`);
    for (const row of rows) listings.put(toListing(row, categoryNames));
    const found = new Set(rows.map(({ id }) => id));
    for (const id of ids) if (!found.has(id)) listings.remove(id);
  }
}

async function listFilters(db: Db): Promise<DirectoryFilter[]> {
  // Header and value are unique in the database: no filter repeats another.
  const rows = await readRows(
    db,
    filterRow,
    sql`
    select f.id, f.header, f.value, f.position,
      array(select category_id from search_filter_categories where filter_id = f.id) as "categoryIds"
    from search_filters f`,
  );
  return rows;
}

function readListings(db: Db, which: SQL): Promise<Row[]> {
  return readRows(
    db,
    listingRow,
    sql`
    select l.id, l.location, l.city, l.postcode, l.phone, l.email, l.website, l.price, l.fees, l.status, l.lat, l.lng,
      l.search_title as title, l.search_place as place, l.search_category as category, l.search_features as features,
      l.search_description as description, l.register -> 'rating' as rating,
      coalesce(l.register ->> 'provider', '') as provider,
      l.pay_from::float8 as "payFrom", l.pay_to::float8 as "payTo", l.pay_unit as "payUnit",
      array(select lf.label from listing_features lf where lf.listing_id = l.id) as labels,
      array(select lc.category_id from listing_categories lc where lc.listing_id = l.id order by lc.position)
        as "categoryIds",
      array(select fl.filter_id from search_filter_listings fl where fl.listing_id = l.id) as "filterIds",
      floor(extract(epoch from l.created_at) * 1000)::float8 as "createdAt"
    from listings l where ${isShown} and ${which}`,
  );
}

async function getCategoryNames(db: Db): Promise<ReadonlyMap<number, string>> {
  const rows = await readRows(db, categoryRow, sql`select id, name from categories`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function toListing(row: Row, categoryNames: ReadonlyMap<number, string>): DirectoryListing {
  const { title, place, category, features, description, lat, lng, payFrom, payTo, payUnit, ...plain } = row;
  return {
    ...plain,
    text: { title, place, category, features, description },
    categoryNames: row.categoryIds.flatMap((id) => categoryNames.get(id) ?? []),
    position: lat !== null && lng !== null ? { lat, lng } : null,
    job: { payFrom, payTo, payUnit, datePosted: null, validThrough: null },
  };
}
