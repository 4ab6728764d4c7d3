import 'server-only';
import { requestCookie } from '@/lib/http/request-cookie';
import { openSession, type Session } from './session';
import { sessionCookieName } from './session-cookies';

/** The session a request came with; null for none. Whether the API still knows it is `checkSession`'s question. */
export function requestSession(request: Request): Promise<Session | null> {
  return openSession(requestCookie(request, sessionCookieName()));
}
