import 'server-only';
import { isSecureSite } from '@/lib/env';
import { bearerName, hintName, secureBearerName } from '@/lib/http/cookie-names.mjs';
import { writeHint } from '@/lib/sign-in/session-hint';
import { type Session, sealSession } from './session';

/** Over https the browser itself holds the cookie to this host and to https. */
export function sessionCookieName(): string {
  return isSecureSite() ? secureBearerName : bearerName;
}

export async function sessionCookies(session: Session, now = Date.now()): Promise<string[]> {
  const maxAge = Math.max(0, Math.floor((session.endsAt - now) / 1_000));
  return [
    toSetCookie(sessionCookieName(), await sealSession(session, now), { maxAge }),
    toSetCookie(hintName, writeHint({ ...session, lasts: maxAge * 1_000 }), { maxAge, readable: true }),
  ];
}

export function endedSessionCookies(): string[] {
  return [
    toSetCookie(sessionCookieName(), '', { maxAge: 0 }),
    toSetCookie(hintName, '', { maxAge: 0, readable: true }),
  ];
}

type CookieRules = {
  /** Seconds. */
  maxAge: number;
  path?: string;
  /** By script; no cookie of ours that matters is. */
  readable?: boolean;
};

/** `value` must need no quoting. */
export function toSetCookie(
  name: string,
  value: string,
  { maxAge, path = '/', readable = false }: CookieRules,
): string {
  const rules = [`Path=${path}`, `Max-Age=${maxAge}`, 'SameSite=Lax'];
  if (!readable) rules.push('HttpOnly');
  if (isSecureSite()) rules.push('Secure');
  return [`${name}=${value}`, ...rules].join('; ');
}
