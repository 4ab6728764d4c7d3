import { asc, eq, sql } from 'drizzle-orm';
import { menuPages, menus } from '@/care-api/database/schema/provider';
import type { Dependencies } from '@/care-api/dependencies';
import { deleteUnusedPictures } from '@/care-api/files/delete-unused-pictures';
import { type App, route } from '@/care-api/route';
import { endpoints } from '@/lib/contract/endpoints';

const wire = { menuId: menus.id, menuName: menus.name, menuUrl: menus.url };

export function menuRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  route(app, deps, endpoints.listMenus, () =>
    db.select(wire).from(menus).where(eq(menus.inMenu, true)).orderBy(asc(menus.position), asc(menus.id)),
  );
  route(app, deps, endpoints.createMenu, async ({ body }) => {
    const last = sql`(select coalesce(max(${menus.position}), 0) + 1 from ${menus})`;
    const values = { name: body.menuName, url: body.menuUrl ?? '', position: last, inMenu: body.inMenu ?? true };
    const [menu] = await db.insert(menus).values(values).returning(wire);
    return menu ?? null;
  });
  route(app, deps, endpoints.updateMenu, async ({ params, body }) => {
    const shown = typeof body.inMenu === 'boolean' ? { inMenu: body.inMenu } : {};
    const changed = { name: body.menuName, url: body.menuUrl ?? '', ...shown, updatedAt: deps.now() };
    const [menu] = await db.update(menus).set(changed).where(eq(menus.id, params.id)).returning(wire);
    return menu ?? null;
  });
  route(app, deps, endpoints.deleteMenu, async ({ params }) => {
    const gone = await db.transaction(async (tx) => {
      // Held until the end: a page that is made meanwhile goes with it or finds no menu.
      const [menu] = await tx.select(wire).from(menus).where(eq(menus.id, params.id)).for('update');
      if (!menu) return null;
      const pages = await tx
        .delete(menuPages)
        .where(eq(menuPages.menuId, params.id))
        .returning({ picture: menuPages.picture });
      await tx.delete(menus).where(eq(menus.id, params.id));
      return { menu, pictures: pages.map(({ picture }) => picture) };
    });
    if (!gone) return null;
    await deleteUnusedPictures(deps, gone.pictures);
    return gone.menu;
  });
}
