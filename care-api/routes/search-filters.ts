import { sql } from 'drizzle-orm';
import type { Dependencies } from '@/care-api/dependencies';
import { isShown } from '@/care-api/listings/is-shown';
import { type App, route } from '@/care-api/route';
import { cacheUntilWrite } from '@/care-api/search/cache-until-write';
import { endpoints } from '@/lib/contract/endpoints';

type Row = { searchId: number; categoryId: string; filterHeaderName: string; filterValue: string; typeId: string };

export function searchFilterRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const getFilters = cacheUntilWrite(db, async () => {
    const { rows } = await db.execute<Row>(sql`
      select f.id as "searchId", f.header as "filterHeaderName", f.value as "filterValue",
        coalesce((select string_agg(category_id::text, ',' order by category_id)
          from search_filter_categories where filter_id = f.id), '') as "categoryId",
        coalesce((select string_agg(l.id::text, ',' order by l.id)
          from search_filter_listings fl join listings l on l.id = fl.listing_id
          where fl.filter_id = f.id and ${isShown}), '') as "typeId"
      from search_filters f order by f.id`);
    return rows;
  });
  route(app, deps, endpoints.listSearchFilters, getFilters);
}
