import { and, count, eq, gt, lt, lte, min, type SQL } from 'drizzle-orm';
import { Refusal } from '@/care-api/api-error';
import type { Db } from '@/care-api/database/open-database';
import { failedLogins } from '@/care-api/database/schema/accounts';

type Attempt = { email: string; address: string; now: Date };

const perAccount = { failures: 5, seconds: 600 };
const perAddress = { failures: 30, seconds: 3_600 };

/**
 * Counts the attempt as failed before the password is looked at, so that many at once cannot slip through;
 * `clearFailedLogins` takes it back when it succeeds.
 * @throws 429 after too many failures.
 */
export async function countAttempt(db: Db, { email, address, now }: Attempt): Promise<void> {
  const folded = email.toLowerCase();
  await db.delete(failedLogins).where(lt(failedLogins.createdAt, secondsBefore(now, perAddress.seconds)));
  const [attempt] = await db
    .insert(failedLogins)
    .values({ email: folded, address, createdAt: now })
    .returning({ id: failedLogins.id });
  if (!attempt) throw new Error('The attempt was not stored.');
  const upToThis = lte(failedLogins.id, attempt.id);
  const waits = [
    await waitFor(db, and(eq(failedLogins.email, folded), upToThis), perAccount, now),
    // '' is the site on this machine, which speaks for all its visitors.
    address === '' ? 0 : await waitFor(db, and(eq(failedLogins.address, address), upToThis), perAddress, now),
  ];
  const wait = Math.max(...waits);
  if (wait === 0) return;
  // A refused attempt tried no password and must not make the wait longer.
  await db.delete(failedLogins).where(eq(failedLogins.id, attempt.id));
  throw new Refusal(429, 'attemptsTooMany', undefined, { 'retry-after': String(wait) });
}

export async function clearFailedLogins(db: Pick<Db, 'delete'>, email: string): Promise<void> {
  await db.delete(failedLogins).where(eq(failedLogins.email, email.toLowerCase()));
}

/** Seconds until the oldest failure of the window falls out of it, 0 while there are few enough. */
async function waitFor(db: Db, whose: SQL | undefined, limit: typeof perAccount, now: Date): Promise<number> {
  const [found] = await db
    .select({ number: count(), first: min(failedLogins.createdAt) })
    .from(failedLogins)
    .where(and(whose, gt(failedLogins.createdAt, secondsBefore(now, limit.seconds))));
  if (!found?.first || found.number <= limit.failures) return 0;
  return Math.max(1, Math.ceil((found.first.getTime() - now.getTime()) / 1_000) + limit.seconds);
}

function secondsBefore(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1_000);
}
