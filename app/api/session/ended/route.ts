import { checkSession } from '@/lib/auth/check-session';
import { forgetSession } from '@/lib/auth/forget-session';
import { requestSession } from '@/lib/auth/request-session';
import { sessionCookies } from '@/lib/auth/session-cookies';
import { seeOther } from '@/lib/http/see-other';
import { withCookies } from '@/lib/http/with-cookies';
import { toLocale } from '@/lib/i18n/languages';
import { safeReturnUrl } from '@/lib/sign-in/safe-return-url';
import { loginPath } from '@/lib/sign-in/sign-in-paths';

/** Where a guarded page sends a session that is over: takes its cookies away. One that is good gets its hint back, and goes on to the page. */
export async function GET(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams;
  const returnUrl = safeReturnUrl(asked.get('returnUrl'));
  const session = await requestSession(request);
  if (session && (await checkSession(session))) {
    return withCookies(seeOther(returnUrl ?? '/adminPanel'), await sessionCookies(session));
  }
  const login = loginPath(toLocale(asked.get('locale')), { returnUrl, notice: 'expired' });
  return withCookies(seeOther(login), forgetSession(session));
}
