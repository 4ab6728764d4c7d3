import 'server-only';
import { endpoints } from '@/lib/contract/endpoints';
import type { MenuPage } from '@/lib/contract/menu';
import { isPageSlug } from '@/lib/contract/page-slug';
import type { Locale } from '@/lib/i18n/languages';
import { pageHref } from '@/lib/pages/page-href';
import { type PageLink, toPageTree } from '@/lib/pages/page-tree';
import { read } from './client';
import { listMenus } from './content';
import type { Reading } from './reading';
import { listLanguagesOf } from './translated-texts';

export async function getPagesOfMenu(menuId: number): Promise<Reading<MenuPage[]>> {
  const reading = await read(endpoints.listPagesOfMenu, { params: { id: menuId } });
  if (reading.state !== 'ready') return reading;
  const pages = reading.value.filter(({ title, bodyHtml, picture }) => title || bodyHtml || picture);
  return pages.length > 0 ? { state: 'ready', value: pages } : { state: 'missing' };
}

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

export async function listManagedPages(): Promise<{ path: string; languages: Locale[] }[]> {
  const placed = await listPlacedPages();
  const found = [...new Set(placed.map(({ menuId }) => menuId))].flatMap((menuId) => {
    const pages = placed.filter((page) => page.menuId === menuId);
    const [first] = pages;
    return first && !first.noIndex ? [{ menuId, pages, path: pageHref(first) }] : [];
  });
  return Promise.all(
    found.map(async ({ menuId, pages, path }) => ({ path, languages: await listLanguagesOfPages(menuId, pages) })),
  );
}

export async function listLanguagesOfPages(menuId: number, pages: readonly MenuPage[]): Promise<Locale[]> {
  const texts = pages.flatMap(({ title, icon, searchTitle, searchText }) => [title, icon, searchTitle, searchText]);
  const bodies = pages.map(({ bodyHtml }) => bodyHtml);
  return listLanguagesOf(bodies, `page-${menuId}`, await listLanguagesOf(texts));
}

type ManagedPage = MenuPage & { menuId: number };

/** An API without the whole list is asked menu by menu. */
async function listPlacedPages(): Promise<ManagedPage[]> {
  const pages = await read(endpoints.listMenuPages);
  if (pages.state === 'ready') {
    return pages.value.flatMap((page) => (page.menuId === null ? [] : [{ ...page, menuId: page.menuId }]));
  }
  const menuIds = (await listMenus()).map(({ id }) => id);
  const readings = await Promise.all(menuIds.map(getPagesOfMenu));
  return menuIds.flatMap((menuId, index) => {
    const reading = readings[index];
    const [first] = reading?.state === 'ready' ? reading.value : [];
    return first ? [{ ...first, menuId, parentMenuId: null, slug: '', noIndex: false }] : [];
  });
}
