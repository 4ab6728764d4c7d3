import { rememberedEmailCookie } from '@/lib/auth/remembered-email';
import { signIn } from '@/lib/care-api/accounts';
import { endpoints } from '@/lib/contract/endpoints';
import { accountForm } from '@/lib/forms/account-form';
import { afterSignIn } from '@/lib/forms/after-sign-in';
import { refused } from '@/lib/forms/fault';
import { loginPath } from '@/lib/sign-in/sign-in-paths';

export const POST = accountForm('login', endpoints.login, {
  send: async ({ email = '', password = '' }, sender) => {
    const answer = await signIn({ email: email.trim(), password }, sender);
    // Why is nobody's business, but how long to wait is, and what a colleague with the right password does instead.
    const isPrivate = !answer.ok && answer.status !== 429 && answer.status >= 400 && answer.status < 500;
    if (!answer.ok && answer.code === 'workAccountOnly') return answer;
    return isPrivate ? refused(answer.status, 'loginFailed') : answer;
  },
  done: async (answer, { email = '', remember }, sender) => {
    const { cookies, ...onward } = await afterSignIn(answer, sender);
    return { ...onward, cookies: [rememberedEmailCookie(remember ? email.trim() : ''), ...cookies] };
  },
  back: (_, { locale, returnUrl }) => loginPath(locale, { returnUrl, isProblem: true }),
});
