import { cacheUntilWrite } from '@/care-api/database/cache-until-write';
import { requireUnique } from '@/care-api/database/require-unique';
import { changeRow, createRow } from '@/care-api/desk/change-row';
import { getRow } from '@/care-api/desk/get-row';
import { openPages } from '@/care-api/desk/list-page';
import { filterResource as resource } from '@/care-api/filters/filter-resource';
import { listFilters } from '@/care-api/filters/list-filters';
import { deleteFilter, mergeFilters, renameHeader, splitFilter, writeFilter } from '@/care-api/filters/write-filters';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { endpoints } from '@/lib/contract/endpoints';

export function searchFilterRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const listPage = openPages(db, resource);
  const getFilters = cacheUntilWrite(db, () => listFilters(db));
  route(app, deps, endpoints.listSearchFilters, ({ query }) =>
    query.page === undefined ? getFilters() : listPage(query),
  );
  route(app, deps, endpoints.getSearchFilter, ({ params: { id } }) => getRow(db, resource, id));
  route(app, deps, endpoints.createSearchFilter, ({ body, account }) =>
    requireUnique(
      'filterValue',
      () =>
        createRow(db, { resource, caller: signedIn(account), action: 'create', now: deps.now() }, (tx) =>
          writeFilter(tx, null, body),
        ),
      'categoryId',
    ),
  );
  route(app, deps, endpoints.updateSearchFilter, ({ params: { id }, body, account, seen }) =>
    requireUnique(
      'filterValue',
      () =>
        changeRow(db, { resource, id, seen, caller: signedIn(account), action: 'update', now: deps.now() }, (tx) =>
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
