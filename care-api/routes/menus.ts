import { asc } from 'drizzle-orm';
import { menus } from '@/care-api/database/schema/provider';
import type { Dependencies } from '@/care-api/dependencies';
import { type App, route } from '@/care-api/route';
import { endpoints } from '@/lib/contract/endpoints';

const wire = { menuId: menus.id, menuName: menus.name, menuUrl: menus.url };

export function menuRoutes(app: App, deps: Dependencies): void {
  route(app, deps, endpoints.listMenus, () =>
    deps.database.db.select(wire).from(menus).orderBy(asc(menus.position), asc(menus.id)),
  );
}
