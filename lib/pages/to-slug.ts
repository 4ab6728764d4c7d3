/** An address that a title could have: `Our prices & fees` → `our-prices-and-fees`; '' where it has no Latin letters. */
export function toSlug(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
}
