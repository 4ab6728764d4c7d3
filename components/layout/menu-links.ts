import type { Category } from '@/lib/contract/category';
import { type Menu, siteMenus } from '@/lib/contract/menu';
import { doorHref } from '@/lib/listings/doors';
import { isJob } from '@/lib/listings/is-job';
import { pageHref } from '@/lib/pages/page-href';

/** `label` is the API's own word; without it the site says `key` in the visitor's language. */
export type MenuLink = { key: 'home' | 'care' | 'jobs' | 'insights' | 'pages' | 'menu'; label: string; href: string };

const knownMenus: Record<(typeof siteMenus)[number], MenuLink> = {
  home: { key: 'home', label: '', href: '/home' },
  'care services': { key: 'care', label: '', href: '/listing' },
  'all pages': { key: 'pages', label: '', href: '/pagecontent' },
  insights: { key: 'insights', label: '', href: '/blog' },
};

const usualMenus = [knownMenus.home, knownMenus['care services'], knownMenus.insights];

/** The header's links: the API's menus in their order, then the jobs, when there are any. */
export function menuLinks(menus: Menu[], categories: Category[]): MenuLink[] {
  const links = menus.map(toLink).filter((link) => link !== null);
  const jobs: MenuLink = { key: 'jobs', label: '', href: doorHref('jobs') };
  const base = links.length > 0 ? links : usualMenus;
  return categories.some(({ name }) => isJob([name])) ? [...base, jobs] : base;
}

function toLink(menu: Menu): MenuLink | null {
  const name = siteMenus.find((one) => one === menu.name.toLowerCase());
  // Whoever gave it another address means that one.
  if (name && (!menu.url || menu.url === knownMenus[name].href)) return knownMenus[name];
  const href = menu.url || pageHref({ menuId: menu.id, slug: '' });
  return /^(\/(?![/\\])|https?:\/\/)/i.test(href) ? { key: 'menu', label: menu.name, href } : null;
}
