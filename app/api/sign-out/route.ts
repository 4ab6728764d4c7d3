import { withCookies } from '@/lib/auth/answer-form';
import { requestSession } from '@/lib/auth/request-session';
import { endedSessionCookies } from '@/lib/auth/session-cookies';
import { signOut } from '@/lib/auth/sign-out';
import { isJson, readForm } from '@/lib/http/read-form';
import { isSameOrigin } from '@/lib/http/same-origin';
import { seeOther } from '@/lib/http/see-other';
import { defaultLocale, isLocale, localePath } from '@/lib/i18n/languages';

/** Log out: a plain form, or our script. Ends the session on the API and in this browser. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) {
    return Response.json({ message: 'Please send the form from our own page.' }, { status: 403 });
  }
  const sent = await readForm(request, 1_024);
  if (sent === null || sent === 'too large') {
    return Response.json({ message: 'Please send a form or JSON.' }, { status: 415 });
  }
  const session = await requestSession(request);
  if (session) await signOut(session);
  const locale = sent.get('locale') ?? '';
  const location = localePath(isLocale(locale) ? locale : defaultLocale, '/');
  const answer = isJson(request)
    ? Response.json({ location }, { headers: { 'cache-control': 'no-store' } })
    : seeOther(location);
  return withCookies(answer, endedSessionCookies());
}
