import { z } from 'zod';
import {
  accountSchema,
  banInput,
  forgotPasswordInput,
  loginAnswer,
  loginInput,
  makeAdminInput,
  messageAnswer,
  refreshInput,
  registerInput,
  resetPasswordInput,
} from '../account';
import type { Endpoint } from '../endpoint';
import { nameParam } from '../wire';
import { byAccount, create, done, list, none } from './build';

const ofAccount = { method: 'PUT', who: 'admin', params: byAccount, query: none, changes: ['accounts'] } as const;

export const accountCalls = {
  login: create('loginuser', 'Sign in', { body: loginInput, response: loginAnswer }, 'anyone'),
  register: create(
    'registeruser',
    'A new account',
    { body: registerInput, response: accountSchema, changes: ['accounts'] },
    'anyone',
  ),
  forgotPassword: create(
    'forgot-password',
    'Ask for a link to set a new password; the answer is the same for every address',
    { body: forgotPasswordInput, response: messageAnswer },
    'anyone',
  ),
  resetPassword: create(
    'reset-password',
    'Set a new password with the token of the link; ends all sessions',
    { body: resetPasswordInput, response: messageAnswer },
    'anyone',
  ),
  refreshSession: create(
    'refreshtoken',
    'Go on with a session: new tokens for a refresh token, which is good once',
    { body: refreshInput, response: loginAnswer, extension: true },
    'anyone',
  ),
  logout: create('logoutuser', 'End the session', { body: none, response: done, extension: true }, 'user'),
  getMe: list(
    'session',
    'Whose session it is',
    { response: accountSchema, reads: ['accounts'], extension: true },
    'user',
  ),

  listAccounts: list('User', 'Users', { response: z.array(accountSchema), reads: ['accounts'] }, 'admin'),
  getAccountByName: {
    method: 'GET',
    path: 'User/get/{name}',
    who: 'owner',
    summary: 'A user by name',
    params: z.object({ name: nameParam }),
    query: none,
    body: none,
    response: accountSchema,
    reads: ['accounts'],
  },
  banAccount: {
    ...ofAccount,
    path: 'User/ban/{id}',
    summary: 'Ban a user and end their sessions; `isBanned: false` lets them in again',
    body: banInput,
    response: accountSchema,
  },
  makeAdmin: {
    ...ofAccount,
    path: 'User/admin/{id}',
    summary: 'Make a user an admin; `isAdmin: false` takes it back',
    body: makeAdminInput,
    response: accountSchema,
  },
} satisfies Record<string, Endpoint>;
