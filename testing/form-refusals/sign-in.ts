import { type FormRules, problem, says, wants } from './said-of-form';

/** Of whoever signs in, registers or has forgotten. */
export const signInForms: Record<string, FormRules> = {
  'sign-in': {
    back: '/login-register?problem=1#problem',
    json: {
      empty: says('422 Please provide username and password!', {
        email: 'Please provide a valid username',
        password: 'Please provide a password',
      }),
      'no email': says('422 Please provide username and password!', { email: 'Please provide a valid username' }),
      'no password': says('422 Please provide username and password!', { password: 'Please provide a password' }),
      'no such email': wants({ email: 'Please provide a valid username' }),
      'short password': wants({ password: 'Password should not be less than 8 characters' }),
      'long password': wants({ password: 'Please use at most 256 characters.' }),
      'unknown account': '401 Login unsuccessfull',
      honeypot: '422 There is a problem',
      'with a way back': '401 Login unsuccessfull',
      'with a foreign way back': '401 Login unsuccessfull',
    },
    plain: { 'with a way back': '303 /login-register?returnUrl=%2Fprofiles&problem=1#problem' },
  },
  register: {
    back: '/login-register/register?problem=1#problem',
    json: {
      empty: wants({
        userName: 'Please provide a username',
        email: 'Please provide an email',
        password: 'Please provide a password',
        confirmPassword: 'Please confirm the password',
      }),
      'no name': wants({ userName: 'Please provide a username' }),
      'short name': problem({ userName: 'Please use at least 2 characters.' }),
      'long name': problem({ userName: 'Please use at most 40 characters.' }),
      'name of other letters': problem({ userName: "Please use letters, digits, spaces and . _ ' - only." }),
      'invisible name': problem({ userName: 'Please remove the invisible characters.' }),
      'no email': wants({ email: 'Please provide an email' }),
      'no such email': wants({ email: 'Please provide valid email' }),
      'long email': wants({ email: 'Please provide valid email' }),
      'email the API knows better': problem({ email: 'Please provide valid email' }),
      'no password': wants({ password: 'Please provide a password', confirmPassword: 'Please confirm the password' }),
      'short password': wants({ password: 'Password should not be less than 8 characters' }),
      'common password': problem({ password: 'This password is very common. Please choose another one.' }),
      'password that is the email': problem({ password: 'Please use something else than your name or email.' }),
      'no confirmation': wants({ confirmPassword: 'Please confirm the password' }),
      'other confirmation': wants({ confirmPassword: 'Passwords do not match.' }),
      honeypot: '422 There is a problem',
      taken: problem({ userName: 'This username is taken already.' }),
    },
  },
  start: {
    back: '/start/41#problem',
    json: {
      empty: wants({ email: 'Please provide an email', password: 'Please provide a password' }),
      'no name': wants({ fullName: 'Your Name is required.' }),
      'a letter for a name': wants({ fullName: 'Please use at least 2 characters.' }),
      'long name': wants({ fullName: 'Please use at most 120 characters.' }),
      'no email': wants({ email: 'Please provide an email' }),
      'no such email': wants({ email: 'Please provide valid email' }),
      'long email': wants({ email: 'Please provide valid email' }),
      'short password': wants({ password: 'Password should not be less than 8 characters' }),
      'common password': problem({ password: 'This password is very common. Please choose another one.' }),
      'no listing': wants({ email: 'Please provide valid email' }),
      'no such listing': wants({ email: 'Please provide valid email' }),
      honeypot: '422 There is a problem',
      'with a foreign way back': wants({ email: 'Please provide valid email' }),
    },
    plain: {
      empty: '303 /login-register#problem',
      'no listing': '303 /login-register#problem',
      'no such listing': '303 /login-register#problem',
    },
  },
  'forgot-password': {
    back: '/login-register/forgot?problem=1#problem',
    json: {
      empty: wants({ email: 'Please provide a email' }),
      'no such email': wants({ email: 'Please provide a email' }),
      honeypot: '422 There is a problem',
    },
  },
  'reset-password': {
    back: '/reset_password?Key=no-such-token&problem=1#problem',
    json: {
      empty: wants({
        email: 'Please provide an email',
        password: 'Please provide a password',
        confirmPassword: 'Please confirm the password',
      }),
      'no such email': wants({ email: 'Please provide valid email' }),
      'short password': wants({ password: 'Password should not be less than 8 characters' }),
      'other confirmation': wants({ confirmPassword: 'Passwords do not match.' }),
      'unknown token': '422 Username In Correct Contact Administrator',
      'long token': problem({ token: 'Too big: expected string to have <=200 characters' }),
    },
    plain: {
      empty: '303 /reset_password?Key=&problem=1#problem',
      'long token':
        '303 /reset_password?Key=xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx&problem=1#problem',
    },
  },
  'sign-out': {
    back: '/',
    json: { 'API away': '200 ended ', 'in Arabic': '200 ended ' },
    plain: { 'API away': '303 ended /', 'in Arabic': '303 ended /ar' },
  },
};
