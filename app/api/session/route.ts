import { withCookies } from '@/lib/auth/answer-form';
import { checkSession } from '@/lib/auth/check-session';
import { refreshSession } from '@/lib/auth/refresh-session';
import { requestSession } from '@/lib/auth/request-session';
import { endedSessionCookies, sessionCookies } from '@/lib/auth/session-cookies';
import { isSameOrigin } from '@/lib/http/same-origin';

/** Who is signed in, without a token; `user` is null for nobody. */
export async function GET(request: Request): Promise<Response> {
  const session = await requestSession(request);
  const user = session && (await checkSession(session));
  return withCookies(answer(200, { user }), session !== null && user === null ? endedSessionCookies() : []);
}

/** Stay signed in: new tokens, and an hour more where the API grants it. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return answer(403, { message: 'Please send this from our own page.' });
  const session = await requestSession(request);
  if (session === null) return withCookies(answer(401, { message: 'Please sign in.' }), endedSessionCookies());
  const refreshed = await refreshSession(session);
  switch (refreshed.state) {
    case 'renewed': {
      const { endsAt } = refreshed.session;
      return withCookies(answer(200, { endsAt }), await sessionCookies(refreshed.session));
    }
    case 'ended':
      return withCookies(answer(401, { message: 'Please sign in.' }), endedSessionCookies());
    case 'impossible':
      return answer(501, { message: 'This session cannot be made longer.' });
    case 'away':
      return answer(502, { message: 'Please check the Network!' });
  }
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
