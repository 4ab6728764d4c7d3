import 'client-only';

type CookieOptions = { maxAge: number };

/** A cookie script may read; null without it, and for what cannot be read. cookies-next does this too, for 3 kB on every page: it serves where weight is free. */
export function readCookie(name: string): string | null {
  const start = `${name}=`;
  const found = document.cookie.split('; ').find((part) => part.startsWith(start));
  try {
    return found ? decodeURIComponent(found.slice(start.length)) : null;
  } catch {
    return null;
  }
}

/** `maxAge` in seconds. */
export function writeCookie(name: string, value: string, { maxAge }: CookieOptions): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;
}
