import 'server-only';
import { packCookie, packedNames } from '@/lib/http/packed-cookies';
import { toSetCookie } from './session-cookies';

/** Seconds. */
const draftMaxAge = 300;

/** `Set-Cookie` values that keep what was typed for the page a form goes back to; they empty it for null. */
export function packedDraftCookies(name: string, draft: unknown): string[] {
  const parts = draft === null ? null : packCookie(draft);
  return packedNames(name).map((part, index) => {
    const value = parts?.[index] ?? '';
    return toSetCookie(part, value, { maxAge: value === '' ? 0 : draftMaxAge });
  });
}
