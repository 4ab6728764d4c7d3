import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '@/care-api/database/open-database';
import { accounts, passwordResets } from '@/care-api/database/schema/accounts';
import { type AccountWire, accountColumns, toAccountWire } from './account-json';
import { lockAdminsAnd, requireRemainingAdmin } from './last-admin';
import { endSessionsOf } from './sessions';

type Standing = { isBanned: boolean } | { isAdmin: boolean };

/**
 * Bans an account or makes it an admin, or takes that back. Null when there is no such account.
 * @throws Refusal 422 when no admin would be left.
 */
export async function changeStanding(db: Db, id: string, change: Standing): Promise<AccountWire | null> {
  if (!z.uuid().safeParse(id).success) return null;
  return db.transaction(async (tx) => {
    const held = await lockAdminsAnd(tx, id);
    requireRemainingAdmin(held.map((account) => (account.id === id ? { ...account, ...change } : account)));
    const [row] = await tx.update(accounts).set(change).where(eq(accounts.id, id)).returning(accountColumns);
    if (!row) return null;
    if (row.isBanned) {
      await endSessionsOf(tx, id);
      await tx.delete(passwordResets).where(eq(passwordResets.accountId, id));
    }
    return toAccountWire(row);
  });
}
