import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { accounts } from '@/care-api/database/schema/accounts';
import type { Db } from '@/care-api/kernel/db';
import { firstAdminEmail } from '@/lib/contract/account';
import { hashPassword } from './passwords';

/** Makes the one admin where there is none. Answers its password, which opens nothing but the choice of another, or null. */
export async function ensureAdmin(db: Db): Promise<string | null> {
  const [admin] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.isAdmin, true)).limit(1);
  if (admin) return null;
  const password = randomBytes(15).toString('base64url');
  const passwordHash = await hashPassword(password);
  const made = await db
    .insert(accounts)
    .values({ username: 'admin', email: firstAdminEmail, passwordHash, isAdmin: true, mustChoose: true })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  return made.length > 0 ? password : null;
}
