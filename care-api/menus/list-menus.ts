import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { menus } from '@/care-api/database/schema/provider';
import type { Db } from '@/care-api/kernel/db';
import { leadsSomewhere, shownAbove, urlOf } from './menu-resource';

const published = {
  menuId: menus.id,
  menuName: menus.name,
  menuUrl: urlOf(sql`menus`),
  parentMenuId: shownAbove(sql`menus`),
};
const isShown = and(eq(menus.inMenu, true), isNull(menus.deletedAt), leadsSomewhere(sql`menus`));

export function listMenus(db: Db) {
  return db.select(published).from(menus).where(isShown).orderBy(asc(menus.position), asc(menus.id));
}
