import { createAccount } from '@/lib/care-api/accounts';
import { endpoints } from '@/lib/contract/endpoints';
import { accountForm } from '@/lib/forms/account-form';
import { renameFields } from '@/lib/forms/fault';
import { loginPath, signInPath } from '@/lib/sign-in/sign-in-paths';

/** The register form; whoever has registered logs in next. */
export const POST = accountForm('register', endpoints.register, {
  send: async ({ userName = '', email = '', password = '' }, { visitor, locale, once }) => {
    const account = { username: userName.trim(), email: email.trim(), password };
    const answer = await createAccount(account, { visitor, locale, once });
    return answer.ok ? answer : renameFields(answer, { username: 'userName' });
  },
  done: (_, __, { locale, returnUrl }) => ({ location: loginPath(locale, { returnUrl, notice: 'registered' }) }),
  back: (_, { locale, returnUrl }) => signInPath(locale, 'register', { returnUrl, isProblem: true }),
});
