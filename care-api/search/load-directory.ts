import { sql } from 'drizzle-orm';
import type { Db } from '@/care-api/database/open-database';
import type { Listing, RegisterFacts } from '@/lib/contract/listing';
import type { Directory, DirectoryFilter, DirectoryListing } from '@/lib/directory/directory';
import { startDirectory } from '@/lib/directory/make-directory';
import type { PlaceTable } from '@/lib/directory/places/gazetteer';

type Row = Pick<DirectoryListing, 'id' | 'location' | 'city' | 'postcode' | 'phone' | 'email' | 'website' | 'price'> &
  Pick<DirectoryListing, 'status' | 'labels' | 'provider' | 'categoryIds' | 'filterIds' | 'createdAt'> & {
    title: string;
    place: string;
    category: string;
    features: string;
    description: string;
    lat: number | null;
    lng: number | null;
    rating: RegisterFacts['rating'];
    payFrom: number | null;
    payTo: number | null;
    payUnit: NonNullable<Listing['job']>['payUnit'];
  };

/** Texts are megabytes: so many at a time are in memory. */
const rowsAtOnce = 2_000;

/** Every listing's words, places and facts, ready to be searched; contents stay in the database. */
export async function loadDirectory(db: Db, places: PlaceTable): Promise<Directory> {
  const directory = startDirectory(places);
  const categoryNames = await getCategoryNames(db);
  let last = 0;
  while (true) {
    const rows = await readRows(db, last);
    for (const row of rows) directory.add(toListing(row, categoryNames));
    const end = rows.at(-1);
    if (!end) break;
    last = end.id;
  }
  const filters = await db.execute<DirectoryFilter>(sql`
    select f.id, f.header, f.value,
      array(select category_id from search_filter_categories where filter_id = f.id) as "categoryIds"
    from search_filters f`);
  // Header and value are unique in the database: no filter repeats another.
  return directory.finish({ filters: filters.rows, canonicalId: new Map() });
}

async function readRows(db: Db, after: number): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select l.id, l.location, l.city, l.postcode, l.phone, l.email, l.website, l.price, l.status, l.lat, l.lng,
      l.search_title as title, l.search_place as place, l.search_category as category, l.search_features as features,
      l.search_description as description, l.register -> 'rating' as rating,
      coalesce(l.register ->> 'provider', '') as provider,
      l.pay_from::float8 as "payFrom", l.pay_to::float8 as "payTo", l.pay_unit as "payUnit",
      array(select lf.label from listing_features lf where lf.listing_id = l.id) as labels,
      array(select lc.category_id from listing_categories lc where lc.listing_id = l.id order by lc.position)
        as "categoryIds",
      array(select fl.filter_id from search_filter_listings fl where fl.listing_id = l.id) as "filterIds",
      floor(extract(epoch from l.created_at) * 1000)::float8 as "createdAt"
    from listings l where l.id > ${after} order by l.id limit ${rowsAtOnce}`);
  return rows;
}

async function getCategoryNames(db: Db): Promise<ReadonlyMap<number, string>> {
  const { rows } = await db.execute<{ id: number; name: string }>(sql`select id, name from categories`);
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
