import type { Writer } from '@/care-api/kernel/db';
import { pageAddress } from '@/care-api/mail/our-words';
import { writeTheirs } from '@/care-api/mail/write-theirs';
import { type StaffRole, toRoles } from '@/lib/contract/staff';
import type { AccountWire } from './account-json';

type Change = { isAdmin?: boolean; roles?: StaffRole[]; isBanned?: boolean };

/** What was done to somebody's account by somebody else; never why they were shut out: that is for colleagues. */
export async function tellOfStanding(tx: Writer, siteUrl: string, before: AccountWire, change: Change): Promise<void> {
  const { email: to, isUnconfirmed } = before;
  // An email that nobody has confirmed may be a stranger's.
  if (!to || isUnconfirmed) return;
  if (change.isBanned && !before.isBanned) await writeTheirs(tx, 'accountBanned', { to, values: () => ({}) });
  const was = { isAdmin: before.is_Admin === true, roles: before.roles ?? [] };
  const is = { ...was, ...change };
  if (standingOf(is) === standingOf(was)) return;
  const path = is.isAdmin || is.roles.length > 0 ? '/adminPanel' : '/account';
  const values = (language: string) => ({ link: pageAddress(siteUrl, path, language) });
  await writeTheirs(tx, 'rolesChanged', { to, values });
}

function standingOf({ isAdmin, roles }: { isAdmin: boolean; roles: readonly string[] }): string {
  return isAdmin ? 'admin' : String(toRoles(roles));
}
