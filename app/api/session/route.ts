import { checkSession } from '@/lib/auth/check-session';
import { forgetSession } from '@/lib/auth/forget-session';
import { refreshSession } from '@/lib/auth/refresh-session';
import { requestSession } from '@/lib/auth/request-session';
import { sessionCookies } from '@/lib/auth/session-cookies';
import { refuse } from '@/lib/forms/fault';
import { fromOwnPage } from '@/lib/forms/own-page';
import { refuseSignedOut } from '@/lib/forms/signed-out';
import { visitorOf } from '@/lib/forms/visitor';
import { withCookies } from '@/lib/http/with-cookies';

/** Who is signed in, without a token; `user` is null for nobody. */
export async function GET(request: Request): Promise<Response> {
  const session = await requestSession(request);
  const user = session && (await checkSession(session));
  return withCookies(answer({ user }), session !== null && user === null ? forgetSession(session) : []);
}

/** Stay signed in: new tokens, and an hour more where the API grants it. */
export const POST = fromOwnPage(async (request) => {
  const session = await requestSession(request);
  const refreshed = session
    ? await refreshSession(session, { visitor: visitorOf(request) })
    : ({ state: 'ended' } as const);
  switch (refreshed.state) {
    case 'renewed': {
      const { endsAt } = refreshed.session;
      return withCookies(answer({ endsAt }), await sessionCookies(refreshed.session));
    }
    case 'ended':
      return refuseSignedOut(session);
    case 'impossible':
      return refuse(501, 'sessionFixed');
    case 'away':
      return refuse(502, 'systemAway');
  }
});

function answer(body: object): Response {
  return Response.json(body, { headers: { 'cache-control': 'no-store' } });
}
