import { and, eq } from 'drizzle-orm';
import { accounts } from '@/care-api/database/schema/accounts';
import type { Db } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';

/** Whose work something is, without their being here. */
export type Colleague = Pick<Account, 'id' | 'isAdmin' | 'roles'>;

export async function findColleague(db: Pick<Db, 'select'>, id: string | null): Promise<Colleague | null> {
  if (id === null) return null;
  const { isAdmin, roles, isBanned } = accounts;
  const isIn = and(eq(accounts.id, id), eq(isBanned, false));
  const [found] = await db.select({ id: accounts.id, isAdmin, roles }).from(accounts).where(isIn);
  return found ?? null;
}
