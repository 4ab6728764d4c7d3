import { getRow } from '@/care-api/desk/get-row';
import { openPages } from '@/care-api/desk/list-page';
import { moveToTrash } from '@/care-api/desk/trash';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { createMenu, updateMenu } from '@/care-api/menus/edit-menus';
import { listMenus } from '@/care-api/menus/list-menus';
import { menuNoun as noun } from '@/care-api/menus/menu-noun';
import { endpoints } from '@/lib/contract/endpoints';

export function menuRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const listPage = openPages(db, noun);
  route(app, deps, endpoints.listMenus, async ({ query }) =>
    query.page === undefined ? listMenus(db) : listPage(query),
  );
  route(app, deps, endpoints.getMenu, ({ params: { id } }) => getRow(db, noun, id));
  route(app, deps, endpoints.createMenu, ({ body, account }) =>
    createMenu(db, body, { caller: signedIn(account), now: deps.now() }),
  );
  route(app, deps, endpoints.updateMenu, ({ params: { id }, body, account, seen }) =>
    updateMenu(db, body, { id, seen, caller: signedIn(account), now: deps.now() }),
  );
  route(app, deps, endpoints.deleteMenu, ({ params: { id }, account, seen }) =>
    moveToTrash(db, noun, { id, seen, caller: signedIn(account), now: deps.now() }),
  );
}
