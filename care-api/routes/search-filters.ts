import { sql } from 'drizzle-orm';
import { cacheUntilWrite } from '@/care-api/database/cache-until-write';
import { requireUnique } from '@/care-api/database/require-unique';
import { changeRow, createRow } from '@/care-api/desk/change-row';
import { openPages } from '@/care-api/desk/list-page';
import { filterPlace, filterNoun as noun } from '@/care-api/filters/filter-noun';
import { deleteFilter, mergeFilters, renameHeader, splitFilter, writeFilter } from '@/care-api/filters/write-filters';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { isShown } from '@/care-api/listings/is-shown';
import { endpoints } from '@/lib/contract/endpoints';

type Row = {
  searchId: number;
  categoryId: string;
  filterHeaderName: string;
  filterValue: string;
  typeId: string;
  position: number;
};

export function searchFilterRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const listPage = openPages(db, noun);
  const getFilters = cacheUntilWrite(db, async () => {
    const { rows } = await db.execute<Row>(sql`
      select t.id as "searchId", t.header as "filterHeaderName", t.value as "filterValue", t.position,
        coalesce((select string_agg(category_id::text, ',' order by category_id)
          from search_filter_categories where filter_id = t.id), '') as "categoryId",
        coalesce((select string_agg(l.id::text, ',' order by l.id)
          from search_filter_listings fl join listings l on l.id = fl.listing_id
          where fl.filter_id = t.id and ${isShown}), '') as "typeId"
      from search_filters t order by ${filterPlace}`);
    return rows;
  });
  route(app, deps, endpoints.listSearchFilters, ({ query }) =>
    query.page === undefined ? getFilters() : listPage(query),
  );
  route(app, deps, endpoints.getSearchFilter, async ({ params }) => (await noun.read(db, [params.id]))[0] ?? null);
  route(app, deps, endpoints.createSearchFilter, ({ body, account }) =>
    requireUnique(
      'filterValue',
      () =>
        createRow(db, { noun, caller: signedIn(account), action: 'create', now: deps.now() }, (tx) =>
          writeFilter(tx, null, body),
        ),
      'categoryId',
    ),
  );
  route(app, deps, endpoints.updateSearchFilter, ({ params: { id }, body, account, seen }) =>
    requireUnique(
      'filterValue',
      () =>
        changeRow(db, { noun, id, seen, caller: signedIn(account), action: 'update', now: deps.now() }, (tx) =>
          writeFilter(tx, id, body),
        ),
      'categoryId',
    ),
  );
  route(app, deps, endpoints.deleteSearchFilter, ({ params: { id }, query, account, seen }) =>
    deleteFilter(deps, id, query.held ?? 0, { seen, caller: signedIn(account) }),
  );
  route(app, deps, endpoints.mergeSearchFilters, ({ body: { from, into }, account, seen }) =>
    mergeFilters(deps, from, into, { seen, caller: signedIn(account) }),
  );
  route(app, deps, endpoints.splitSearchFilter, ({ body, account, seen }) =>
    requireUnique('value', () => splitFilter(deps, body, { seen, caller: signedIn(account) }), 'categoryId'),
  );
  route(app, deps, endpoints.renameFilterHeader, ({ body, account }) =>
    requireUnique('name', () => renameHeader(deps, body, signedIn(account))),
  );
}
