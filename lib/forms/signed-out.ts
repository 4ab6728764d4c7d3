import 'server-only';
import { forgetSession } from '@/lib/auth/forget-session';
import type { Session } from '@/lib/auth/session';
import { withCookies } from '@/lib/http/with-cookies';
import { refuse } from './fault';

/** 401 for a session that is over: it ends here too, and its cookies go. */
export function refuseSignedOut(session: Session | null): Response {
  return withCookies(refuse(401, 'signInFirst'), forgetSession(session));
}
