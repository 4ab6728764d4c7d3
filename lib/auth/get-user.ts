import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { checkSession, type User } from './check-session';
import { openSession, type Session } from './session';
import { sessionCookieName } from './session-cookies';

/** The session of the page being rendered, for calls in its name; null for none. Makes a page dynamic. */
export const getSession = cache(async (): Promise<Session | null> => {
  return openSession((await cookies()).get(sessionCookieName())?.value);
});

/** Who is signed in, by the API's word; asked once a page. Makes a page dynamic. */
export const getUser = cache(async (): Promise<User | null> => {
  const session = await getSession();
  return session === null ? null : checkSession(session);
});

/** True when the browser sent a session, whether good or not. */
export async function hasSessionCookie(): Promise<boolean> {
  return (await cookies()).has(sessionCookieName());
}
