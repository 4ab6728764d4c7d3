import { openPages } from '@/care-api/desk/list-page';
import { moveToTrash } from '@/care-api/desk/trash';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { createPage, updatePage } from '@/care-api/menus/edit-pages';
import { listPagesOfMenu, listPublicPages } from '@/care-api/menus/list-pages';
import { listAddresses } from '@/care-api/menus/page-addresses';
import { pageResource as resource } from '@/care-api/menus/page-resource';
import { endpoints } from '@/lib/contract/endpoints';

export function menuPageRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const listKept = openPages(db, resource);
  route(app, deps, endpoints.listPagesOfMenu, ({ params }) => listPagesOfMenu(db, params.id));
  route(app, deps, endpoints.listMenuPages, () => listPublicPages(db));
  route(app, deps, endpoints.listPageAddresses, () => listAddresses(db));
  route(app, deps, endpoints.listKeptPages, ({ query }) =>
    listKept({ sort: '-changed', ...query, page: query.page ?? 1 }),
  );
  route(app, deps, endpoints.createMenuPage, ({ body, account }) => createPage(deps, signedIn(account), body));
  route(app, deps, endpoints.updateMenuPage, ({ params: { id }, body, account, seen }) => {
    const caller = signedIn(account);
    return updatePage(deps, body, { id, seen, caller, pictureCaller: caller, action: 'update' });
  });
  route(app, deps, endpoints.deleteMenuPage, ({ params: { id }, account, seen }) =>
    moveToTrash(db, resource, { id, seen, caller: signedIn(account), now: deps.now() }),
  );
}
