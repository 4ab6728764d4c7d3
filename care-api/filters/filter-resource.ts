import { type SQL, sql } from 'drizzle-orm';
import { iso } from '@/care-api/database/iso';
import { readByIds } from '@/care-api/database/read-by-ids';
import { searchFilters } from '@/care-api/database/schema/listings';
import { listOf } from '@/care-api/desk/list-of';
import type { Listed, Resource } from '@/care-api/desk/resource';
import type { KeptFilterWire } from '@/lib/contract/search-filter';

const wire = {
  searchId: searchFilters.id,
  filterHeaderName: searchFilters.header,
  filterValue: searchFilters.value,
  categoryId: ofCategories(sql`string_agg(c.id::text, ',' order by c.id)`, sql`''`),
  categoryNames: ofCategories<string[]>(sql`json_agg(c.name order by lower(c.name))`, sql`'[]'::json`),
  position: searchFilters.position,
  version: searchFilters.version,
  listingCount: countListings(sql`search_filters.id`),
  updatedAt: iso(searchFilters.updatedAt),
};

/** As visitors see them: a header where its first value stands, then the values; by their letters where nobody ordered them. */
export const filterPlace = sql`(
  (select lpad(min(h.position)::text, 9, '0') from search_filters h where h.header = t.header)
  || lower(t.header) || ' ' || lpad(t.position::text, 9, '0') || lower(t.value)) collate "C"`;

/** It goes into no trash: its listings go with it, or to another value. */
export const filterResource: Listed<KeptFilterWire> & Pick<Resource, 'title'> = {
  kind: 'filter',
  table: 'search_filters',
  title: sql`t.header || ': ' || t.value`,
  read: (db, ids) => readByIds(db.select(wire).from(searchFilters), searchFilters.id, ids, ({ searchId }) => searchId),
  list: listOf('filter', 'search_filters', {
    sorts: {
      position: { by: filterPlace, type: 'text' },
      listings: { by: countListings(sql`t.id`), type: 'integer' },
    },
    statuses: { all: sql`true`, empty: sql`${countListings(sql`t.id`)} = 0` },
    text: sql`lower(t.header || ' ' || t.value)`,
    filters: { header: (header) => sql`t.header = ${header}` },
  }),
};

function countListings(id: SQL) {
  return sql<number>`(
    select count(*)::int from search_filter_listings fl join listings l on l.id = fl.listing_id
    where fl.filter_id = ${id} and l.deleted_at is null)`;
}

function ofCategories<T = string>(what: SQL, none: SQL) {
  return sql<T>`coalesce((
    select ${what} from search_filter_categories fc join categories c on c.id = fc.category_id
    where fc.filter_id = search_filters.id), ${none})`;
}
