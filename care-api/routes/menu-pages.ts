import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { requireUnique } from '@/care-api/database/require-unique';
import { menuPages, menus } from '@/care-api/database/schema/provider';
import type { Dependencies } from '@/care-api/dependencies';
import { deleteUnusedPictures } from '@/care-api/files/delete-unused-pictures';
import { withPictures } from '@/care-api/files/with-pictures';
import { cleanHtml } from '@/care-api/html/clean-html';
import { type App, route, signedIn } from '@/care-api/route';
import { endpoints } from '@/lib/contract/endpoints';
import type { menuPageInput } from '@/lib/contract/menu';

const wire = {
  menuPageContentId: menuPages.id,
  menuId: menuPages.menuId,
  extra1: menuPages.picture,
  contentIcon: menuPages.icon,
  contentFileName: menuPages.title,
  contentType: menuPages.bodyHtml,
};

/** MenuPageContent: managed pages. */
export function menuPageRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  route(app, deps, endpoints.listPagesOfMenu, ({ params }) =>
    db.select(wire).from(menuPages).where(eq(menuPages.menuId, params.id)).orderBy(asc(menuPages.id)),
  );
  route(app, deps, endpoints.listMenuPages, () =>
    db
      .select({ ...wire, parentMenuId: menus.parentId })
      .from(menuPages)
      .innerJoin(menus, eq(menus.id, menuPages.menuId))
      .orderBy(asc(menus.position), asc(menus.id), asc(menuPages.id)),
  );
  route(app, deps, endpoints.createMenuPage, ({ body, account }) =>
    requireUnique('menuId', () =>
      withPictures(deps, signedIn(account), { extra1: body.extra1 }, async (settle) => {
        const values = { ...toRow(body), picture: settle('extra1', '') };
        const [page] = await db.insert(menuPages).values(values).returning(wire);
        return page ?? null;
      }),
    ),
  );
  route(app, deps, endpoints.updateMenuPage, ({ params, body, account }) =>
    requireUnique('menuId', () =>
      withPictures(deps, signedIn(account), { extra1: body.extra1 }, (settle) =>
        db.transaction(async (tx) => {
          const isThis = eq(menuPages.id, params.id);
          const [before] = await tx.select().from(menuPages).where(isThis).for('update');
          if (!before) return null;
          const changed = { ...toRow(body), picture: settle('extra1', before.picture), updatedAt: deps.now() };
          const [page] = await tx.update(menuPages).set(changed).where(isThis).returning(wire);
          return page ?? null;
        }),
      ),
    ),
  );
  route(app, deps, endpoints.deleteMenuPage, async ({ params }) => {
    const [page] = await db.delete(menuPages).where(eq(menuPages.id, params.id)).returning(wire);
    if (!page) return null;
    await deleteUnusedPictures(deps, [page.extra1]);
    return page;
  });
}

function toRow({ menuId, contentFileName, contentIcon, contentType }: z.output<typeof menuPageInput>) {
  return { menuId, title: contentFileName, icon: contentIcon ?? '', bodyHtml: cleanHtml(contentType ?? '') };
}
