import { and, eq, inArray, sql } from 'drizzle-orm';
import { menuPages, menus, pageAddresses } from '@/care-api/database/schema/provider';
import type { StoreCounts } from '@/care-api/import/store-counts';
import type { Writer } from '@/care-api/kernel/db';
import { mostInMenu } from '@/lib/contract/menu';
import type { ImportedPage } from './imported-page';
import type { ImportedTexts } from './imported-texts';
import type { PlacedContent, PlacedPage } from './place-content';
import { wordpressSource } from './source';

const longestMenuName = 80;
const pageList = { name: 'All pages', url: '/pagecontent' };

/** A new page gets a menu of its own: the published client shows a menu's first page, so a second is never seen. */
export async function storePages(tx: Writer, { pages }: PlacedContent, texts: ImportedTexts): Promise<StoreCounts> {
  const before = await readStored(tx, pages);
  const fresh = pages.filter(({ key }) => !before.has(key));
  await insertPages(tx, fresh);
  const menuIds = new Map(pages.map(({ key, menuId }) => [key, menuId]));
  const keys = new Map(pages.map(({ key, menuId }) => [menuId, key]));
  let changed = 0;
  for (const page of pages) {
    const known = before.get(page.key);
    const above = menuIds.has(page.parentKey ?? '') ? (page.parentKey ?? '') : '';
    const wanted = { title: page.title, body: page.html, parent: above };
    if (!known) {
      texts.note('page', page.key, wanted);
      if (above) await moveBelow(tx, page.menuId, menuIds.get(above) ?? null);
      continue;
    }
    const parent = known.parentId === null ? '' : (keys.get(known.parentId) ?? `menu ${known.parentId}`);
    const stands = { title: known.title, body: known.bodyHtml, parent };
    const settled = texts.settle('page', page.key, wanted, stands, known.version === 1);
    const isMoved = settled.parent !== parent;
    const said = newWords({ ...page, title: settled.title, html: settled.body }, known);
    if (said || isMoved) changed += 1;
    if (said) {
      const version = sql`${menuPages.version} + 1`;
      await tx
        .update(menuPages)
        .set({ ...said, version })
        .where(eq(menuPages.id, known.id));
    }
    if (isMoved) await moveBelow(tx, page.menuId, menuIds.get(settled.parent) ?? null);
  }
  return { created: fresh.length, changed, unchanged: pages.length - fresh.length - changed };
}

type Words = Pick<typeof menuPages.$inferSelect, 'title' | 'bodyHtml' | 'searchTitle' | 'searchText'>;

function newWords(page: ImportedPage, known: Words): Words | null {
  const { title, html: bodyHtml } = page;
  const searchTitle = known.searchTitle || page.searchTitle;
  const searchText = known.searchText || page.searchText;
  const words = { title, bodyHtml, searchTitle, searchText };
  const isSame = Object.entries(words).every(([name, word]) => new Map(Object.entries(known)).get(name) === word);
  return isSame ? null : words;
}

async function readStored(tx: Writer, pages: readonly ImportedPage[]) {
  const keys = pages.map(({ key }) => key);
  const { id, title, bodyHtml, searchTitle, searchText, menuId, sourceKey, version } = menuPages;
  const rows = await tx
    .select({ id, title, bodyHtml, searchTitle, searchText, menuId, sourceKey, version, parentId: menus.parentId })
    .from(menuPages)
    .innerJoin(menus, eq(menus.id, menuPages.menuId))
    .where(and(eq(menuPages.source, wordpressSource), inArray(menuPages.sourceKey, keys)));
  return new Map(rows.map((row) => [row.sourceKey, row]));
}

/** A page that comes below another leaves the menu. */
async function moveBelow(tx: Writer, menuId: number, parentId: number | null): Promise<void> {
  const version = sql`${menus.version} + 1`;
  const place = parentId === null ? { parentId } : { parentId, inMenu: false };
  await tx
    .update(menus)
    .set({ ...place, version })
    .where(eq(menus.id, menuId));
}

async function insertPages(tx: Writer, pages: readonly PlacedPage[]): Promise<void> {
  if (pages.length === 0) return;
  const { position, room, hasList } = await readMenu(tx);
  const top = pages.filter(({ parentKey }) => parentKey === null);
  const needsList = !hasList && (top.length < pages.length || top.length > room);
  const shown = new Set(top.slice(0, Math.max(0, needsList ? room - 1 : room)));
  const rows = pages.map((page) => ({
    id: page.menuId,
    name: page.title.slice(0, longestMenuName),
    url: '',
    inMenu: shown.has(page),
  }));
  await tx
    .insert(menus)
    .values([...rows, ...(needsList ? [{ ...pageList, inMenu: true }] : [])].map(inOrderBehind(position)));
  const made = await tx
    .insert(menuPages)
    .values(
      pages.map(({ key, title, html, menuId, slug, searchTitle, searchText, noIndex }) => ({
        ...{ menuId, title, bodyHtml: html, slug, searchTitle, searchText, noIndex },
        source: wordpressSource,
        sourceKey: key,
      })),
    )
    .returning({ pageId: menuPages.id, slug: menuPages.slug });
  const addresses = made.filter(({ slug }) => slug !== '');
  if (addresses.length > 0) await tx.insert(pageAddresses).values(addresses);
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
