/** An address a link may lead to, or null: only http and https, https where none is given. */
export function websiteHref(website: string): string | null {
  const url = parseUrl(withScheme(website.trim()));
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null;
  const isHost = /^[^.].*\.[^.]{2,}\.?$/.test(url.hostname);
  return isHost && url.username === '' && url.password === '' ? url.href : null;
}

function withScheme(website: string): string {
  if (website.startsWith('//')) return `https:${website}`;
  // A scheme, but not the host of 'example.org:8080'.
  return /^[a-z][a-z\d+-]*:/i.test(website) ? website : `https://${website}`;
}

function parseUrl(value: string): URL | null {
  return URL.canParse(value) ? new URL(value) : null;
}
