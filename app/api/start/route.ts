import { createAccount, signIn } from '@/lib/care-api/accounts';
import type { LoginAnswer } from '@/lib/contract/account';
import { endpoints } from '@/lib/contract/endpoints';
import { accountForm } from '@/lib/forms/account-form';
import { afterSignIn } from '@/lib/forms/after-sign-in';
import { toId } from '@/lib/http/to-id';
import { type Locale, localePath } from '@/lib/i18n/languages';
import { loginPath, startPath } from '@/lib/sign-in/sign-in-paths';
import { visitorName } from '@/lib/sign-in/visitor-name';

/**
 * An application without an account: name, email and password make one. Whether the email had one already is told by mail alone,
 * which leads on to the questions; so does the login. An API that mails nobody opens a new one at once.
 */
export const POST = accountForm<LoginAnswer | { ticket: string } | null>('start', endpoints.register, {
  send: async ({ fullName = '', email = '', password = '', listing }, sender) => {
    const { visitor, locale, once } = sender;
    const username = visitorName(once && `${once} ${email.trim()}`);
    const account = { username, email: email.trim(), password };
    const made = await createAccount(
      { ...account, fullName: fullName.trim(), listing: toId(listing) },
      { visitor, locale, once },
    );
    if (!made.ok) return made;
    if (made.value.isUnconfirmed) return { ok: true, value: null };
    const answer = await signIn({ email: account.email, password }, sender);
    return answer.ok ? answer : { ok: true, value: null };
  },
  done: async (answer, { listing }, { locale }) => {
    const returnUrl = toListing(listing, locale);
    if (!answer) return { location: loginPath(locale, { returnUrl, notice: 'mailed-how' }) };
    return afterSignIn(answer, { locale, returnUrl });
  },
  back: ({ listing }, { locale }) => {
    const id = toId(listing);
    return id === null ? loginPath(locale) : startPath(locale, id);
  },
});

function toListing(listing: string | undefined, locale: Locale): string | null {
  const id = toId(listing);
  return id === null ? null : localePath(locale, `/applynow2/${id}`);
}
