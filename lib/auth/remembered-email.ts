import 'server-only';
import { rememberedEmailName } from '@/lib/http/cookie-names.mjs';
import { toSetCookie } from './session-cookies';

const oneYear = 60 * 60 * 24 * 365;

/** Remember Me: the email and nothing else; '' forgets it. Script may read it, to fill in static pages. */
export function rememberedEmailCookie(email: string): string {
  const maxAge = email === '' ? 0 : oneYear;
  return toSetCookie(rememberedEmailName, encodeURIComponent(email), { maxAge, readable: true });
}
