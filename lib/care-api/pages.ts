import 'server-only';
import { endpoints } from '@/lib/contract/endpoints';
import type { MenuPage } from '@/lib/contract/menu';
import { type Reading, read } from './client';

/** What a menu's page says; missing when there is nothing to show. */
export async function getPagesOfMenu(menuId: number): Promise<Reading<MenuPage[]>> {
  const reading = await read(endpoints.listPagesOfMenu, { params: { id: menuId } });
  if (reading.state !== 'ready') return reading;
  const pages = reading.value.filter(({ title, bodyHtml, picture }) => title || bodyHtml || picture);
  return pages.length > 0 ? { state: 'ready', value: pages } : { state: 'missing' };
}

/** The menus that have a managed page, for the sitemap. An API without the whole list is asked menu by menu. */
export async function listManagedMenuIds(): Promise<number[]> {
  const pages = await read(endpoints.listMenuPages);
  if (pages.state === 'ready') {
    return [...new Set(pages.value.map(({ menuId }) => menuId).filter((menuId) => menuId !== null))];
  }
  const menus = await read(endpoints.listMenus);
  const menuIds = menus.state === 'ready' ? menus.value.map(({ id }) => id) : [];
  const readings = await Promise.all(menuIds.map(getPagesOfMenu));
  return menuIds.filter((_, index) => readings[index]?.state === 'ready');
}
