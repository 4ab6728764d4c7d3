import 'server-only';
import type { Account } from '@/lib/contract/account';
import { endpoints } from '@/lib/contract/endpoints';
import type { MyData } from '@/lib/contract/my-data';
import type { StaffRole } from '@/lib/contract/staff';
import { type PersonalReading, readAs, send, type Writing } from './client';
import { listExtensions } from './staff';

/** One account; an API of the published calls has none for one by its id, so all are asked for. */
export async function getUserById(accessToken: string, id: string): Promise<PersonalReading<Account>> {
  if ((await listExtensions(accessToken)).has('getAccount')) {
    return readAs(accessToken, endpoints.getAccount, { params: { id } });
  }
  const reading = await readAs(accessToken, endpoints.listAccounts);
  if (reading.state !== 'ready') return reading;
  const accounts = Array.isArray(reading.value) ? reading.value : reading.value.items;
  const account = accounts.find((one) => one.id === id);
  return account ? { state: 'ready', value: account } : { state: 'missing' };
}

/** Everything kept about somebody; 'refused' also until the admin has said their password once more. */
export function exportUser(accessToken: string, id: string): Promise<PersonalReading<MyData>> {
  return readAs(accessToken, endpoints.exportAccount, { params: { id } });
}

type Versioned = { version: number | null };
export type UserChange =
  | (Versioned & { action: 'roles'; isAdmin: boolean; roles: StaffRole[] })
  /** `until` is a day, '' for a ban without end. */
  | (Versioned & { action: 'ban'; reason: string; until: string })
  | (Versioned & { action: 'unban' | 'signout' | 'reset' | 'factors' | 'erase' });

type Caller = { accessToken: string; visitor: string | undefined };

/** Does one thing with an account, in an admin's name. An API of the published calls is told what it understands. */
export async function changeUser(caller: Caller, id: string, change: UserChange): Promise<Writing<unknown>> {
  const asking = { ...caller, params: { id } };
  const isWhole = (await listExtensions(caller.accessToken)).has('updateRoles');
  switch (change.action) {
    case 'signout':
      return send(endpoints.signOutAccount, undefined, asking);
    case 'reset':
      return send(endpoints.sendPasswordLink, undefined, asking);
    case 'factors':
      return send(endpoints.resetFactors, undefined, asking);
    case 'erase':
      return send(endpoints.eraseAccount, undefined, asking);
    case 'roles': {
      const { isAdmin, roles, version } = change;
      if (!isWhole) return send(endpoints.makeAdmin, { isAdmin }, asking);
      return send(endpoints.updateRoles, { isAdmin, roles, version }, asking);
    }
    case 'unban':
      return send(endpoints.banAccount, { isBanned: false, ...(isWhole && { version: change.version }) }, asking);
    case 'ban': {
      if (!isWhole) return send(endpoints.banAccount, { isBanned: true }, asking);
      const { reason, until, version } = change;
      // The day that is named is the last one.
      const end = until === '' ? null : `${until}T23:59:59Z`;
      return send(endpoints.banAccount, { isBanned: true, reason, until: end, version }, asking);
    }
  }
}
