import { requestPasswordReset } from '@/lib/care-api/accounts';
import { endpoints } from '@/lib/contract/endpoints';
import { accountForm } from '@/lib/forms/account-form';
import { signInPath } from '@/lib/sign-in/sign-in-paths';

/** Asks for a link to a new password. The answer never tells whether there is such an account. */
export const POST = accountForm('forgot', endpoints.forgotPassword, {
  send: async ({ email = '' }, { visitor, locale }) => {
    const answer = await requestPasswordReset(email.trim(), { visitor, locale });
    const isRefused = !answer.ok && answer.status >= 400 && answer.status < 500 && answer.status !== 429;
    return isRefused ? { ok: true, value: null } : answer;
  },
  done: (_, __, { locale, returnUrl }) => ({ location: signInPath(locale, 'forgot', { returnUrl, notice: 'mailed' }) }),
  back: (_, { locale, returnUrl }) => signInPath(locale, 'forgot', { returnUrl, isProblem: true }),
});
