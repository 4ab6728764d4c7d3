import { asc, eq, isNotNull, or } from 'drizzle-orm';
import { z } from 'zod';
import { readByIds } from '@/care-api/database/read-by-ids';
import { isSameText } from '@/care-api/database/same-text';
import { accounts } from '@/care-api/database/schema/accounts';
import type { Kept } from '@/care-api/desk/resource';
import type { Db } from '@/care-api/kernel/db';
import type { accountSchema } from '@/lib/contract/account';
import { hasSecondFactor } from './second-factor';

export type AccountWire = z.input<typeof accountSchema>;

/** Never the whole row: the hash of the password stays here. */
export const accountColumns = {
  userId: accounts.id,
  userID: accounts.number,
  userName: accounts.username,
  fullName: accounts.fullName,
  email: accounts.email,
  is_Admin: accounts.isAdmin,
  isBanned: accounts.isBanned,
  createdAt: accounts.createdAt,
  roles: accounts.roles,
  lastSeenAt: accounts.lastSeenAt,
  banReason: accounts.banReason,
  bannedUntil: accounts.bannedUntil,
  mustChoose: accounts.mustChoose,
  isUnconfirmed: isNotNull(accounts.unconfirmedSince).mapWith(Boolean),
  hasSecondFactor,
  version: accounts.version,
};

export async function listAccounts(db: Db): Promise<AccountWire[]> {
  const rows = await db.select(accountColumns).from(accounts).orderBy(asc(accounts.number));
  return rows.map(toAccountWire);
}

/** An account as staff keep it: changes of it are in the audit, there is no trash. */
export const keptAccount: Kept<AccountWire, string> = {
  kind: 'account',
  table: 'accounts',
  async read(db, ids) {
    const rows = await readByIds(db.select(accountColumns).from(accounts), accounts.id, ids, ({ userId }) => userId);
    return rows.map(toAccountWire);
  },
};

export async function findAccount(db: Pick<Db, 'select' | 'execute'>, id: string): Promise<AccountWire | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const [account] = await keptAccount.read(db, [id]);
  return account ?? null;
}

/** For admins: whoever is to be banned is not told that somebody asked for it. */
export async function findWithBan(db: Db, id: string): Promise<AccountWire | null> {
  const account = await findAccount(db, id);
  if (!account) return null;
  const [row] = await db.select({ at: accounts.banAskedAt }).from(accounts).where(eq(accounts.id, id));
  return { ...account, banAskedAt: row?.at?.toISOString() ?? null };
}

export async function getAccount(db: Db, id: string): Promise<AccountWire | null> {
  const [row] = await db.select(accountColumns).from(accounts).where(eq(accounts.id, id));
  return row ? toAccountWire(row) : null;
}

/** By username or email, whatever their case. No username holds an @. */
export async function getAccountByName(db: Db, name: string): Promise<AccountWire | null> {
  // PostgreSQL's text holds no NUL, so no name does.
  if (name.includes('\0')) return null;
  const isNamed = or(isSameText(accounts.username, name), isSameText(accounts.email, name));
  const [row] = await db.select(accountColumns).from(accounts).where(isNamed);
  return row ? toAccountWire(row) : null;
}

type Moments = { createdAt: Date; lastSeenAt: Date | null; bannedUntil: Date | null };

export function toAccountWire<T extends Moments>(row: T) {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    bannedUntil: row.bannedUntil?.toISOString() ?? null,
  };
}
