/** Where a managed page is, without language: at its own address, or at its menu's. */
export function pageHref({ menuId, slug }: { menuId: number; slug: string }): string {
  return slug ? `/${slug}` : `/pagecontent/${menuId}`;
}
