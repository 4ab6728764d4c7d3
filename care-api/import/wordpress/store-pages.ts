import { and, eq, inArray, sql } from 'drizzle-orm';
import { menuPages, menus } from '@/care-api/database/schema/provider';
import type { StoreCounts } from '@/care-api/import/store-counts';
import type { Writer } from '@/care-api/kernel/db';
import { mostInMenu } from '@/lib/contract/menu';
import type { ImportedPage } from './imported-page';
import { wordpressSource } from './source';

const longestMenuName = 80;
const pageList = { name: 'All pages', url: '/pagecontent' };

/**
 * Writes what is new or different. Each new page gets a menu of its own, named as the page and last in order: the
 * published client shows the first page of a menu, so a page that shares one is never seen. Pages of the top are shown in
 * the site's menu as long as there is room; the others are found from a list of pages, below the page they belong to.
 */
export async function storePages(tx: Writer, pages: readonly ImportedPage[]): Promise<StoreCounts> {
  const before = await readStored(tx, pages);
  const fresh = pages.filter(({ key }) => !before.has(key));
  const made = await insertPages(tx, fresh);
  const menuIds = new Map([...[...before].map(([key, { menuId }]) => [key, menuId] as const), ...made]);
  let changed = 0;
  for (const { key, title, html, parentKey } of pages) {
    const known = before.get(key);
    const parentId = menuIds.get(parentKey ?? '') ?? null;
    if (known && (known.title !== title || known.bodyHtml !== html || known.parentId !== parentId)) changed += 1;
    if (known && (known.title !== title || known.bodyHtml !== html)) {
      const version = sql`${menuPages.version} + 1`;
      await tx.update(menuPages).set({ title, bodyHtml: html, version }).where(eq(menuPages.id, known.id));
    }
    if ((known?.parentId ?? null) !== parentId) await moveBelow(tx, menuIds.get(key), parentId);
  }
  return { created: fresh.length, changed, unchanged: pages.length - fresh.length - changed };
}

async function readStored(tx: Writer, pages: readonly ImportedPage[]) {
  const keys = pages.map(({ key }) => key);
  const { id, title, bodyHtml, menuId, sourceKey } = menuPages;
  const rows = await tx
    .select({ id, title, bodyHtml, menuId, sourceKey, parentId: menus.parentId })
    .from(menuPages)
    .innerJoin(menus, eq(menus.id, menuPages.menuId))
    .where(and(eq(menuPages.source, wordpressSource), inArray(menuPages.sourceKey, keys)));
  return new Map(rows.map((row) => [row.sourceKey, row]));
}

/** A page that comes below another leaves the menu. */
async function moveBelow(tx: Writer, menuId: number | undefined, parentId: number | null): Promise<void> {
  if (menuId === undefined) return;
  const version = sql`${menus.version} + 1`;
  const place = parentId === null ? { parentId } : { parentId, inMenu: false };
  await tx
    .update(menus)
    .set({ ...place, version })
    .where(eq(menus.id, menuId));
}

/** The menu of each, by the page's key. */
async function insertPages(tx: Writer, pages: readonly ImportedPage[]): Promise<Map<string, number>> {
  if (pages.length === 0) return new Map();
  const { position, room, hasList } = await readMenu(tx);
  const top = pages.filter(({ parentKey }) => parentKey === null);
  const needsList = !hasList && (top.length < pages.length || top.length > room);
  const shown = new Set(top.slice(0, Math.max(0, needsList ? room - 1 : room)));
  const rows = pages.map((page) => ({ name: page.title.slice(0, longestMenuName), url: '', inMenu: shown.has(page) }));
  const made = await tx
    .insert(menus)
    .values([...rows, ...(needsList ? [{ ...pageList, inMenu: true }] : [])].map(inOrderBehind(position)))
    .returning({ id: menus.id });
  const placed = pages.flatMap((page, index) => {
    const menuId = made[index]?.id;
    return menuId === undefined ? [] : [{ ...page, menuId }];
  });
  await tx.insert(menuPages).values(
    placed.map(({ key, title, html, menuId }) => ({
      menuId,
      title,
      bodyHtml: html,
      source: wordpressSource,
      sourceKey: key,
    })),
  );
  return new Map(placed.map(({ key, menuId }) => [key, menuId]));
}

function inOrderBehind(position: number) {
  return <T>(row: T, index: number) => ({ ...row, position: position + index + 1 });
}

async function readMenu(tx: Writer): Promise<{ position: number; room: number; hasList: boolean }> {
  const [menu] = await tx
    .select({
      position: sql<number>`coalesce(max(${menus.position}), 0)`,
      count: sql<number>`(count(*) filter (where ${menus.inMenu} and ${menus.deletedAt} is null))::int`,
      hasList: sql<boolean>`coalesce(bool_or(${menus.url} = ${pageList.url} and ${menus.deletedAt} is null), false)`,
    })
    .from(menus);
  return { position: menu?.position ?? 0, room: mostInMenu - (menu?.count ?? 0), hasList: menu?.hasList ?? false };
}
