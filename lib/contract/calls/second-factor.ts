import { z } from 'zod';
import { accountSchema, confirmInput, loginAnswer } from '../account';
import type { Endpoint } from '../endpoint';
import {
  askWorkAccountInput,
  codeInput,
  factorsSchema,
  finishLoginInput,
  newPasskeyInput,
  passkeyLoginInput,
  passkeyOptions,
  recoveryCodesAnswer,
  workAccountAddress,
  workAccountLoginInput,
  workAccountOffer,
} from '../second-factor';
import { byAccount, create, done, list, none } from './build';

/** Open also to staff who have no second step yet, and have to have one. */
const own = { extension: true, whileSecuring: true } as const;
const byKey = z.object({ id: z.string().min(1).max(1_400) });

export const secondFactorCalls = {
  finishLogin: create(
    'loginuser/code',
    'The second step of a log-in: a code of the app, or a recovery code',
    { body: finishLoginInput, response: loginAnswer, extension: true },
    'anyone',
  ),
  askPasskey: create(
    'loginuser/passkey/options',
    'What a browser needs to sign in by a passkey',
    { body: none, response: passkeyOptions, extension: true },
    'anyone',
  ),
  loginByPasskey: create(
    'loginuser/passkey',
    'Sign in by a passkey, which is both steps at once',
    { body: passkeyLoginInput, response: loginAnswer, extension: true },
    'anyone',
  ),
  offerWorkAccount: list('loginuser/work', 'Whether staff log in by work accounts', {
    response: workAccountOffer,
    reads: ['workAccounts'],
    extension: true,
  }),
  askWorkAccount: create(
    'loginuser/work/address',
    'Where a browser goes to log in by a work account; `again` asks there also whoever is logged in',
    { body: askWorkAccountInput, response: workAccountAddress, extension: true },
    'anyone',
  ),
  loginByWorkAccount: create(
    'loginuser/work',
    'Sign in by what the identity provider answered',
    { body: workAccountLoginInput, response: loginAnswer, extension: true },
    'anyone',
  ),
  listFactors: {
    ...list('session/factors', "One's own second steps", { response: factorsSchema, extension: true }, 'user'),
    ...own,
  },
  startApp: {
    ...create(
      'session/factors/app',
      'A key for an authenticator app, which waits an hour for its first code',
      { body: confirmInput, response: done },
      'user',
    ),
    ...own,
  },
  confirmApp: {
    ...create(
      'session/factors/app/confirm',
      'The first code of the app: from now on it is asked. Answers recovery codes where there were none',
      { body: codeInput, response: recoveryCodesAnswer },
      'user',
    ),
    ...own,
    tellsSecret: true,
  },
  removeApp: {
    method: 'DELETE',
    path: 'session/factors/app',
    summary: 'The app is asked no more',
    who: 'user',
    params: none,
    query: none,
    body: confirmInput,
    response: done,
    extension: true,
  },
  renewRecoveryCodes: {
    ...create(
      'session/factors/recovery',
      'Ten recovery codes in place of those there are',
      { body: confirmInput, response: recoveryCodesAnswer, extension: true },
      'user',
    ),
    tellsSecret: true,
  },
  offerPasskey: {
    ...create(
      'session/passkeys/options',
      'What a browser needs to make a passkey',
      { body: confirmInput, response: passkeyOptions },
      'user',
    ),
    ...own,
  },
  addPasskey: {
    ...create(
      'session/passkeys',
      'A passkey that a browser has made. Answers recovery codes where there were none',
      { body: newPasskeyInput, response: recoveryCodesAnswer },
      'user',
    ),
    ...own,
    tellsSecret: true,
  },
  removePasskey: {
    method: 'DELETE',
    path: 'session/passkeys/{id}',
    summary: 'A passkey opens the account no more',
    who: 'user',
    params: byKey,
    query: none,
    body: confirmInput,
    response: done,
    extension: true,
  },
  resetFactors: {
    method: 'POST',
    path: 'User/factors/{id}',
    summary: 'Take away all second steps of a user who has lost their device',
    who: 'admin',
    params: byAccount,
    query: none,
    body: none,
    response: accountSchema,
    changes: ['accounts'],
    extension: true,
    needsPassword: true,
  },
} satisfies Record<string, Endpoint>;
