import { answerForm, type Outcome, type Submitted, withCookies } from '@/lib/auth/answer-form';
import { requestSession } from '@/lib/auth/request-session';
import { endedSessionCookies } from '@/lib/auth/session-cookies';
import { signOut } from '@/lib/auth/sign-out';
import { toOutcome } from '@/lib/auth/to-outcome';
import { resetPassword } from '@/lib/care-api/accounts';
import { seeOther } from '@/lib/http/see-other';
import { defaultLocale, isLocale, localePath } from '@/lib/i18n/languages';
import { loginPath, signInPath } from '@/lib/sign-in/sign-in-paths';

/** The form for a new password: all sessions end, this browser's too. */
export async function POST(request: Request): Promise<Response> {
  const session = await requestSession(request);
  return answerForm(request, {
    form: 'reset',
    submit: async (submitted) => {
      const outcome = await submit(submitted);
      if (outcome.ok && session) await signOut(session);
      return outcome;
    },
    back: ({ locale, values }) =>
      `${localePath(locale, '/reset_password')}?${new URLSearchParams({ Key: values.token ?? '', problem: '1' })}`,
  });
}

async function submit({ values, locale }: Submitted): Promise<Outcome> {
  const { token = '', email = '', password = '' } = values;
  const answer = await resetPassword({ token, email: email.trim(), newPassword: password });
  if (!answer.ok) return toOutcome(answer, { fields: { newPassword: 'password' } });
  return { ok: true, location: loginPath(locale, { notice: 'reset' }), cookies: endedSessionCookies() };
}

/** The page for a new password sends a link without key here: as specified, it signs out. */
export async function GET(request: Request): Promise<Response> {
  const session = await requestSession(request);
  if (session) await signOut(session);
  const locale = new URL(request.url).searchParams.get('locale') ?? '';
  const forgot = signInPath(isLocale(locale) ? locale : defaultLocale, 'forgot', { notice: 'no-key' });
  return withCookies(seeOther(forgot), endedSessionCookies());
}
