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
  /** What a form sent without script left behind. */
  initial?: FormValues;
  initialFault?: FaultReport | null;
};

/** Login, Register, Forget Password and the new password: one form in four sizes. */
export function AccountForm({ form, returnUrl, token, initial = {}, initialFault = null }: AccountFormProps) {
  const t = useTranslations('Auth');
  const locale = useLocale();
  const { fault, state, isIncomplete, wiring } = useAccountForm(form, initialFault);
  const idOf = (field: string) => `${form}-${field}`;
  const first = idOf(form === 'register' ? 'userName' : 'email');
  const { textOf, title, problems } = useFaults(fault, { idOf, whole: first });
  const choosesPassword = form === 'register' || form === 'reset';
  const hint = choosesPassword ? t(form === 'register' ? 'registerHint' : 'resetHint') : undefined;
  return (
    <form {...wiring} className="mt-5 grid gap-5">
      {fault && <ErrorSummary title={title} problems={problems} fault={fault} />}
      <input type="hidden" name="locale" value={locale} />
      {returnUrl && <input type="hidden" name="returnUrl" value={returnUrl} />}
      {token !== undefined && <input type="hidden" name="token" value={token} />}
      {form === 'register' && (
        <UserNameField id={idOf('userName')} initial={initial.userName} error={textOf('userName')} />
      )}
      <EmailField
        id={idOf('email')}
        isUsername={form === 'login'}
        initial={initial.email}
        isRemembered={form === 'login' && initial.email === undefined}
        error={textOf('email')}
      />
      {form !== 'forgot' && (
        <PasswordField
          id={idOf('password')}
          name="password"
          label={t(form === 'reset' ? 'newPassword' : 'password')}
          hint={hint}
          error={textOf('password')}
          autoComplete={choosesPassword ? 'new-password' : 'current-password'}
          say={choosesPassword ? (typed) => <PasswordStrength typed={typed} /> : undefined}
        />
      )}
      {choosesPassword && (
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
