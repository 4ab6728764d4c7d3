import { forgetSession } from '@/lib/auth/forget-session';
import { requestSession } from '@/lib/auth/request-session';
import { signOut } from '@/lib/auth/sign-out';
import { resetPassword } from '@/lib/care-api/accounts';
import { endpoints } from '@/lib/contract/endpoints';
import { accountForm } from '@/lib/forms/account-form';
import { handOverDrafts } from '@/lib/forms/draft';
import { renameFields } from '@/lib/forms/fault';
import { visitorOf } from '@/lib/forms/visitor';
import { seeOther } from '@/lib/http/see-other';
import { withCookies } from '@/lib/http/with-cookies';
import { localePath, toLocale } from '@/lib/i18n/languages';
import { loginPath, signInPath } from '@/lib/sign-in/sign-in-paths';

/** The form for a new password: all sessions end, this browser's too. */
export const POST = accountForm('reset', endpoints.resetPassword, {
  send: async ({ token = '', email = '', password = '' }, { session, visitor, locale }) => {
    const answer = await resetPassword({ token, email: email.trim(), newPassword: password }, { visitor, locale });
    if (answer.ok && session) await signOut(session, { visitor });
    return answer.ok ? answer : renameFields(answer, { newPassword: 'password' });
  },
  done: (_, __, { locale }) => ({ location: loginPath(locale, { notice: 'reset' }), session: null }),
  back: ({ token = '' }, { locale }) =>
    `${localePath(locale, '/reset_password')}?${new URLSearchParams({ Key: token, problem: '1' })}`,
});

/** The page for a new password sends a link without key here: as specified, it signs out. */
export async function GET(request: Request): Promise<Response> {
  const session = await requestSession(request);
  if (session) await signOut(session, { visitor: visitorOf(request) });
  const locale = toLocale(new URL(request.url).searchParams.get('locale'));
  const answer = seeOther(signInPath(locale, 'forgot', { notice: 'no-key' }));
  return withCookies(answer, [...forgetSession(session), ...handOverDrafts(request, null)]);
}
