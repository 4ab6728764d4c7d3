import { and, eq } from 'drizzle-orm';
import { Refusal } from '@/care-api/api-error';
import type { Db } from '@/care-api/database/open-database';
import { isSameText } from '@/care-api/database/same-text';
import { accounts } from '@/care-api/database/schema/accounts';
import { isNotBanned } from './not-banned';
import { hashPassword, isPassword } from './passwords';
import { newSecretToken } from './secret-token';
import { deleteExpiredSessions, type NewSession, startSession } from './sessions';
import { getSigningSecret } from './signing-secret';
import { clearFailedLogins, countAttempt } from './throttle';

type Account = typeof accounts.$inferSelect;
type Attempt = { email: string; password: string; device: string; address: string; now: Date; bare: boolean };

/** @throws Refusal 401, the same for an unknown, a banned and a mistyped account; 429 after too many failures. */
export async function signIn(db: Db, attempt: Attempt): Promise<{ session: NewSession; account: Account }> {
  const { email, password, address } = attempt;
  const [account] = await db.select().from(accounts).where(isSameText(accounts.email, email));
  await countAttempt(db, attempt, account?.id);
  const isRight = await isPassword(password, account?.passwordHash);
  const session = isRight && account ? await openSession(db, account, attempt) : null;
  if (!session || !account) throw new Refusal(401, 'loginWrong', undefined, undefined, account?.id);
  await clearFailedLogins(db, email, address);
  return { session, account };
}

/** Null when the account was banned, or its password changed while it was being checked: that ended all sessions. */
async function openSession(db: Db, account: Account, { now, bare, ...from }: Attempt): Promise<NewSession | null> {
  const { id, passwordHash, mustChoose } = account;
  const secret = await getSigningSecret(db);
  await deleteExpiredSessions(db, now);
  const usedUp = mustChoose && !bare ? await hashPassword(newSecretToken()) : null;
  return db.transaction(async (tx) => {
    const isUnchanged = and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash), isNotBanned(now));
    const [unchanged] = await tx.select({ id: accounts.id }).from(accounts).where(isUnchanged).for('update');
    if (!unchanged) return null;
    // Once is enough: whoever finds it in a log comes too late. An API of the published calls has no other to choose.
    if (usedUp) await tx.update(accounts).set({ passwordHash: usedUp }).where(eq(accounts.id, id));
    return startSession(tx, id, secret, now, from);
  });
}
