import type { Writer } from '@/care-api/kernel/db';
import { pageAddress } from '@/care-api/mail/our-words';
import { writeMail } from '@/care-api/mail/write-mail';
import { type StaffRole, toRoles } from '@/lib/contract/staff';
import type { AccountWire } from './account-json';

type Change = { isAdmin?: boolean; roles?: StaffRole[]; isBanned?: boolean };

/** What was done to somebody's account by somebody else; never why they were shut out: that is for colleagues. */
export async function tellOfStanding(tx: Writer, siteUrl: string, before: AccountWire, change: Change): Promise<void> {
  const { email: to, isUnconfirmed } = before;
  // An email that nobody has confirmed may be a stranger's.
  if (!to || isUnconfirmed) return;
  if (change.isBanned && !before.isBanned) await writeMail(tx, 'accountBanned', { to, language: '', values: {} });
  const was = { isAdmin: before.is_Admin === true, roles: before.roles ?? [] };
  const is = { ...was, ...change };
  if (standingOf(is) === standingOf(was)) return;
  const link = pageAddress(siteUrl, is.isAdmin || is.roles.length > 0 ? '/adminPanel' : '/account', '');
  await writeMail(tx, 'rolesChanged', { to, language: '', values: { link } });
}

function standingOf({ isAdmin, roles }: { isAdmin: boolean; roles: readonly string[] }): string {
  return isAdmin ? 'admin' : String(toRoles(roles));
}
