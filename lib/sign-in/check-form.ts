import type { Fault, FaultCode } from '@/lib/contract/faults';
import type { AccountForm, FormValues } from './account-forms';

const minPasswordLength = 8;
const maxPasswordLength = 256;
const nameLength = { min: 2, max: 120 };

export type FormFaults = { whole: WholeFault; fields: Record<string, Fault> };
type WholeFault = Extract<FaultCode, 'loginEmpty' | 'fieldsRequired'>;
type Check = (values: FormValues) => Record<string, Fault | null>;

/** The spec's rules, the same in the browser and in the handlers. */
const checks: Record<AccountForm, Check> = {
  login: ({ email, password = '' }) => ({
    email: isEmail(email) ? null : { code: 'loginNameInvalid' },
    password: checkPassword(password),
  }),
  register: ({ userName, email, password = '', confirmPassword = '' }) => ({
    userName: userName?.trim() ? null : { code: 'usernameRequired' },
    email: checkEmail(email),
    password: checkPassword(password),
    confirmPassword: checkSame(password, confirmPassword),
  }),
  start: ({ fullName, email, password = '' }) => ({
    // An API of the published calls keeps none.
    ...(fullName !== undefined && checkName({ fullName })),
    email: checkEmail(email),
    password: checkPassword(password),
  }),
  forgot: ({ email }) => ({ email: isEmail(email) ? null : { code: 'forgottenEmailRequired' } }),
  reset: ({ email, password = '', confirmPassword = '' }) => ({
    email: checkEmail(email),
    password: checkPassword(password),
    confirmPassword: checkSame(password, confirmPassword),
  }),
  // Whether the email is asked the API knows.
  choose: ({ email, password = '', confirmPassword = '' }) => ({
    email: email === undefined ? null : checkEmail(email),
    password: checkPassword(password),
    confirmPassword: checkSame(password, confirmPassword),
  }),
  name: checkName,
  password: ({ currentPassword, password = '', confirmPassword = '' }) => ({
    ...checkCurrent({ currentPassword }),
    password: checkPassword(password),
    confirmPassword: checkSame(password, confirmPassword),
  }),
  email: ({ email, currentPassword }) => ({ email: checkEmail(email), ...checkCurrent({ currentPassword }) }),
  code: checkCode,
  app: checkCurrent,
  appCode: checkCode,
  appOff: checkCurrent,
  recovery: checkCurrent,
  passkeyOff: checkCurrent,
};

function checkCurrent({ currentPassword }: FormValues): Record<string, Fault | null> {
  return { currentPassword: currentPassword ? null : { code: 'passwordRequired' } };
}

function checkName({ fullName = '' }: FormValues): Record<string, Fault | null> {
  const { length } = fullName.trim();
  if (length === 0) return { fullName: { code: 'nameRequired' } };
  if (length < nameLength.min) return { fullName: { code: 'textTooShort', min: nameLength.min } };
  return { fullName: length > nameLength.max ? { code: 'textTooLong', max: nameLength.max } : null };
}

function checkCode({ code = '' }: FormValues): Record<string, Fault | null> {
  return { code: code.trim() === '' ? { code: 'codeRequired' } : null };
}

export function checkForm(form: AccountForm, values: FormValues): FormFaults | null {
  const fields = Object.fromEntries(
    Object.entries(checks[form](values)).filter((entry): entry is [string, Fault] => entry[1] !== null),
  );
  if (Object.keys(fields).length === 0) return null;
  const isEmpty = Object.keys(fields).every((field) => !values[field]);
  return { whole: isEmpty && form === 'login' ? 'loginEmpty' : 'fieldsRequired', fields };
}

function checkEmail(email = ''): Fault | null {
  if (email.trim() === '') return { code: 'accountEmailRequired' };
  return isEmail(email) ? null : { code: 'emailInvalid' };
}

function checkPassword(password: string): Fault | null {
  if (password === '') return { code: 'passwordRequired' };
  if (password.length < minPasswordLength) return { code: 'passwordTooShort' };
  return password.length > maxPasswordLength ? { code: 'textTooLong', max: maxPasswordLength } : null;
}

function checkSame(password: string, confirmed: string): Fault | null {
  if (confirmed === '') return { code: 'confirmationRequired' };
  return password === confirmed ? null : { code: 'confirmationDiffers' };
}

/** Plausible; whether it exists only a mail can tell. */
function isEmail(value = ''): boolean {
  return value.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(value.trim());
}
