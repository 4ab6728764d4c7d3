type Words = Record<string, string>;

/** What is said of a whole form, and of its fields. */
const says = (whole: string, fields: Words) => `${whole} ${JSON.stringify(fields)}`;
const wants = (fields: Words) => says('422 Kindly provide the required fields', fields);
const problem = (fields: Words) => says('422 There is a problem', fields);

function profileText(name: string, max: number, whenEmpty: string): Words {
  return {
    [`no ${name}`]: wants({ [name]: whenEmpty }),
    [`long ${name}`]: problem({ [name]: `Please use at most ${max} characters.` }),
    [`invisible ${name}`]: problem({ [name]: 'Please remove the invisible characters.' }),
  };
}

type FormRules = {
  /** Where a plain form goes back to. */
  back: string;
  /** What is said to another type of content, where it is not the usual. */
  notTaken?: string;
  /** By what is wrong, where a script sends it: status and words. */
  json?: Words;
  /** Where a plain form does not go back as it usually does. */
  plain?: Words;
  /** Whoever sends it. */
  either?: Words;
};

/** Status, words and way back of each form, by what is wrong. What every form has alike stands in form-rules.ts. */
export const formRefusals: Record<string, FormRules> = {
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
  'call-back': {
    back: '/form#problem',
    json: {
      'too large': '413 The message is too long. Please shorten it.',
      empty: problem({ yourName: 'Your Name is required.', email: 'Email is required.' }),
      'no name': problem({ yourName: 'Your Name is required.' }),
      'long name': problem({ yourName: 'Please use at most 120 characters.' }),
      'invisible name': problem({ yourName: 'Please remove the invisible characters.' }),
      'no email': problem({ email: 'Email is required.' }),
      'no such email': problem({ email: 'Please provide valid email' }),
      'no such phone': problem({ phoneNo: 'Please enter a valid phone number' }),
      'long phone': problem({ phoneNo: 'Please use at most 40 characters.' }),
      'long message': problem({ yourMessage: 'Please use at most 4000 characters.' }),
      'message too long with its extras': problem({ yourMessage: 'Please use at most 4000 characters.' }),
      'no name from contact': problem({ yourName: 'Your Name is required.' }),
      'no name from elsewhere': problem({ yourName: 'Your Name is required.' }),
      'no number to ring': problem({ phoneNo: 'Please give a number, or choose to be answered by email.' }),
      'no address to write to': problem({ email: 'Email is required.' }),
      'a day that is over': problem({ date: 'That day is over. Please choose today or a later day.' }),
      'a day that is over, and no name': problem({
        yourName: 'Your Name is required.',
        date: 'That day is over. Please choose today or a later day.',
      }),
      'long needs': problem({
        interpreter: 'Please use at most 80 characters.',
        needWords: 'Please use at most 500 characters.',
      }),
    },
    plain: { 'no name from contact': '303 /contact#problem' },
  },
  'call-back/status': {
    back: '/form/status/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx#problem',
    notTaken: '415 Please send a form.',
    either: {
      empty: '415 Please send a form.',
      'no change': '415 Please send a form.',
      'no token': '415 Please send a form.',
      'no number': '303 /form/status/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx#problem',
      'no such number': '303 /form/status/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx#problem',
      'API away': '303 /form/status/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx#problem',
    },
    json: { 'too large': '303 /' },
  },
  complaint: {
    back: '/complaints#problem',
    json: {
      'too large': '413 The message is too long. Please shorten it.',
      empty: problem({ kind: 'Please say what your complaint is about.', message: 'Message is required.' }),
      'no such kind': problem({ kind: 'Please say what your complaint is about.' }),
      'no message': problem({ message: 'Message is required.' }),
      'long message': problem({ message: 'Please use at most 10000 characters.' }),
      'no such email': problem({ email: 'Please provide valid email' }),
      'no such phone': problem({ phone: 'Please enter a valid phone number' }),
      'about data, by nobody': problem({
        name: 'Your Name is required.',
        email: 'Please give an email or a telephone number, so that we can answer you.',
      }),
      'about data, not to be reached': problem({
        email: 'Please give an email or a telephone number, so that we can answer you.',
      }),
    },
  },
  newsletter: {
    back: '/newsletter/problem#problem',
    json: {
      empty: problem({ email: 'Please enter your email' }),
      'no such email': problem({ email: 'Please provide valid email' }),
      'long email': problem({ email: 'Please use at most 254 characters.' }),
    },
  },
  'newsletter/confirm': {
    back: '/newsletter/expired',
    notTaken: '415 Please send a form.',
    either: {
      empty: '303 /newsletter/expired',
      unknown: '303 /newsletter/expired',
      honeypot: '415 Please send a form.',
      'API away': '303 /newsletter/confirm?Key=no-such-token&problem=away',
    },
    json: { 'too large': '303 /newsletter/confirm?Key=&problem=refused' },
    plain: { 'too large': '303 /newsletter/confirm?Key=no-such-token&problem=refused' },
  },
  'newsletter/unsubscribe': {
    back: '/newsletter/unknown',
    notTaken: '415 Please send a form.',
    either: {
      empty: '303 /newsletter/unknown',
      unknown: '303 /newsletter/unknown',
      'API away': '303 /newsletter/unsubscribe?Key=no-such-token&problem=away',
    },
    json: { 'too large': '303 /newsletter/unsubscribe?Key=&problem=refused' },
    plain: { 'too large': '303 /newsletter/unsubscribe?Key=no-such-token&problem=refused' },
  },
  'newsletter/else': {
    back: '',
    notTaken: '404 There is nothing here.',
    either: {
      'from elsewhere': '404 There is nothing here.',
      'from another origin': '404 There is nothing here.',
      'too large': '404 There is nothing here.',
      unknown: '404 There is nothing here.',
      'API away': '404 There is nothing here.',
    },
  },
  comments: {
    back: '/blog-details-user-view/1/write#problem',
    either: {
      empty: '415 Please send a form or JSON.',
      'no action': '415 Please send a form or JSON.',
      'no such action': '415 Please send a form or JSON.',
      'no post': '415 Please send a form or JSON.',
      'post that is none': '415 Please send a form or JSON.',
      'edit without id': '415 Please send a form or JSON.',
    },
    json: {
      'too large': '413 Please use at most 4000 characters.',
      'post nobody has': '404 This comment is not there any more.',
      'no content': '422 Content is required.',
      'long content': '422 Please use at most 4000 characters.',
      'invisible content': '422 Please remove the invisible characters.',
      'swear word': '422 Warning: Inappropriate content detected.',
      'answer to nothing': '422 The comment you answer is not there any more.',
      "edit of a stranger's": '403 This belongs to someone else.',
      'edit of nothing': '404 This comment is not there any more.',
      "deletion of a stranger's": '403 This belongs to someone else.',
      'deletion of nothing': '404 This comment is not there any more.',
    },
    plain: {
      'no session': '303 ended /login-register?returnUrl=%2Fblog-details-user-view%2F1%2Fwrite&notice=expired',
      'post nobody has': '303 /blog-details-user-view/999999/write#problem',
      'answer to nothing': '303 /blog-details-user-view/1/write?to=999999#problem',
      "edit of a stranger's": '303 /blog-details-user-view/1/write?edit=1#problem',
      'edit of nothing': '303 /blog-details-user-view/1/write?edit=999999#problem',
      "deletion of a stranger's": '303 /blog-details-user-view/1/write?delete=1#problem',
      'deletion of nothing': '303 /blog-details-user-view/1/write?delete=999999#problem',
    },
  },
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
  'applications/withdraw': {
    back: '/usersdashboard?withdraw=999999&problem=away#application-999999',
    notTaken: '415 Please send a form.',
    either: {
      'no session':
        '303 ended /login-register?returnUrl=%2Fusersdashboard%3Fwithdraw%3D999999%23application-999999&notice=expired',
      empty: '415 Please send a form.',
      'no id': '415 Please send a form.',
      'nobody has it': '303 /usersdashboard?withdraw=999999&problem=missing#application-999999',
      'API away': '303 /usersdashboard?withdraw=999999&problem=away#application-999999',
    },
    json: { 'too large': '303 /' },
  },
  'answers/listing': {
    back: '/applynow2/LISTING?problem=failed#problem',
    notTaken: '415 Please send a form.',
    either: {
      'too large': '303 /applynow2/LISTING?problem=failed#problem',
      'no session': '303 ended /login-register?returnUrl=%2Fapplynow2%2F1&notice=expired',
      empty: '303 /applynow2/LISTING?problem=answers#problem',
      'long answer': '303 /applynow2/LISTING?problem=answers#problem',
      'API away': '303 /applynow2/LISTING?problem=failed#problem',
    },
  },
  'answers/nothing': {
    back: '/applynow2/999999?problem=failed#problem',
    notTaken: '415 Please send a form.',
    either: {
      'too large': '303 /applynow2/999999?problem=failed#problem',
      'no session': '303 ended /login-register?returnUrl=%2Fapplynow2%2F999999&notice=expired',
      empty: '303 /applynow2/999999?problem=nothing#problem',
      'API away': '502 Our system is not answering. Please try again in a moment, or ring us.',
    },
  },
  'answers/no-id': {
    back: '',
    notTaken: '404 There is nothing here.',
    either: {
      'too large': '404 There is nothing here.',
      'no session': '404 There is nothing here.',
      empty: '404 There is nothing here.',
      'API away': '404 There is nothing here.',
    },
  },
};
