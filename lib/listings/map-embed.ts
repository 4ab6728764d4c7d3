import { textOfHtml } from '@/lib/contract/search-text';

export function mapEmbed(embed: string): string | null {
  const address = /<iframe\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(embed);
  const value = textOfHtml(address?.[1] ?? address?.[2] ?? (embed.includes('<') ? '' : embed));
  if (!URL.canParse(value)) return null;
  const url = new URL(value);
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  return isPlain && isAllowed(url) ? url.href : null;
}

function isAllowed({ hostname, pathname, searchParams }: URL): boolean {
  switch (hostname) {
    case 'www.google.com':
      return pathname === '/maps/embed' || pathname.startsWith('/maps/embed/');
    case 'maps.google.com':
      return pathname === '/maps' && searchParams.get('output') === 'embed';
    case 'www.openstreetmap.org':
      return pathname === '/export/embed.html';
    default:
      return false;
  }
}
