import 'server-only';
import { endpoints } from '@/lib/contract/endpoints';
import type { MenuPage } from '@/lib/contract/menu';
import { isPageSlug } from '@/lib/contract/page-slug';
import { pageHref } from '@/lib/pages/page-href';
import { type PageLink, type PlacedPage, toPageTree } from '@/lib/pages/page-tree';
import { type Reading, read } from './client';
import { listMenus } from './content';

/** What a menu's page says; missing when there is nothing to show. */
export async function getPagesOfMenu(menuId: number): Promise<Reading<MenuPage[]>> {
  const reading = await read(endpoints.listPagesOfMenu, { params: { id: menuId } });
  if (reading.state !== 'ready') return reading;
  const pages = reading.value.filter(({ title, bodyHtml, picture }) => title || bodyHtml || picture);
  return pages.length > 0 ? { state: 'ready', value: pages } : { state: 'missing' };
}

/** Every managed page, in the order of the menu. */
export async function listPageTree(): Promise<PageLink[]> {
  return toPageTree(await listPlacedPages());
}

/** The menu of the page that is found at an address of its own, or was before. */
export async function getMenuAt(slug: string): Promise<Reading<number>> {
  if (!isPageSlug(slug)) return { state: 'missing' };
  const reading = await read(endpoints.listPageAddresses);
  if (reading.state !== 'ready') return reading;
  const found = reading.value.find((address) => address.slug === slug);
  return found ? { state: 'ready', value: found.menuId } : { state: 'missing' };
}

/** Where the managed pages are that search engines may know, for the sitemap. */
export async function listManagedPaths(): Promise<string[]> {
  const firsts = new Map((await listPlacedPages()).toReversed().map((page) => [page.menuId, page]));
  return [...firsts.values()]
    .toReversed()
    .filter(({ noIndex }) => !noIndex)
    .map(pageHref);
}

/** An API without the whole list is asked menu by menu. */
async function listPlacedPages(): Promise<PlacedPage[]> {
  const pages = await read(endpoints.listMenuPages);
  if (pages.state === 'ready') {
    return pages.value.flatMap(({ menuId, parentMenuId, title, slug, noIndex }) =>
      menuId === null ? [] : [{ menuId, parentMenuId, title, slug, noIndex }],
    );
  }
  const menuIds = (await listMenus()).map(({ id }) => id);
  const readings = await Promise.all(menuIds.map(getPagesOfMenu));
  return menuIds.flatMap((menuId, index) => {
    const reading = readings[index];
    const [first] = reading?.state === 'ready' ? reading.value : [];
    return first ? [{ menuId, parentMenuId: null, title: first.title, slug: '', noIndex: false }] : [];
  });
}
