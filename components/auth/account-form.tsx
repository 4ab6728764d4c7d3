'use client';
import { useLocale, useTranslations } from 'next-intl';
import { ErrorSummary } from '@/components/forms/error-summary';
import { PasswordField } from '@/components/forms/password-field';
import { useFaults } from '@/components/forms/use-faults';
import type { FaultReport } from '@/lib/contract/faults';
import { honeypotField } from '@/lib/http/honeypot';
import type { AccountForm as FormName, FormValues } from '@/lib/sign-in/account-forms';
import { EmailField } from './email-field';
import { LoginExtras } from './login-extras';
import { PasswordStrength } from './password-strength';
import { SubmitAccount } from './submit-account';
import { useAccountForm } from './use-account-form';
import { UserNameField } from './user-name-field';

export type AccountFormProps = {
  form: FormName;
  returnUrl?: string | null;
  /** The key of a link for a new password. */
  token?: string;
  /** Whose password is chosen, for password managers; null for who has to say their email, too. */
  owner?: string | null;
  /** What a form sent without script left behind. */
  initial?: FormValues;
  initialFault?: FaultReport | null;
};

/** Forms in which a password is chosen, and what is said of it before. */
const hints: Partial<Record<FormName, 'registerHint' | 'resetHint'>> = {
  register: 'registerHint',
  ...{ reset: 'resetHint', choose: 'resetHint', password: 'resetHint' },
};

/** Login, Register, Forget Password, the new password, and what somebody changes later: one form in seven sizes. */
export function AccountForm({ form, returnUrl, token, owner, initial = {}, initialFault = null }: AccountFormProps) {
  const t = useTranslations('Auth');
  const locale = useLocale();
  const { fault, state, isIncomplete, wiring } = useAccountForm(form, initialFault);
  const idOf = (field: string) => `${form}-${field}`;
  const hasEmail = form === 'choose' ? owner === null : form !== 'password';
  const isOwn = form === 'password' || form === 'email';
  const first = idOf(isOwn ? 'currentPassword' : form === 'register' ? 'userName' : hasEmail ? 'email' : 'password');
  const { textOf, title, problems } = useFaults(fault, { idOf, whole: first });
  const hint = hints[form];
  const isNew = hint !== undefined;
  return (
    <form {...wiring} className="mt-5 grid gap-5">
      {fault && <ErrorSummary title={title} problems={problems} fault={fault} />}
      <input type="hidden" name="locale" value={locale} />
      {returnUrl && <input type="hidden" name="returnUrl" value={returnUrl} />}
      {token !== undefined && <input type="hidden" name="token" value={token} />}
      {owner && <input type="email" autoComplete="username" value={owner} readOnly hidden />}
      {form === 'register' && (
        <UserNameField id={idOf('userName')} initial={initial.userName} error={textOf('userName')} />
      )}
      {hasEmail && (
        <EmailField
          id={idOf('email')}
          label={t(form === 'email' ? 'newEmail' : 'email')}
          isUsername={form === 'login'}
          initial={initial.email}
          isRemembered={form === 'login' && initial.email === undefined}
          error={textOf('email')}
        />
      )}
      {isOwn && (
        <PasswordField
          id={idOf('currentPassword')}
          name="currentPassword"
          label={t('currentPassword')}
          error={textOf('currentPassword')}
          autoComplete="current-password"
        />
      )}
      {(isNew || form === 'login') && (
        <PasswordField
          id={idOf('password')}
          name="password"
          label={t(isNew && form !== 'register' ? 'newPassword' : 'password')}
          hint={hint && t(hint)}
          error={textOf('password')}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          say={isNew ? (typed) => <PasswordStrength typed={typed} /> : undefined}
        />
      )}
      {isNew && (
        <PasswordField
          id={idOf('confirmPassword')}
          name="confirmPassword"
          label={t('confirmPassword')}
          error={textOf('confirmPassword')}
          autoComplete="new-password"
        />
      )}
      {form === 'register' && (
        <p className="hidden">
          <label>
            {t('leaveBlank')} <input name={honeypotField} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
      )}
      {form === 'login' && <LoginExtras isRemembered={Boolean(initial.remember)} />}
      <SubmitAccount form={form} state={state} isIncomplete={isIncomplete} />
    </form>
  );
}
