import 'server-only';
import { type ListQuery, toApiQuery } from '@/lib/admin/list-query';
import { type ListPage, pageOfRows } from '@/lib/admin/page-of-rows';
import { userRowRules } from '@/lib/admin/users';
import type { Account } from '@/lib/contract/account';
import { endpoints } from '@/lib/contract/endpoints';
import type { StaffRole } from '@/lib/contract/staff';
import { type PersonalReading, readAs, send, type Writing } from './client';

/** One page of the accounts, as admins ask for them. */
export async function getUserPage(accessToken: string, query: ListQuery): Promise<PersonalReading<ListPage<Account>>> {
  const reading = await readAs(accessToken, endpoints.listAccounts, { query: toApiQuery(query) });
  if (reading.state !== 'ready') return reading;
  const { value } = reading;
  return { state: 'ready', value: Array.isArray(value) ? pageOfRows(value, query, userRowRules) : value };
}

/** One account; an API of the published calls has no call for one by its id, so all are asked for. */
export async function getUserById(accessToken: string, id: string): Promise<PersonalReading<Account>> {
  const reading = await readAs(accessToken, endpoints.listAccounts);
  if (reading.state !== 'ready') return reading;
  const accounts = Array.isArray(reading.value) ? reading.value : reading.value.items;
  const account = accounts.find((one) => one.id === id);
  return account ? { state: 'ready', value: account } : { state: 'missing' };
}

export type UserChange =
  | { action: 'roles'; version: number | null; isAdmin: boolean; roles: StaffRole[] }
  | { action: 'ban' | 'unban'; version: number | null; reason: string; until: string };

type Caller = { accessToken: string; visitor: string | undefined };

/** Does one thing with an account, in an admin's name. */
export function changeUser(caller: Caller, id: string, change: UserChange): Promise<Writing<unknown>> {
  const asking = { ...caller, params: { id } };
  if (change.action === 'roles') return send(endpoints.makeAdmin, { isAdmin: change.isAdmin }, asking);
  return send(endpoints.banAccount, { isBanned: change.action === 'ban' }, asking);
}
