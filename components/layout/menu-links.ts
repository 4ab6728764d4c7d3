import type { Category } from '@/lib/contract/category';
import { type Menu, siteMenus } from '@/lib/contract/menu';
import { doorHref } from '@/lib/listings/doors';
import { isJob } from '@/lib/listings/is-job';
import { pageHref } from '@/lib/pages/page-href';

/** `label` is the API's own word; without it the site says `key` in the visitor's language. */
export type MenuLink = {
  key: 'home' | 'care' | 'jobs' | 'insights' | 'pages' | 'menu';
  label: string;
  href: string;
  below?: MenuLink[];
};

const knownMenus: Record<(typeof siteMenus)[number], MenuLink> = {
  home: { key: 'home', label: '', href: '/home' },
  'care services': { key: 'care', label: '', href: '/listing' },
  'all pages': { key: 'pages', label: '', href: '/pagecontent' },
  insights: { key: 'insights', label: '', href: '/blog' },
};

const usualMenus = [knownMenus.home, knownMenus['care services'], knownMenus.insights];

/** The header's links: the API's menus in their order, then the jobs, when there are any and no menu leads there. */
export function menuLinks(menus: Menu[], categories: Category[]): MenuLink[] {
  const entries = menus.flatMap((menu) => toLink(menu) ?? []);
  const jobs: MenuLink = { key: 'jobs', label: '', href: doorHref('jobs') };
  const hasJobs = entries.some(({ link }) => link.href === jobs.href);
  const base = entries.length > 0 ? asTree(entries) : usualMenus;
  return !hasJobs && categories.some(({ name }) => isJob([name])) ? [...base, jobs] : base;
}

type Entry = { menu: Menu; link: MenuLink };

/** An entry stands on top where the one above it is not shown; all that is below stands in one list. */
function asTree(entries: Entry[]): MenuLink[] {
  const below = (id: number): MenuLink[] =>
    entries.flatMap(({ menu, link }) => (menu.parentId === id ? [link, ...below(menu.id)] : []));
  return entries
    .filter(({ menu }) => !entries.some((above) => above.menu.id === menu.parentId))
    .map(({ menu, link }) => ({ ...link, below: below(menu.id) }));
}

function toLink(menu: Menu): Entry | null {
  const name = siteMenus.find((one) => one === menu.name.toLowerCase());
  // Whoever gave it another address means that one.
  if (name && (!menu.url || menu.url === knownMenus[name].href)) return { menu, link: knownMenus[name] };
  const href = menu.url || pageHref({ menuId: menu.id, slug: '' });
  return /^(\/(?![/\\])|https?:\/\/)/i.test(href) ? { menu, link: { key: 'menu', label: menu.name, href } } : null;
}
