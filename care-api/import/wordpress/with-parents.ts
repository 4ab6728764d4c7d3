import type { ImportedPage } from './imported-page';
import { keyOf, type WxrItem } from './wxr-schema';

/** Each page below the nearest one above it that is taken too, and in the order in which WordPress lists them. */
export function withParents(pages: readonly ImportedPage[], items: readonly WxrItem[]): ImportedPage[] {
  const taken = new Set(pages.map(({ key }) => key));
  const byId = new Map(items.filter(({ type }) => type === 'page').map((item) => [item.id, item]));
  const byKey = new Map([...byId.values()].map((item) => [keyOf(item), item]));
  return pages
    .map((page) => ({ ...page, parentKey: keyAbove(byKey.get(page.key), byId, taken) }))
    .sort((a, b) => a.order - b.order || (a.title < b.title ? -1 : 1));
}

/** Null for a page at the top, and for one that stands below itself in the end. */
function keyAbove(
  page: WxrItem | undefined,
  byId: ReadonlyMap<number, WxrItem>,
  taken: ReadonlySet<string>,
): string | null {
  const passed = new Set(page && [page.id]);
  let found: string | null = null;
  let above = byId.get(page?.parentId ?? 0);
  while (above) {
    if (passed.has(above.id)) return null;
    passed.add(above.id);
    if (found === null && taken.has(keyOf(above))) found = keyOf(above);
    above = byId.get(above.parentId);
  }
  return found;
}
