import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '@/care-api/database/open-database';
import { accounts } from '@/care-api/database/schema/accounts';
import { hashPassword } from './passwords';

export const firstAdminEmail = 'admin@example.com';

/** Makes the one admin where there is none. Answers its password, which is not to be had again, or null. */
export async function ensureAdmin(db: Db): Promise<string | null> {
  const [admin] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.isAdmin, true)).limit(1);
  if (admin) return null;
  const password = randomBytes(15).toString('base64url');
  const made = await db
    .insert(accounts)
    .values({ username: 'admin', email: firstAdminEmail, passwordHash: await hashPassword(password), isAdmin: true })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  return made.length > 0 ? password : null;
}
