import { eq } from 'drizzle-orm';
import { accounts } from '@/care-api/database/schema/accounts';
import type { Db } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { isPassword } from './passwords';
import { clearFailedLogins, countAttempt } from './throttle';

export type Proof = { password: string; address: string };

/** Slowed down like a log-in; answers the hash that fits. */
export async function checkPassword(
  db: Db,
  { id, email }: Account,
  { password, address }: Proof,
  now: Date,
): Promise<string> {
  await countAttempt(db, { email, address, now });
  const [row] = await db.select({ hash: accounts.passwordHash }).from(accounts).where(eq(accounts.id, id));
  if (!row || !(await isPassword(password, row.hash))) {
    throw new Refusal(422, 'problem', { password: 'passwordWrong' });
  }
  await clearFailedLogins(db, email, address);
  return row.hash;
}
