/** Tells crawlers not to follow a link to a selection of more than one choice, which robots.txt keeps them out of. */
export function linkRel(href: string, rel?: string): string | undefined {
  return [rel, href.includes('&') && 'nofollow'].filter(Boolean).join(' ') || undefined;
}
