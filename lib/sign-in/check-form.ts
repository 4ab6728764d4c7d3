import type { AccountForm, FormFault, FormValues } from './form-fault';

const minPasswordLength = 8;
const maxPasswordLength = 256;

type Check = (values: FormValues) => Record<string, string | null>;

/** The spec's rules and words, the same in the browser and in the handlers. */
const checks: Record<AccountForm, Check> = {
  login: ({ email, password = '' }) => ({
    email: isEmail(email) ? null : 'Please provide a valid username',
    password: checkPassword(password),
  }),
  register: ({ userName, email, password = '', confirmPassword = '' }) => ({
    userName: userName?.trim() ? null : 'Please provide a username',
    email: !email?.trim() ? 'Please provide an email' : isEmail(email) ? null : 'Please provide valid email',
    password: checkPassword(password),
    confirmPassword: checkSame(password, confirmPassword),
  }),
  forgot: ({ email }) => ({ email: isEmail(email) ? null : 'Please provide a email' }),
  reset: ({ email, password = '', confirmPassword = '' }) => ({
    email: !email?.trim() ? 'Please provide an email' : isEmail(email) ? null : 'Please provide valid email',
    password: checkPassword(password),
    confirmPassword: checkSame(password, confirmPassword),
  }),
};

const emptyMessages: Partial<Record<AccountForm, string>> = { login: 'Please provide username and password!' };

/** What is wrong with a form before it is sent; null for nothing. */
export function checkForm(form: AccountForm, values: FormValues): FormFault | null {
  const errors = Object.fromEntries(
    Object.entries(checks[form](values)).filter((entry): entry is [string, string] => entry[1] !== null),
  );
  if (Object.keys(errors).length === 0) return null;
  const isEmpty = Object.keys(errors).every((field) => !values[field]);
  return { message: (isEmpty && emptyMessages[form]) || 'Kindly provide the required fields', errors };
}

function checkPassword(password: string): string | null {
  if (password === '') return 'Please provide a password';
  if (password.length < minPasswordLength) return 'Password should not be less than 8 characters';
  return password.length > maxPasswordLength ? 'Please use at most 256 characters.' : null;
}

function checkSame(password: string, confirmed: string): string | null {
  if (confirmed === '') return 'Please confirm the password';
  return password === confirmed ? null : 'Passwords do not match.';
}

/** Plausible; whether it exists only a mail can tell. */
function isEmail(value = ''): boolean {
  return value.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(value.trim());
}
