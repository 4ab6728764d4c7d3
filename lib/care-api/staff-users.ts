import 'server-only';
import { cache } from 'react';
import type { UserChange } from '@/lib/admin/users';
import type { Account } from '@/lib/contract/account';
import { endpoints } from '@/lib/contract/endpoints';
import type { HasCall } from '@/lib/contract/has-call';
import { endOfLondonDay } from '@/lib/contract/london-time';
import type { MyData } from '@/lib/contract/my-data';
import { type PersonalReading, readAs, send, type Writing } from './client';
import { findAccount, toPublishedChange } from './published/accounts';
import { readCalls } from './published/get-calls';

/** A page and its title ask once. */
export const getUserById = cache(async (accessToken: string, id: string): Promise<PersonalReading<Account>> => {
  const calls = await readCalls(accessToken);
  if (calls.state !== 'ready') return calls;
  return calls.value('getAccount')
    ? readAs(accessToken, endpoints.getAccount, { params: { id } })
    : findAccount(accessToken, id);
});

/** Everything kept about somebody; 'refused' also until the admin has said their password once more. */
export function exportUser(accessToken: string, id: string): Promise<PersonalReading<MyData>> {
  return readAs(accessToken, endpoints.exportAccount, { params: { id } });
}

type Caller = { accessToken: string; visitor: string | undefined };

export async function changeUser(
  caller: Caller,
  { id, change, has }: { id: string; change: UserChange; has: HasCall },
): Promise<Writing<unknown>> {
  const asking = { ...caller, params: { id } };
  const published = has('updateRoles') ? null : toPublishedChange(change);
  if (published) return send(published.call, published.body, asking);
  switch (change.action) {
    case 'signout':
      return send(endpoints.signOutAccount, undefined, asking);
    case 'reset':
      return send(endpoints.sendPasswordLink, undefined, asking);
    case 'factors':
      return send(endpoints.resetFactors, undefined, asking);
    case 'erase':
      return send(endpoints.eraseAccount, { reason: change.reason, isInvitation: change.isInvitation }, asking);
    case 'roles': {
      const { isAdmin, roles, version } = change;
      return send(endpoints.updateRoles, { isAdmin, roles, version }, asking);
    }
    case 'unban':
      return send(endpoints.banAccount, { isBanned: false, version: change.version }, asking);
    case 'ban': {
      const { reason, until, version } = change;
      // The day that is named is the last one; of what is no day the API says so.
      const end = until === '' ? null : (endOfLondonDay(until)?.toISOString() ?? until);
      return send(endpoints.banAccount, { isBanned: true, reason, until: end, version }, asking);
    }
  }
}
