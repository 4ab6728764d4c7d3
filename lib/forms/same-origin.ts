import 'server-only';
import { siteUrl } from '@/lib/env';

/** True when a request comes from our own pages, by the browser's own word. A plain client that names no origin is let through: it carries no one's cookies. */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site === 'same-origin') return true;
  // 'none' is somebody's own doing, an address typed or a page reloaded: no other origin has a part in it.
  if (site && site !== 'none') return false;
  const origin = request.headers.get('origin');
  if (!origin) return true;
  if (!URL.canParse(origin)) return false;
  const { host, origin: named } = new URL(origin);
  // A proxy may say another Host than visitors see.
  return host === request.headers.get('host') || named === new URL(siteUrl()).origin;
}
