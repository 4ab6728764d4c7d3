'use client';
import { useLocale, useTranslations } from 'next-intl';
import { ErrorSummary } from '@/components/forms/error-summary';
import { Honeypot } from '@/components/forms/honeypot';
import { NameField } from '@/components/forms/name-field';
import { OnceField } from '@/components/forms/once-field';
import { PasswordField } from '@/components/forms/password-field';
import { useFaults } from '@/components/forms/use-faults';
import { usePhone } from '@/components/forms/whom-to-ring';
import type { FaultReport } from '@/lib/contract/faults';
import type { AccountForm as FormName, FormValues } from '@/lib/sign-in/account-forms';
import { CodeField } from './code-field';
import { EmailField } from './email-field';
import { LoginExtras } from './login-extras';
import { NoMatch } from './no-match';
import { PasswordStrength } from './password-strength';
import { SubmitAccount } from './submit-account';
import { useAccountForm } from './use-account-form';
import { UserNameField } from './user-name-field';

export type AccountFormProps = {
  form: FormName;
  returnUrl?: string | null;
  /** What an application is begun for. */
  listingId?: number;
  /** The key of a link for a new password. */
  token?: string;
  /** Which of several it is about. */
  about?: string;
  /** Whose password is chosen, for password managers; null for who has to say their email, too. */
  owner?: string | null;
  /** An API of the published calls knows usernames alone. */
  keepsNoName?: boolean;
  /** What a form sent without script left behind. */
  initial?: FormValues;
  initialFault?: FaultReport | null;
};

type Part = 'fullName' | 'userName' | 'email' | 'currentPassword' | 'password' | 'newPassword' | 'code';

/** What each asks, in this order. */
const partsOf: Record<FormName, readonly Part[]> = {
  login: ['email', 'password'],
  register: ['userName', 'email', 'newPassword'],
  start: ['fullName', 'email', 'newPassword'],
  forgot: ['email'],
  reset: ['email', 'newPassword'],
  choose: ['email', 'newPassword'],
  name: ['fullName'],
  password: ['currentPassword', 'newPassword'],
  email: ['email', 'currentPassword'],
  code: ['code'],
  app: ['currentPassword'],
  appCode: ['code'],
  appOff: ['currentPassword'],
  recovery: ['currentPassword'],
  passkeyOff: ['currentPassword'],
};

/** Login, Register, Forget Password, the new password, and what somebody changes later: one form in many sizes. */
export function AccountForm(props: AccountFormProps) {
  const { form, returnUrl, listingId, token, about, owner, keepsNoName, initial = {}, initialFault = null } = props;
  const t = useTranslations('Auth');
  const locale = useLocale();
  const { fault, state, isIncomplete, wiring } = useAccountForm(form, initialFault);
  const idOf = (field: string) => [form, about, field].filter(Boolean).join('-');
  const left = form === 'choose' && owner !== null ? 'email' : keepsNoName ? 'fullName' : null;
  const parts = partsOf[form].filter((part) => part !== left);
  const has = (part: Part) => parts.includes(part);
  const [first = ''] = parts;
  const { textOf, title, problems } = useFaults(fault, {
    idOf,
    whole: idOf(first === 'newPassword' ? 'password' : first),
    phone: usePhone(),
  });
  const isFirst = isFirstTime(form);
  return (
    <form {...wiring} className="mt-5 grid gap-5">
      {fault && (
        <ErrorSummary title={title} problems={problems} fault={fault}>
          {fault.code === 'loginFailed' && <NoMatch />}
        </ErrorSummary>
      )}
      <input type="hidden" name="locale" value={locale} />
      {isFirst && <OnceField byScriptAlone />}
      {returnUrl && <input type="hidden" name="returnUrl" value={returnUrl} />}
      {listingId !== undefined && <input type="hidden" name="listing" value={listingId} />}
      {token !== undefined && <input type="hidden" name="token" value={token} />}
      {about !== undefined && <input type="hidden" name="id" value={about} />}
      {owner && <input type="email" autoComplete="username" value={owner} readOnly hidden />}
      {has('fullName') && (
        <NameField id={idOf('fullName')} name="fullName" initial={initial.fullName ?? ''} error={textOf('fullName')} />
      )}
      {has('userName') && <UserNameField id={idOf('userName')} initial={initial.userName} error={textOf('userName')} />}
      {has('email') && (
        <EmailField
          id={idOf('email')}
          label={t(form === 'email' ? 'newEmail' : 'email')}
          isUsername={form === 'login'}
          initial={initial.email}
          isRemembered={form === 'login' && initial.email === undefined}
          error={textOf('email')}
        />
      )}
      {has('code') && (
        <CodeField
          id={idOf('code')}
          label={t(form === 'code' ? 'code' : 'appCode')}
          hint={t(form === 'code' ? 'codeHint' : 'appCodeHint')}
          error={textOf('code')}
        />
      )}
      <PasswordFields {...{ form, idOf, has, textOf }} />
      {isFirst && <Honeypot label={t('leaveBlank')} />}
      {form === 'login' && <LoginExtras isRemembered={Boolean(initial.remember)} />}
      <SubmitAccount form={form} state={state} isIncomplete={isIncomplete} />
    </form>
  );
}

/** For an account that is only made. */
function isFirstTime(form: FormName): form is 'register' | 'start' {
  return form === 'register' || form === 'start';
}

type PasswordFieldsProps = Pick<ReturnType<typeof useFaults>, 'textOf'> & {
  form: FormName;
  idOf: (field: string) => string;
  has: (part: Part) => boolean;
};

/** The one that is known, and the new one. */
function PasswordFields({ form, idOf, has, textOf }: PasswordFieldsProps) {
  const t = useTranslations('Auth');
  const isNew = has('newPassword');
  const isFirst = isFirstTime(form);
  const hint = isNew ? t(isFirst ? `${form}Hint` : 'resetHint') : undefined;
  return (
    <>
      {has('currentPassword') && (
        <PasswordField
          id={idOf('currentPassword')}
          name="currentPassword"
          label={t('currentPassword')}
          error={textOf('currentPassword')}
          autoComplete="current-password"
        />
      )}
      {(isNew || has('password')) && (
        <PasswordField
          id={idOf('password')}
          name="password"
          label={t(isNew && !isFirst ? 'newPassword' : 'password')}
          hint={hint}
          error={textOf('password')}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          say={isNew ? (typed) => <PasswordStrength typed={typed} /> : undefined}
        />
      )}
      {isNew && form !== 'start' && (
        <PasswordField
          id={idOf('confirmPassword')}
          name="confirmPassword"
          label={t('confirmPassword')}
          error={textOf('confirmPassword')}
          autoComplete="new-password"
        />
      )}
    </>
  );
}
