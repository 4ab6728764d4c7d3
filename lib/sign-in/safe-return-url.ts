import { decodePart } from '@/lib/http/decode-part';

const ours = 'http://site.invalid';

/** Where to go after signing in: an address of our own pages as it may stand in `Location`, or null for anything else. */
export function safeReturnUrl(value: string | null | undefined): string | null {
  if (typeof value !== 'string' || value.length > 2_000 || !/^\/(?![/\\])/.test(value)) return null;
  // Browsers drop or turn some of these, and then read another address than we did.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
  if (/[\\\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff]/.test(value)) return null;
  const [path = ''] = value.split(/[?#]/);
  if (!isPlainPath(path) || !URL.canParse(value, ours)) return null;
  const url = new URL(value, ours);
  if (url.origin !== ours || url.username || url.pathname.startsWith('//')) return null;
  if (/^\/(api|_next)(\/|$)/i.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** No segment that leads elsewhere, hides a slash, or looks different once decoded. */
function isPlainPath(path: string): boolean {
  if (path.includes('//')) return false;
  return path.split('/').every((raw) => {
    const segment = decodePart(raw);
    if (segment === null || segment === '.' || segment === '..') return false;
    // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
    return !/[/\\%\u0000-\u001f\u007f-\u009f]/.test(segment);
  });
}
