import 'server-only';
import { revokeSession } from './revoked';
import type { Session } from './session';
import { endedSessionCookies } from './session-cookies';

/** `Set-Cookie` values that take a session that is over from its browser. Copies of its cookie are taken no more either. */
export function forgetSession(session: Session | null): string[] {
  if (session) revokeSession(session.sid);
  return endedSessionCookies();
}
