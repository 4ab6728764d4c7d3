import { inArray, type SQL, sql } from 'drizzle-orm';
import { readRows } from '@/care-api/database/read-rows';
import { listingPictures } from '@/care-api/database/schema/gallery';
import { listings } from '@/care-api/database/schema/listings';
import type { Resource } from '@/care-api/desk/resource';
import type { Db } from '@/care-api/kernel/db';
import type { ListingWire } from '@/lib/contract/listing';
import { mayCall } from '@/lib/contract/staff';
import { endLeadsFrom, leadFromGone } from './lead-from-gone';
import { listingActions } from './listing-actions';
import { keptListingJson } from './listing-json';
import { listingList, readListed } from './listing-list';
import { listingRow } from './listing-row';
import { noteUnwanted } from './note-unwanted';

export const listingResource: Resource<ListingWire> = {
  kind: 'listing',
  table: 'listings',
  title: sql`t.title`,
  hint: sql`concat_ws(', ', nullif(t.city, ''), nullif(t.postcode, ''))`,
  partOf: (caller) => (mayCall('editor', caller) ? null : isJobOnly(sql`t.id`)),
  async read(db, ids) {
    const wanted = sql.param([...ids]);
    const rows = await readRows(
      db,
      listingRow,
      sql`
      select ${keptListingJson} as listing from listings l
      where l.id = any(${wanted}::int[]) order by array_position(${wanted}::int[], l.id)`,
    );
    return rows.map(({ listing }) => listing);
  },
  picturesOf,
  beforeGone: noteUnwanted,
  readListed,
  list: listingList,
  actions: listingActions,
  intoTrash: leadFromGone,
  backFromTrash: endLeadsFrom,
};

/** Recruiters have the jobs: what stands in categories of jobs, and in no other. */
export function isJobOnly(listingId: SQL): SQL {
  return sql`(${inCategory(listingId, sql``)} and not ${inCategory(listingId, sql`not`)})`;
}

export function isAnyJob(listingId: SQL): SQL {
  return inCategory(listingId, sql``);
}

function inCategory(listingId: SQL, isNot: SQL): SQL {
  return sql`exists (
    select from listing_categories lc join categories c on c.id = lc.category_id
    where lc.listing_id = ${listingId} and ${isNot} position('job' in lower(c.name)) > 0)`;
}

async function picturesOf(db: Pick<Db, 'select'>, ids: readonly number[]): Promise<string[]> {
  const shown = await db
    .select({ photo: listings.bannerPhoto, images: listings.images })
    .from(listings)
    .where(inArray(listings.id, [...ids]));
  const gallery = await db
    .select({ photo: listingPictures.photo })
    .from(listingPictures)
    .where(inArray(listingPictures.listingId, [...ids]));
  return [...shown.flatMap(({ photo, images }) => [photo, ...images]), ...gallery.map(({ photo }) => photo)];
}
