import 'server-only';
import type { Account, LoginAnswer, OwnSession } from '@/lib/contract/account';
import { endpoints } from '@/lib/contract/endpoints';
import { type From, type PersonalReading, readAs, send, type Writing } from './client';
import { isOurApi } from './unanswered';

export type Visitor = From & { agent?: string | undefined; knownDevice?: string | undefined; locale?: string };
export type Owner = Visitor & { accessToken: string };

export function signIn(
  login: { email: string; password: string },
  { visitor, agent, knownDevice, locale }: Visitor,
): Promise<Writing<LoginAnswer | { ticket: string }>> {
  return send(endpoints.login, login, { visitor, agent, knownDevice, locale });
}

type NewAccount = {
  username: string;
  email: string;
  password: string;
  fullName?: string;
  listing?: number | null;
};

export function createAccount(
  { fullName, listing, ...account }: NewAccount,
  { visitor, locale, once }: Visitor & { once: string | undefined },
): Promise<Writing<Account>> {
  // An API of the published calls may refuse what it does not know.
  const more = { ...(fullName && { fullName }), ...(listing && { listing }) };
  const wish = isOurApi() ? { ...account, ...more } : account;
  return send(endpoints.register, wish, { visitor, locale, once });
}

export function requestPasswordReset(email: string, { visitor, locale }: Visitor): Promise<Writing<unknown>> {
  return send(endpoints.forgotPassword, { email }, { visitor, locale });
}

export function resetPassword(
  reset: { token: string; email: string; newPassword: string },
  { visitor, locale }: Visitor,
): Promise<Writing<unknown>> {
  return send(endpoints.resetPassword, reset, { visitor, locale });
}

/** A password of one's own in place of a given one; the email is the first admin's. */
export function choosePassword(
  chosen: { newPassword: string; email?: string | undefined },
  owner: Owner,
): Promise<Writing<LoginAnswer>> {
  return send(endpoints.choosePassword, chosen, owner);
}

export function changePassword(
  change: { password: string; newPassword: string },
  owner: Owner,
): Promise<Writing<LoginAnswer>> {
  return send(endpoints.changePassword, change, owner);
}

export function changeEmail(change: { password: string; email: string }, owner: Owner): Promise<Writing<unknown>> {
  return send(endpoints.changeEmail, change, owner);
}

export function changeName(fullName: string, owner: Owner): Promise<Writing<Account>> {
  return send(endpoints.changeName, { fullName }, owner);
}

export function confirmEmail(
  token: string,
  { visitor, locale }: Visitor,
): Promise<Writing<{ isFirst?: boolean | undefined }>> {
  return send(endpoints.confirmEmail, { token }, { visitor, locale });
}

export function listSessions(accessToken: string): Promise<PersonalReading<OwnSession[]>> {
  return readAs(accessToken, endpoints.listSessions);
}

/** One of one's own, or with '' all but the one that asks. */
export function endSessions(id: string, owner: Owner): Promise<Writing<unknown>> {
  if (id === '') return send(endpoints.endOtherSessions, undefined, owner);
  return send(endpoints.endSession, undefined, { ...owner, params: { id } });
}

export function refreshTokens(refreshToken: string, from: From): Promise<Writing<LoginAnswer>> {
  return send(endpoints.refreshSession, { refreshToken }, from);
}

export function endSession(owner: Owner): Promise<Writing<unknown>> {
  return send(endpoints.logout, undefined, owner);
}

export function getMe(accessToken: string): Promise<PersonalReading<Account>> {
  return readAs(accessToken, endpoints.getMe);
}

export function getAccountByName(accessToken: string, name: string): Promise<PersonalReading<Account>> {
  return readAs(accessToken, endpoints.getAccountByName, { params: { name } });
}
