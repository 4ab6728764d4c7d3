import { and, asc, eq } from 'drizzle-orm';
import { menuPages, menus } from '@/care-api/database/schema/provider';
import type { Db } from '@/care-api/kernel/db';
import { isPublicPage } from './page-addresses';
import { pageColumns } from './page-resource';

export function listPagesOfMenu(db: Db, menuId: number) {
  return db
    .select(pageColumns)
    .from(menuPages)
    .innerJoin(menus, eq(menus.id, menuPages.menuId))
    .where(and(eq(menuPages.menuId, menuId), isPublicPage))
    .orderBy(asc(menuPages.id));
}

export function listPublicPages(db: Db) {
  return db
    .select({ ...pageColumns, parentMenuId: menus.parentId })
    .from(menuPages)
    .innerJoin(menus, eq(menus.id, menuPages.menuId))
    .where(isPublicPage)
    .orderBy(asc(menus.position), asc(menus.id), asc(menuPages.id));
}
