import { type FormRules, problem, says, type Words, wants } from './said-of-form';

function profileText(name: string, max: number, whenEmpty: string): Words {
  return {
    [`no ${name}`]: wants({ [name]: whenEmpty }),
    [`long ${name}`]: problem({ [name]: `Please use at most ${max} characters.` }),
    [`invisible ${name}`]: problem({ [name]: 'Please remove the invisible characters.' }),
  };
}

/** Of one’s own profile, data and account. */
export const accountForms: Record<string, FormRules> = {
  profile: {
    back: '/profiles?problem=1#problem',
    notTaken: '415 Please send the form from our own page.',
    json: {
      'too large': says('413 There is a problem', { profilePhoto: 'Please choose a picture of at most 5 MB.' }),
      empty: wants({
        email: 'Email is required.',
        phoneNo: 'PhoneNo is required.',
        profilePhoto: 'ProfilePhoto is required.',
        address: 'Address is required.',
        street: 'Street is required.',
        city: 'City is required.',
        state: 'State is required.',
        country: 'Country is required.',
        nationality: 'Nationality is required.',
        gender: 'Gender is required.',
        dOB: 'DOB is required.',
      }),
      'no picture': wants({ profilePhoto: 'ProfilePhoto is required.' }),
      ...profileText('email', 254, 'Email is required.'),
      ...profileText('phoneNo', 40, 'PhoneNo is required.'),
      ...profileText('gender', 60, 'Gender is required.'),
      ...profileText('address', 500, 'Address is required.'),
      ...profileText('street', 200, 'Street is required.'),
      ...profileText('city', 120, 'City is required.'),
      ...profileText('state', 120, 'State is required.'),
      ...profileText('country', 120, 'Country is required.'),
      ...profileText('nationality', 120, 'Nationality is required.'),
      'no such email': problem({ email: 'Please provide valid email' }),
      'no such phone': problem({ phoneNo: 'Please enter a valid phone number' }),
      'no birthday': wants({ dOB: 'DOB is required.' }),
      'no such birthday': problem({ dOB: 'Please enter a real date of birth.' }),
      'long words about': problem({ aboutyou: 'Please use at most 4000 characters.' }),
      'changed meanwhile': '409 The profile was changed meanwhile.',
    },
    plain: { 'no session': '303 ended /login-register?returnUrl=%2Fprofiles%3Fproblem%3D1&notice=expired' },
  },
  'my-data/delete': {
    back: '/my-data?problem=tooLarge#problem',
    json: {
      empty: '422 Please provide a password',
      'wrong password': '422 The password is not right.',
      'long password': '422 Please use at most 256 characters.',
    },
    plain: {
      'no session': '303 ended /login-register?returnUrl=%2Fmy-data&notice=expired',
      empty: '303 /my-data?problem=passwordRequired#problem',
      'wrong password': '303 /my-data?problem=passwordWrong#problem',
      'long password': '303 /my-data?problem=textTooLong#problem',
      'API away': '303 /my-data?problem=systemAway#problem',
    },
  },
  'account/choose': {
    back: '/account?problem=1#problem',
    json: {
      'no session': '401 Please sign in.',
      empty: wants({ password: 'Please provide a password', confirmPassword: 'Please confirm the password' }),
    },
  },
  'account/password': {
    back: '/account?problem=password#problem',
    json: {
      'no session': '401 Please sign in.',
      empty: wants({
        currentPassword: 'Please provide a password',
        password: 'Please provide a password',
        confirmPassword: 'Please confirm the password',
      }),
      'wrong password': problem({ currentPassword: 'The password is not right.' }),
      'common password': problem({ password: 'This password is very common. Please choose another one.' }),
    },
  },
  'account/email': {
    back: '/account?problem=email#problem',
    json: {
      'no session': '401 Please sign in.',
      empty: wants({ email: 'Please provide an email', currentPassword: 'Please provide a password' }),
      'wrong password': problem({ currentPassword: 'The password is not right.' }),
      'no such email': wants({ email: 'Please provide valid email' }),
    },
  },
  'account/confirm': {
    back: '/confirm-email?Key=spent&problem=away',
    notTaken: '415 Please send a form.',
    either: {
      'no session': '303 /confirm-email?Key=spent&problem=link',
      empty: '303 /confirm-email?Key=&problem=link',
      'spent link': '303 /confirm-email?Key=spent&problem=link',
      'API away': '303 /confirm-email?Key=spent&problem=away',
    },
    json: { 'too large': '303 /confirm-email?Key=&problem=away' },
  },
  'account/sessions': {
    back: '/account?done=unchanged',
    notTaken: '415 Please send a form.',
    either: {
      'too large': '303 /account?done=unchanged',
      'no session': '303 ended /login-register?returnUrl=%2Faccount%3Fdone%3Dunchanged&notice=expired',
      'not theirs': '303 /account?done=unchanged',
      'API away': '303 /account?done=unchanged',
    },
  },
};
