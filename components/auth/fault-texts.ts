'use client';
import { useTranslations } from 'next-intl';
import type { AccountForm, FormFault } from '@/lib/sign-in/form-fault';

/** The contract and the API speak the spec's English; the page says the same in the visitor's language. */
const keys = {
  'Please provide a valid username': 'validUsername',
  'Please provide a password': 'password',
  'Password should not be less than 8 characters': 'passwordShort',
  'Please use at most 256 characters.': 'passwordLong',
  'Please provide a username': 'userName',
  'Please use at least 2 characters.': 'userNameShort',
  "Please use letters, digits, spaces and . _ ' - only.": 'userNameLetters',
  'Please use at most 40 characters.': 'userNameLong',
  'This username is taken already.': 'userNameTaken',
  'Please provide an email': 'email',
  'Please provide valid email': 'emailInvalid',
  'There is an account with this email already.': 'emailTaken',
  'Please provide a email': 'emailForgot',
  'Please confirm the password': 'confirm',
  'Passwords do not match.': 'match',
  'This password is very common. Please choose another one.': 'common',
  'Please use something else than your name or email.': 'ownName',
  'Please provide username and password!': 'both',
  'Kindly provide the required fields': 'required',
  'Login unsuccessfull': 'login',
  'Please check the Network!': 'network',
  'Username In Correct Contact Administrator': 'linkUnusable',
  'Username Not Exists In System': 'unknownUser',
  'There is a problem': 'problem',
} as const;

/** Where the eye goes when a problem belongs to the whole form. */
const firstField: Record<AccountForm, string> = {
  login: 'email',
  register: 'userName',
  forgot: 'email',
  reset: 'email',
};

export function useFaultTexts(fault: FormFault | null, form: AccountForm) {
  const t = useTranslations('Auth.faults');
  const translate = (text: string) => {
    const key = Object.entries(keys).find(([english]) => english === text)?.[1];
    return key ? t(key) : text;
  };
  const idOf = (field: string) => `${form}-${field}`;
  const errors = Object.entries(fault?.errors ?? {});
  const whole = fault === null ? '' : wholeText(fault);

  function wholeText({ message, retryAfter }: FormFault): string {
    if (retryAfter) return t('tooManyFor', { minutes: Math.ceil(retryAfter / 60) });
    return message.startsWith('Too many') ? t('tooMany') : translate(message);
  }

  return {
    idOf,
    textOf: (field: string) => (fault?.errors[field] ? translate(fault.errors[field]) : undefined),
    title: errors.length > 0 && whole ? whole : t('problem'),
    problems:
      errors.length > 0
        ? errors.map(([field, text]) => ({ id: idOf(field), text: translate(text) }))
        : fault
          ? [{ id: idOf(firstField[form]), text: whole }]
          : [],
  };
}
