import { and, eq, gt } from 'drizzle-orm';
import { isNotBanned } from '@/care-api/accounts/not-banned';
import { accounts } from '@/care-api/database/schema/accounts';
import { apiKeys } from '@/care-api/database/schema/api-keys';
import type { Db } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { hashSecretToken } from '@/care-api/kernel/secret-token';

/** How keys begin: one that lies about is known for what it is. */
export const keyMark = 'carekey_';
const seenMinutes = 5;

/** In whose name a key works; null for one that is unknown, over, or of somebody who is no admin any more. */
export async function getKeyCaller(db: Db, key: string, now: Date): Promise<Account | null> {
  const isGood = and(
    eq(apiKeys.keyHash, hashSecretToken(key)),
    gt(apiKeys.expiresAt, now),
    eq(accounts.isAdmin, true),
    eq(accounts.mustChoose, false),
    isNotBanned(now),
  );
  const [found] = await db
    .select({ key: apiKeys, account: accounts })
    .from(apiKeys)
    .innerJoin(accounts, eq(accounts.id, apiKeys.accountId))
    .where(isGood);
  if (!found) return null;
  const { id, name, scopes, lastUsedAt } = found.key;
  if ((lastUsedAt?.getTime() ?? 0) < now.getTime() - seenMinutes * 60_000) {
    await db.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, id));
  }
  const { id: accountId, username, email, isAdmin, roles } = found.account;
  return {
    ...{ id: accountId, username, email, isAdmin, roles, mustChoose: false, mustSecure: false },
    // No session, and no password that was said.
    ...{ sessionId: '', confirmedAt: new Date(0), seenAt: now },
    key: { name, scopes },
  };
}
