import { eq, or } from 'drizzle-orm';
import { z } from 'zod';
import { Refusal } from '@/care-api/api-error';
import type { Db } from '@/care-api/database/open-database';
import { accounts, passwordResets } from '@/care-api/database/schema/accounts';
import { type AccountWire, accountColumns, toAccountWire } from './account-json';
import { endSessionsOf } from './sessions';

type Standing = { isBanned: boolean } | { isAdmin: boolean };

/**
 * Bans an account or makes it an admin, or takes that back. Null when there is no such account.
 * @throws Refusal 422 when no admin would be left.
 */
export async function changeStanding(db: Db, id: string, change: Standing): Promise<AccountWire | null> {
  if (!z.uuid().safeParse(id).success) return null;
  return db.transaction(async (tx) => {
    // With all admins held, two of them cannot unmake each other at the same moment.
    const held = await tx
      .select({ id: accounts.id, isAdmin: accounts.isAdmin, isBanned: accounts.isBanned })
      .from(accounts)
      .where(or(eq(accounts.id, id), eq(accounts.isAdmin, true)))
      .orderBy(accounts.id)
      .for('update');
    const after = held.map((account) => (account.id === id ? { ...account, ...change } : account));
    if (!after.some((account) => account.isAdmin && !account.isBanned)) {
      throw new Refusal(422, 'This is the last admin. Please make somebody else an admin first.');
    }
    const [row] = await tx.update(accounts).set(change).where(eq(accounts.id, id)).returning(accountColumns);
    if (!row) return null;
    if (row.isBanned) {
      await endSessionsOf(tx, id);
      await tx.delete(passwordResets).where(eq(passwordResets.accountId, id));
    }
    return toAccountWire(row);
  });
}
