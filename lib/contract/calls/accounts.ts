import { z } from 'zod';
import {
  accountQuery,
  accountSchema,
  accountsOrPageSchema,
  banInput,
  confirmAnswer,
  confirmInput,
  forgotPasswordInput,
  loginAnswer,
  loginInput,
  makeAdminInput,
  messageAnswer,
  refreshInput,
  registerInput,
  resetPasswordInput,
  rolesInput,
} from '../account';
import type { Endpoint } from '../endpoint';
import { myDataSchema } from '../my-data';
import { nameParam } from '../wire';
import { byAccount, create, done, list, none } from './build';

const aboutAccount = { who: 'admin', params: byAccount, query: none, body: none, extension: true } as const;
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

  confirmPassword: create(
    'session/confirm',
    'Say the password once more: for 15 minutes no call asks for it',
    { body: confirmInput, response: confirmAnswer, extension: true },
    'user',
  ),

  listAccounts: {
    ...list(
      'User',
      'Users: all, or with `page` one page',
      { response: accountsOrPageSchema, reads: ['accounts'] },
      'admin',
    ),
    query: accountQuery,
    pageWho: 'admin',
  },
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
    needsPassword: true,
  },
  getAccount: { ...aboutAccount, method: 'GET', path: 'User/{id}', summary: 'A user by id', response: accountSchema },
  updateRoles: {
    ...ofAccount,
    path: 'User/roles/{id}',
    summary: 'What a user does in the back office; nobody changes their own',
    body: rolesInput,
    response: accountSchema,
    needsPassword: true,
    extension: true,
  },
  signOutAccount: {
    ...aboutAccount,
    method: 'POST',
    path: 'User/signout/{id}',
    summary: 'End all sessions of a user',
    response: accountSchema,
  },
  sendPasswordLink: {
    ...aboutAccount,
    method: 'POST',
    path: 'User/reset/{id}',
    summary: 'Mail a link to set a new password',
    response: accountSchema,
  },
  exportAccount: {
    ...aboutAccount,
    method: 'GET',
    path: 'User/export/{id}',
    summary: 'Everything kept about a user, for them to have',
    response: myDataSchema,
    needsPassword: true,
  },
  eraseAccount: {
    ...aboutAccount,
    method: 'DELETE',
    path: 'User/{id}',
    summary: 'Delete a user and what hangs on them, as they could themselves; there is no way back',
    response: done,
    changes: ['accounts', 'profiles', 'comments', 'posts', 'responses'],
    needsPassword: true,
  },
} satisfies Record<string, Endpoint>;
