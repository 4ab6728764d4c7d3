import { eq } from 'drizzle-orm';
import { accounts } from '@/care-api/database/schema/accounts';
import type { Db } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import type { Origin } from '@/care-api/kernel/device-of';
import { Refusal } from '@/care-api/kernel/refusal';
import { isPassword } from './passwords';
import { countAttempt } from './throttle';

export type Proof = Pick<Origin, 'address' | 'knownBy'> & { password: string };

/** Slowed down like a log-in; answers the hash that fits. */
export async function checkPassword(
  db: Db,
  { id, email }: Account,
  { password, ...from }: Proof,
  now: Date,
): Promise<string> {
  const { rewarded } = await countAttempt(db, { email, ...from, now }, id);
  const [row] = await db.select({ hash: accounts.passwordHash }).from(accounts).where(eq(accounts.id, id));
  if (!row || !(await isPassword(password, row.hash))) {
    throw new Refusal(422, 'problem', { password: 'passwordWrong' });
  }
  await rewarded();
  return row.hash;
}
