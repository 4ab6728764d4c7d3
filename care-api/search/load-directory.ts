import { sql } from 'drizzle-orm';
import type { Db } from '@/care-api/database/open-database';
import type { Directory, DirectoryEntry } from '@/lib/directory/directory';
import { displayNames } from '@/lib/directory/display-names';

type Row = Omit<DirectoryEntry, 'location' | 'city'> & {
  location: string;
  city: string;
  searchLocation: string;
  searchCity: string;
};
type FilterRow = { id: number; header: string; value: string; categoryIds: number[] };

/** Ids, places and facts of every listing, to count facets with; words and contents stay in the database. */
export async function loadDirectory(db: Db): Promise<Directory> {
  const { rows } = await db.execute<Row>(sql`
    select l.id, l.location, l.city, l.search_location as "searchLocation", l.search_city as "searchCity",
      coalesce(c.ids, '{}') as "categoryIds", coalesce(f.ids, '{}') as "filterIds",
      (row_number() over (order by l.search_title collate "C", l.id))::int as "titleOrder",
      floor(extract(epoch from l.created_at) * 1000)::float8 as "createdAt"
    from listings l
    left join (select listing_id, array_agg(category_id) as ids from listing_categories group by 1) c on c.listing_id = l.id
    left join (select listing_id, array_agg(filter_id) as ids from search_filter_listings group by 1) f on f.listing_id = l.id`);
  const filters = await db.execute<FilterRow>(sql`
    select f.id, f.header, f.value,
      array(select category_id from search_filter_categories where filter_id = f.id) as "categoryIds"
    from search_filters f`);
  return {
    entries: rows.map(({ searchLocation, searchCity, ...row }) => ({
      ...row,
      location: searchLocation,
      city: searchCity,
    })),
    filters: new Map(filters.rows.map((filter) => [filter.id, filter])),
    // Header and value are unique in the database: no filter repeats another.
    canonicalId: new Map(),
    locationNames: displayNames(rows.map(({ location }) => location)),
    cityNames: displayNames(rows.map(({ city }) => city)),
  };
}
