import 'client-only';
import { hintName } from '@/lib/http/cookie-names.mjs';
import { readCookie } from './cookies';
import { announceSession } from './session';

/** Writes down when a new session ends by this browser's clock, which may be an hour off; for all its tabs and pages. */
export function countSession(): void {
  const parts: unknown = JSON.parse(readCookie(hintName) ?? 'null');
  if (!Array.isArray(parts)) return;
  const [, isStaff, name, fullName, lasts]: unknown[] = parts;
  if (typeof lasts !== 'number') return;
  const counted = encodeURIComponent(JSON.stringify([Date.now() + lasts, isStaff, name, fullName]));
  const rules = `Path=/; Max-Age=${Math.floor(lasts / 1_000)}; SameSite=Lax`;
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, which `writeCookie` need not
  document.cookie = `${hintName}=${counted}; ${rules}${location.protocol === 'https:' ? '; Secure' : ''}`;
  announceSession('renewed');
}
