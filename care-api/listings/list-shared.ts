import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { escapeLike } from '@/care-api/database/escape-like';
import { countRow, readRows } from '@/care-api/database/read-rows';
import { referralSource } from '@/care-api/database/register-entry';
import type { Db } from '@/care-api/kernel/db';
import { foldText } from '@/lib/contract/fold-text';
import type { ListingWire } from '@/lib/contract/listing';
import type { SharedQuery } from '@/lib/contract/shared-listing';
import { isShown } from './is-shown';
import { listingJson } from './listing-json';
import { isAnyJob } from './listing-resource';
import { listingWire } from './listing-row';
import { numberInServiceId, serviceIdOf } from './service-id';

type Reader = Pick<Db, 'execute'>;
type Shared = ListingWire & { serviceId: string };

const sharedRow = z.object({ listing: listingWire, service: z.string().nullable() });
const isShared = sql`${isShown} and not ${isAnyJob(sql`l.id`)}`;
const isUuid = sql.raw(`'^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`);

/** A page of what is no job, by number: what comes to be while somebody reads page after page stands on the last one. */
export async function listShared(db: Reader, { page, size, ...asked }: SharedQuery) {
  const which = sql`${isShared} and ${conditionOf(asked)}`;
  const [counted] = await readRows(db, countRow, sql`select count(*)::int as count from listings l where ${which}`);
  const items = await select(db, sql`${which} order by l.id limit ${size} offset ${(page - 1) * size}`);
  return { items, page, pageSize: size, total: counted?.count ?? 0 };
}

/** One by the id of its service, or by its own number; null for a job, and for what is not there. */
export async function getShared(db: Reader, id: string): Promise<Shared | null> {
  const number = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : numberInServiceId(id);
  const [own] = number === null ? [] : await select(db, sql`${isShared} and l.id = ${number}`);
  if (own && (id === String(number) || own.serviceId === id.toLowerCase())) return own;
  const known = sql`select e.listing_id from register_entries e
    where e.source = ${referralSource} and e.source_key = ${id.toLowerCase()}`;
  const [taken] = await select(db, sql`${isShared} and l.id in (${known}) limit 1`);
  return taken ?? null;
}

function conditionOf({ q, category, since, placed }: Omit<SharedQuery, 'page' | 'size'>): SQL {
  const text = sql`(l.search_title || ' ' || l.search_place || ' ' || l.search_category || ' ' || l.search_features
    || ' ' || l.search_description)`;
  const words = foldText(q).split(' ').filter(Boolean);
  const all = [
    ...words.map((word) => sql`${text} like ${`%${escapeLike(word)}%`}`),
    ...(category === undefined
      ? []
      : [
          sql`exists (select from listing_categories lc where lc.listing_id = l.id and lc.category_id = ${category}::int)`,
        ]),
    ...(since === undefined ? [] : [sql`l.updated_at >= ${since}::timestamptz`]),
    ...(placed === undefined
      ? []
      : [sql`(concat(l.address, l.postcode, l.city, l.location) <> '' or l.lat is not null)`]),
  ];
  return all.length > 0 ? sql.join(all, sql` and `) : sql`true`;
}

async function select(db: Reader, which: SQL): Promise<Shared[]> {
  const rows = await readRows(
    db,
    sharedRow,
    sql`select ${listingJson} as listing, (
      select e.source_key from register_entries e
      where e.listing_id = l.id and e.source = ${referralSource} and e.source_key ~ ${isUuid}
      order by e.source_key limit 1) as service
    from listings l where ${which}`,
  );
  return rows.map(({ listing, service }) => ({
    ...listing,
    serviceId: service ?? serviceIdOf(Number(listing.typeId), String(listing.createdAt)),
  }));
}
