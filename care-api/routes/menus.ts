import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { menus } from '@/care-api/database/schema/provider';
import { openPages } from '@/care-api/desk/list-page';
import { moveToTrash } from '@/care-api/desk/trash';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { createMenu, updateMenu } from '@/care-api/menus/edit-menus';
import { leadsSomewhere, menuNoun as noun, urlOf } from '@/care-api/menus/menu-noun';
import { endpoints } from '@/lib/contract/endpoints';

const published = { menuId: menus.id, menuName: menus.name, menuUrl: urlOf(sql`menus`) };
const isShown = and(eq(menus.inMenu, true), isNull(menus.deletedAt), leadsSomewhere(sql`menus`));

export function menuRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const listPage = openPages(db, noun);
  route(app, deps, endpoints.listMenus, async ({ query }) =>
    query.page === undefined
      ? db.select(published).from(menus).where(isShown).orderBy(asc(menus.position), asc(menus.id))
      : listPage(query),
  );
  route(app, deps, endpoints.getMenu, async ({ params: { id } }) => {
    const [menu] = await noun.read(db, [id]);
    return menu && menu.deletedAt === null ? menu : null;
  });
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
