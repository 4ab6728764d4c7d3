import 'server-only';
import type { UserChange } from '@/lib/admin/users';
import type { Account } from '@/lib/contract/account';
import { endpoints } from '@/lib/contract/endpoints';
import { rowsOf } from '@/lib/contract/staff-list';
import { type PersonalReading, readAs } from '../client';

/** One account of all: the published calls have none for one by its id. */
export async function findAccount(accessToken: string, id: string): Promise<PersonalReading<Account>> {
  const reading = await readAs(accessToken, endpoints.listAccounts);
  if (reading.state !== 'ready') return reading;
  const account = rowsOf(reading.value).find((one) => one.id === id);
  return account ? { state: 'ready', value: account } : { state: 'missing' };
}

/** What the published calls understand of a change; null where they have no other call for it. */
export function toPublishedChange(change: UserChange) {
  switch (change.action) {
    case 'roles':
      return { call: endpoints.makeAdmin, body: { isAdmin: change.isAdmin } };
    case 'ban':
    case 'unban':
      return { call: endpoints.banAccount, body: { isBanned: change.action === 'ban' } };
    default:
      return null;
  }
}
