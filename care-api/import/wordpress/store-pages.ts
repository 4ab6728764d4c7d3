import { and, eq, inArray, sql } from 'drizzle-orm';
import { menuPages, menus } from '@/care-api/database/schema/provider';
import type { StoreCounts } from '@/care-api/import/store-counts';
import type { Writer } from '@/care-api/listings/write-listings';
import type { ImportedText } from './collect-content';
import { wordpressSource } from './source';

const longestMenuName = 80;

/**
 * Writes what is new or different. Each new page gets a menu of its own, named as the page and last in order: the
 * published client shows the first page of a menu, so a page that shares one is never seen.
 */
export async function storePages(tx: Writer, pages: readonly ImportedText[]): Promise<StoreCounts> {
  const keys = pages.map(({ key }) => key);
  const rows = await tx
    .select()
    .from(menuPages)
    .where(and(eq(menuPages.source, wordpressSource), inArray(menuPages.sourceKey, keys)));
  const before = new Map(rows.map((row) => [row.sourceKey, row]));
  const fresh = pages.filter(({ key }) => !before.has(key));
  let changed = 0;
  for (const { key, title, html } of pages) {
    const known = before.get(key);
    if (!known || (known.title === title && known.bodyHtml === html)) continue;
    await tx.update(menuPages).set({ title, bodyHtml: html }).where(eq(menuPages.id, known.id));
    changed += 1;
  }
  await insertPages(tx, fresh);
  return { created: fresh.length, changed, unchanged: pages.length - fresh.length - changed };
}

async function insertPages(tx: Writer, pages: readonly ImportedText[]): Promise<void> {
  if (pages.length === 0) return;
  const [last] = await tx.select({ position: sql<number>`coalesce(max(${menus.position}), 0)` }).from(menus);
  const start = last?.position ?? 0;
  const made = await tx
    .insert(menus)
    .values(pages.map(({ title }, index) => ({ name: title.slice(0, longestMenuName), position: start + index + 1 })))
    .returning({ id: menus.id });
  const rows = pages.flatMap(({ key, title, html }, index) => {
    const menuId = made[index]?.id;
    return menuId === undefined ? [] : { menuId, title, bodyHtml: html, source: wordpressSource, sourceKey: key };
  });
  await tx.insert(menuPages).values(rows);
}
