import { answerForm, type Outcome, type Submitted } from '@/lib/auth/answer-form';
import { toOutcome } from '@/lib/auth/to-outcome';
import { createAccount } from '@/lib/care-api/accounts';
import { loginPath, signInPath } from '@/lib/sign-in/sign-in-paths';

/** The register form; whoever has registered logs in next. */
export function POST(request: Request): Promise<Response> {
  return answerForm(request, {
    form: 'register',
    submit,
    back: ({ locale, returnUrl }) => signInPath(locale, 'register', { returnUrl, isProblem: true }),
  });
}

async function submit({ values, locale, returnUrl, visitor }: Submitted): Promise<Outcome> {
  const { userName = '', email = '', password = '' } = values;
  const answer = await createAccount({ username: userName.trim(), email: email.trim(), password }, { visitor });
  if (!answer.ok) return toOutcome(answer, { fields: { username: 'userName' } });
  return { ok: true, location: loginPath(locale, { returnUrl, notice: 'registered' }) };
}
