/** Tells crawlers not to follow a link to what robots.txt keeps them out of: a selection of more than one choice, a form about something. */
export function linkRel(href: string, rel?: string): string | undefined {
  return [rel, /&|\/form\?/.test(href) && 'nofollow'].filter(Boolean).join(' ') || undefined;
}
