import 'server-only';
import { forgetSession } from '@/lib/auth/forget-session';
import type { Session } from '@/lib/auth/session';
import { withCookies } from '@/lib/http/with-cookies';
import { refuse } from './fault';

export function refuseSignedOut(session: Session | null): Response {
  return withCookies(refuse(401, 'signInFirst'), forgetSession(session));
}
