import 'server-only';
import { signInStepName } from '@/lib/http/cookie-names.mjs';
import { toSetCookie } from './session-cookies';

/** Seconds, as the API keeps the ticket. */
const maxAge = 600;

export function signInStepCookie(ticket: string): string {
  return toSetCookie(signInStepName, ticket, { maxAge: ticket === '' ? 0 : maxAge });
}
