import { pageHref } from './page-href';

export type PlacedPage = { menuId: number; parentMenuId: number | null; title: string; slug: string; noIndex: boolean };

export type PageLink = { menuId: number; title: string; href: string; below: PageLink[] };

export function toPageTree(pages: readonly PlacedPage[]): PageLink[] {
  const placed = new Set<number>();
  const here = new Set(pages.map(({ menuId }) => menuId));
  const place = (page: PlacedPage): PageLink[] => {
    if (placed.has(page.menuId)) return [];
    placed.add(page.menuId);
    const below = pages.filter(({ parentMenuId }) => parentMenuId === page.menuId);
    return [{ menuId: page.menuId, title: page.title, href: pageHref(page), below: below.flatMap(place) }];
  };
  const top = pages.filter(({ parentMenuId }) => parentMenuId === null || !here.has(parentMenuId));
  // Pages that stand below each other in a ring are under no page of the top.
  return [...top, ...pages].flatMap(place);
}

export function pathTo(tree: readonly PageLink[], menuId: number): PageLink[] {
  for (const page of tree) {
    if (page.menuId === menuId) return [page];
    const rest = pathTo(page.below, menuId);
    if (rest.length > 0) return [page, ...rest];
  }
  return [];
}
