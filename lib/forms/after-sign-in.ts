import 'server-only';
import { signInStepCookie } from '@/lib/auth/sign-in-step';
import { startSession } from '@/lib/auth/start-session';
import type { LoginAnswer } from '@/lib/contract/account';
import type { Locale } from '@/lib/i18n/languages';
import { chooseFirstPath, codePath, onwardPath } from '@/lib/sign-in/sign-in-paths';

export async function afterSignIn(
  answer: LoginAnswer | { ticket: string },
  { locale, returnUrl }: { locale: Locale; returnUrl: string | null },
) {
  if ('ticket' in answer) {
    const location = codePath(locale, { returnUrl });
    return { location, cookies: [signInStepCookie(answer.ticket)], body: { location, isHalf: true } };
  }
  const location = answer.mustChoose ? chooseFirstPath(locale, returnUrl) : onwardPath(locale, returnUrl);
  return { location, session: await startSession(answer), cookies: [] };
}
