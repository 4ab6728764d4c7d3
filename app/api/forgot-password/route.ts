import { answerForm, type Outcome, type Submitted } from '@/lib/auth/answer-form';
import { toOutcome } from '@/lib/auth/to-outcome';
import { requestPasswordReset } from '@/lib/care-api/accounts';
import { signInPath } from '@/lib/sign-in/sign-in-paths';

/** Asks for a link to a new password. The answer never tells whether there is such an account. */
export function POST(request: Request): Promise<Response> {
  return answerForm(request, {
    form: 'forgot',
    submit,
    back: ({ locale, returnUrl }) => signInPath(locale, 'forgot', { returnUrl, isProblem: true }),
  });
}

async function submit({ values, locale, returnUrl, visitor }: Submitted): Promise<Outcome> {
  const answer = await requestPasswordReset(values.email?.trim() ?? '', { visitor });
  const isRefused = !answer.ok && answer.status >= 400 && answer.status < 500 && answer.status !== 429;
  if (!answer.ok && !isRefused) return toOutcome(answer);
  return { ok: true, location: signInPath(locale, 'forgot', { returnUrl, notice: 'mailed' }) };
}
