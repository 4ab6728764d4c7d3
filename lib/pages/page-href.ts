export function pageHref({ menuId, slug }: { menuId: number; slug: string }): string {
  return slug ? `/${slug}` : `/pagecontent/${menuId}`;
}
