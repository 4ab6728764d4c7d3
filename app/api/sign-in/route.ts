import { answerForm, type Outcome, type Submitted } from '@/lib/auth/answer-form';
import { rememberedEmailCookie } from '@/lib/auth/remembered-email';
import { sessionCookies } from '@/lib/auth/session-cookies';
import { startSession } from '@/lib/auth/start-session';
import { toOutcome } from '@/lib/auth/to-outcome';
import { signIn } from '@/lib/care-api/accounts';
import { localePath } from '@/lib/i18n/languages';
import { isWelcomePath, loginPath } from '@/lib/sign-in/sign-in-paths';

/** The login form. */
export function POST(request: Request): Promise<Response> {
  return answerForm(request, {
    form: 'login',
    submit,
    back: ({ locale, returnUrl }) => loginPath(locale, { returnUrl, isProblem: true }),
  });
}

async function submit({ values, locale, returnUrl, visitor }: Submitted): Promise<Outcome> {
  const { email = '', password = '', remember } = values;
  const answer = await signIn({ email: email.trim(), password }, { visitor });
  if (!answer.ok) return toOutcome({ ...answer, errors: {} }, { refused: 'Login unsuccessfull' });
  const session = await startSession(answer.value);
  return {
    ok: true,
    location: returnUrl !== null && !isWelcomePath(returnUrl) ? returnUrl : localePath(locale, '/listing'),
    cookies: [...(await sessionCookies(session)), rememberedEmailCookie(remember ? email.trim() : '')],
  };
}
