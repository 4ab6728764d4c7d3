import 'server-only';
import { randomBytes } from 'node:crypto';
import { knownDeviceToken } from '@/lib/contract/known-device';
import { knownDeviceName } from '@/lib/http/cookie-names.mjs';
import { requestCookie } from '@/lib/http/request-cookie';
import { toSetCookie } from './session-cookies';

/** Seconds, as long as the API knows a browser after a log-in. Handlers alone read it, so no page is made for it. */
const rules = { maxAge: 60 * 60 * 24 * 30, path: '/api' };

/** By which the API knows the browser again: its cookie's, or a new one to be kept once somebody is logged in. */
export function knownDeviceOf(request: Request): string {
  const kept = requestCookie(request, knownDeviceName) ?? '';
  return knownDeviceToken.test(kept) ? kept : randomBytes(32).toString('base64url');
}

export function knownDeviceCookie(token: string): string {
  return toSetCookie(knownDeviceName, token, rules);
}
