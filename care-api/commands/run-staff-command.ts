import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { getAccountByName, keptAccount } from '@/care-api/accounts/account-json';
import { lockAdminsAnd, requireRemainingAdmin } from '@/care-api/accounts/last-admin';
import { nameFromEmail } from '@/care-api/accounts/name-from-email';
import { hashPassword } from '@/care-api/accounts/passwords';
import { storeAccount } from '@/care-api/accounts/register-account';
import { removeFactors } from '@/care-api/accounts/second-factor';
import { endSessionsOf } from '@/care-api/accounts/sessions';
import { accounts } from '@/care-api/database/schema/accounts';
import { changeRow } from '@/care-api/desk/change-row';
import type { Db } from '@/care-api/kernel/db';
import { registerInput } from '@/lib/contract/account';
import { type StaffRole, staffRoles, toRoles } from '@/lib/contract/staff';

const usage = `Usage:
  npm run staff -- add <email> <role> [<role> ...]
  npm run staff -- role <email> <role> [<role> ...]
  npm run staff -- reset <email>
Roles: admin, ${staffRoles.join(', ')}; none takes all of them away.`;

/** Answers what there is to say, a new password among it, which is shown this once. @throws with one line, or the usage. */
export async function runStaffCommand(db: Db, args: readonly string[], now: Date): Promise<string> {
  const [command, email = '', ...names] = args;
  if ((command === 'add' || command === 'role') && email && names.length > 0) {
    const roles = readRoles(names);
    return command === 'add' ? add(db, email, roles, now) : changeRoles(db, await find(db, email), roles, now);
  }
  if (command === 'reset' && email && names.length === 0) return reset(db, await find(db, email), now);
  throw new Error(usage);
}

type Roles = { isAdmin: boolean; roles: StaffRole[] };
type Found = { id: string; email: string };

function readRoles(names: readonly string[]): Roles {
  const roles = toRoles(names);
  const isAdmin = names.includes('admin');
  const known = new Set<string>([...staffRoles, 'admin', ...(names.length === 1 ? ['none'] : [])]);
  if (names.some((name) => !known.has(name))) throw new Error(usage);
  return { isAdmin, roles };
}

async function find(db: Db, email: string): Promise<Found> {
  const account = await getAccountByName(db, email);
  if (!account) throw new Error(`There is no account ${email}.`);
  return { id: account.userId, email: account.email ?? '' };
}

async function add(db: Db, email: string, roles: Roles, now: Date): Promise<string> {
  const password = newPassword();
  const { data, error } = registerInput.safeParse({ username: nameFromEmail(email), email, password });
  if (error) throw new Error(`${email} is no email address that an account can have.`);
  const { userId } = await storeAccount(db, data);
  await db.update(accounts).set({ mustChoose: true }).where(eq(accounts.id, userId));
  await changeRoles(db, { id: userId, email }, roles, now);
  return `account: ${email}  one-time password: ${password}  (shown once)`;
}

async function changeRoles(db: Db, { id, email }: Found, roles: Roles, now: Date): Promise<string> {
  const deed = { resource: keptAccount, id, caller: null, action: 'roles' as const, now };
  await changeRow(db, { ...deed, holdFirst: (tx) => lockAdminsAnd(tx, id) }, async (tx) => {
    const held = await lockAdminsAnd(tx, id);
    // Before the first start there is no admin who could be lost.
    const isLosing = held.some((account) => account.id === id && account.isAdmin);
    if (isLosing)
      requireRemainingAdmin(held.map((account) => (account.id === id ? { ...account, ...roles } : account)));
    await tx.update(accounts).set(roles).where(eq(accounts.id, id));
  });
  return `${email}: ${[...(roles.isAdmin ? ['admin'] : []), ...roles.roles].join(', ') || 'none'}`;
}

async function reset(db: Db, { id, email }: Found, now: Date): Promise<string> {
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  await changeRow(db, { resource: keptAccount, id, caller: null, action: 'reset', now }, async (tx) => {
    await tx.update(accounts).set({ passwordHash, mustChoose: true }).where(eq(accounts.id, id));
    await endSessionsOf(tx, id);
    await removeFactors(tx, id);
  });
  return `account: ${email}  one-time password: ${password}  (shown once)`;
}

function newPassword(): string {
  return randomBytes(15).toString('base64url');
}
