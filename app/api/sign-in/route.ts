import { rememberedEmailCookie } from '@/lib/auth/remembered-email';
import { signInStepCookie } from '@/lib/auth/sign-in-step';
import { startSession } from '@/lib/auth/start-session';
import { signIn } from '@/lib/care-api/accounts';
import { endpoints } from '@/lib/contract/endpoints';
import { accountForm } from '@/lib/door/account-form';
import { refused } from '@/lib/door/fault';
import { chooseFirstPath, codePath, loginPath, onwardPath } from '@/lib/sign-in/sign-in-paths';

/** The login form. */
export const POST = accountForm('login', endpoints.login, {
  send: async ({ email = '', password = '' }, { visitor, agent }) => {
    const answer = await signIn({ email: email.trim(), password }, { visitor, agent });
    // Why is nobody's business, but how long to wait is.
    const isPrivate = !answer.ok && answer.status !== 429 && answer.status >= 400 && answer.status < 500;
    return isPrivate ? refused(answer.status, 'loginFailed') : answer;
  },
  done: async (answer, { email = '', remember }, { locale, returnUrl }) => {
    const remembered = rememberedEmailCookie(remember ? email.trim() : '');
    if ('ticket' in answer) {
      const location = codePath(locale, { returnUrl });
      return { location, cookies: [remembered, signInStepCookie(answer.ticket)], body: { location, isHalf: true } };
    }
    return {
      location: answer.mustChoose ? chooseFirstPath(locale, returnUrl) : onwardPath(locale, returnUrl),
      session: await startSession(answer),
      cookies: [remembered],
    };
  },
  back: (_, { locale, returnUrl }) => loginPath(locale, { returnUrl, isProblem: true }),
});
