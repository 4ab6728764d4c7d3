import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import { listOf } from '@/care-api/desk/list-of';
import { asName } from '@/care-api/desk/names';
import type { Db } from '@/care-api/kernel/db';
import type { ListingWire } from '@/lib/contract/listing';
import type { listingGaps } from '@/lib/contract/listing-list';
import { listingWords } from '@/lib/contract/staff-words';
import { kindsOf } from '@/lib/directory/kinds';
import { moment } from './listing-json';
import { listingWire } from './listing-row';

const categoryRow = z.object({ id: z.number(), name: z.string() });

type Reader = Pick<Db, 'execute'>;

/** What staff look for in a listing: its title and place, folded, and the digits of its telephone. Has an index. */
const staffText = sql`(t.search_title || ' ' || t.search_place || ' ' || regexp_replace(t.phone, '\\D', '', 'g'))`;
const staffLetters = sql`(t.search_title || ' ' || t.search_place)`;
const lastChecked = sql`coalesce(t.last_checked_at, '-infinity')`;

export const listingList = listOf('listing', 'listings', {
  sorts: {
    name: { by: sql`t.search_title`, type: 'text' },
    lastChecked: { by: lastChecked, type: 'timestamptz' },
  },
  statuses: {
    published: sql`(t.deleted_at is null and not t.is_draft)`,
    draft: sql`(t.deleted_at is null and t.is_draft)`,
  },
  text: staffText,
  letters: staffLetters,
  names: asName(sql`t.search_title`),
  words: listingWords,
  filters: {
    filter: (id) =>
      sql`exists (select from search_filter_listings fl where fl.listing_id = t.id and fl.filter_id = ${id}::int)`,
    category: (id, db) => isInAny(db, [Number(id)]),
    kind: async (kind, db) => isInAny(db, await listCategoriesOf(db, kind)),
    town: (town) => sql`lower(t.city) = lower(${town})`,
    open: (status) => sql`t.status = ${status}::listing_status`,
    lacks: (gap) => gaps.get(gap) ?? sql`true`,
    unchecked: (since) =>
      since === 'ever' ? sql`t.last_checked_at is null` : sql`${lastChecked} < now() - interval '6 months'`,
  },
});

const gaps = new Map<string, SQL>(
  Object.entries({
    picture: sql`t.banner_photo = ''`,
    description: sql`t.search_description = ''`,
    price: sql`t.price = '' and t.fees = '[]'`,
    postcode: sql`t.postcode = ''`,
    phone: sql`t.phone = ''`,
    category: sql`not exists (select from listing_categories lc where lc.listing_id = t.id)`,
    questionnaire: sql`not exists (select from listing_questionnaires lq where lq.listing_id = t.id)`,
  } satisfies Record<(typeof listingGaps)[number], SQL>),
);

/** From here on rows are looked at in the order of the list, each by itself, until a page is full. */
const manyListings = 2_000;

/** Of few listings all are found first: PostgreSQL itself would find fifty thousand first to show twenty-five. */
async function isInAny(db: Reader, categoryIds: readonly number[]): Promise<SQL> {
  const isOne = sql`lc.category_id = any(${sql.param([...categoryIds])}::int[])`;
  const { rows } = await db.execute(
    sql`select lc.listing_id from listing_categories lc where ${isOne} offset ${manyListings} limit 1`,
  );
  if (rows.length === 0) return sql`t.id in (select lc.listing_id from listing_categories lc where ${isOne})`;
  return sql`(select count(*) from listing_categories lc where lc.listing_id = t.id and ${isOne}) > 0`;
}

async function listCategoriesOf(db: Reader, kind: string): Promise<number[]> {
  const rows = await readRows(db, categoryRow, sql`select id, name from categories`);
  const isOfKind = (name: string) => kindsOf({ title: '', categoryNames: [name] }).some((one) => one === kind);
  return rows.flatMap(({ id, name }) => (isOfKind(name) ? [id] : []));
}

export async function readListed(db: Reader, ids: readonly number[]): Promise<ListingWire[]> {
  const wanted = sql.param([...ids]);
  const rows = await readRows(
    db,
    listingWire,
    sql`
    select l.id as "typeId", l.title as "typeTitle", l.location, l.city, l.postcode, l.address, l.phone, l.email,
      l.website, l.price, l.fees, l.status as "openClose", l.banner_photo as "bannerPhoto", l.version, l.is_draft as "isDraft",
      coalesce((select string_agg(lc.category_id::text, ',' order by lc.position, lc.category_id)
        from listing_categories lc where lc.listing_id = l.id), '') as "categoryId",
      coalesce((select string_agg(c.name, '; ' order by lc.position, c.id)
        from listing_categories lc join categories c on c.id = lc.category_id
        where lc.listing_id = l.id), '') as "categoryNames",
      ${moment(sql`l.last_checked_at`)} as "lastCheckedAt", ${moment(sql`l.created_at`)} as "createdAt",
      ${moment(sql`l.updated_at`)} as "updatedAt", ${moment(sql`l.deleted_at`)} as "deletedAt"
    from listings l where l.id = any(${wanted}::int[]) order by array_position(${wanted}::int[], l.id)`,
  );
  return rows;
}
