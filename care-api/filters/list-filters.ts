import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import type { Db } from '@/care-api/kernel/db';
import { isShown } from '@/care-api/listings/is-shown';
import { filterPlace } from './filter-resource';

const filterRow = z.object({
  searchId: z.number(),
  filterHeaderName: z.string(),
  filterValue: z.string(),
  position: z.number(),
  categoryId: z.string(),
  typeId: z.string(),
});

export async function listFilters(db: Db) {
  const rows = await readRows(
    db,
    filterRow,
    sql`
    select t.id as "searchId", t.header as "filterHeaderName", t.value as "filterValue", t.position,
      coalesce((select string_agg(category_id::text, ',' order by category_id)
        from search_filter_categories where filter_id = t.id), '') as "categoryId",
      coalesce((select string_agg(l.id::text, ',' order by l.id)
        from search_filter_listings fl join listings l on l.id = fl.listing_id
        where fl.filter_id = t.id and ${isShown}), '') as "typeId"
    from search_filters t order by ${filterPlace}`,
  );
  return rows;
}
