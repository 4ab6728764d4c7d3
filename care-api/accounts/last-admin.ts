import { eq, or } from 'drizzle-orm';
import { accounts } from '@/care-api/database/schema/accounts';
import type { Writer } from '@/care-api/kernel/db';
import { Refusal } from '@/care-api/kernel/refusal';

type Standing = { id: string; isAdmin: boolean; isBanned: boolean };

/** With all admins held, two of them cannot unmake each other at the same moment. */
export function lockAdminsAnd(tx: Writer, id: string): Promise<Standing[]> {
  return tx
    .select({ id: accounts.id, isAdmin: accounts.isAdmin, isBanned: accounts.isBanned })
    .from(accounts)
    .where(or(eq(accounts.id, id), eq(accounts.isAdmin, true)))
    .orderBy(accounts.id)
    .for('no key update');
}

export function requireRemainingAdmin(staying: readonly Standing[]): void {
  if (!staying.some(({ isAdmin, isBanned }) => isAdmin && !isBanned)) throw new Refusal(422, 'lastAdmin');
}
