import 'server-only';
import type { Account, LoginAnswer } from '@/lib/contract/account';
import { endpoints } from '@/lib/contract/endpoints';
import { type PersonalReading, readAs, send, type Writing } from './client';

type Visitor = { visitor: string | undefined };

export function signIn(
  login: { email: string; password: string },
  { visitor }: Visitor,
): Promise<Writing<LoginAnswer>> {
  return send(endpoints.login, login, { visitor });
}

export function createAccount(
  account: { username: string; email: string; password: string },
  { visitor }: Visitor,
): Promise<Writing<Account>> {
  return send(endpoints.register, account, { visitor });
}

export function requestPasswordReset(email: string, { visitor }: Visitor): Promise<Writing<unknown>> {
  return send(endpoints.forgotPassword, { email }, { visitor });
}

export function resetPassword(reset: { token: string; email: string; newPassword: string }): Promise<Writing<unknown>> {
  return send(endpoints.resetPassword, reset);
}

export function refreshTokens(refreshToken: string): Promise<Writing<LoginAnswer>> {
  return send(endpoints.refreshSession, { refreshToken });
}

export function endSession(accessToken: string): Promise<Writing<unknown>> {
  return send(endpoints.logout, undefined, { accessToken });
}

/** Whose session it is; 'missing' from an API that does not say. */
export function getMe(accessToken: string): Promise<PersonalReading<Account>> {
  return readAs(accessToken, endpoints.getMe);
}

export function getAccountByName(accessToken: string, name: string): Promise<PersonalReading<Account>> {
  return readAs(accessToken, endpoints.getAccountByName, { params: { name } });
}
