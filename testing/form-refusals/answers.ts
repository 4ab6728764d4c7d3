import type { FormRules } from './said-of-form';

/** Of answers to a questionnaire, and of what was sent. */
export const answerForms: Record<string, FormRules> = {
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
  'applications/messages': {
    back: '/usersdashboard#problem',
    notTaken: '415 Please send a form.',
    either: {
      'no session': '303 ended /login-register?returnUrl=%2Fusersdashboard&notice=expired',
      empty: '415 Please send a form.',
      'no such application': '415 Please send a form.',
      ...Object.fromEntries(
        ['no words', 'long words', 'invisible words', "somebody else's", 'API away'].map((what) => [
          what,
          '303 /usersdashboard#problem',
        ]),
      ),
    },
    json: { 'too large': '303 /' },
  },
  'answers/listing': {
    back: '/applynow2/LISTING?problem=failed#problem',
    notTaken: '415 Please send a form.',
    either: {
      'too large': '303 /applynow2/LISTING?problem=tooLong#problem',
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
      'too large': '303 /applynow2/999999?problem=tooLong#problem',
      'no session': '303 ended /login-register?returnUrl=%2Fapplynow2%2F999999&notice=expired',
      empty: '303 /applynow2/999999?problem=nothing#problem',
      'API away': '303 /applynow2/999999?problem=failed#problem',
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
