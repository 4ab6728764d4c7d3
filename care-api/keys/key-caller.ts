import { and, eq, gt, sql } from 'drizzle-orm';
import { isNotBanned } from '@/care-api/accounts/not-banned';
import { mustSecure } from '@/care-api/accounts/second-factor';
import { accounts } from '@/care-api/database/schema/accounts';
import { apiKeys } from '@/care-api/database/schema/api-keys';
import type { Db } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { hashSecretToken } from '@/care-api/kernel/secret-token';

/** How keys begin: one that lies about is known for what it is. */
export const keyMark = 'carekey_';
const seenMinutes = 5;

/** In whose name a key works, and whether it still does; null for one that is unknown. */
export async function getKeyCaller(db: Db, key: string, now: Date): Promise<Account | null> {
  const isOfAdmin = and(eq(accounts.isAdmin, true), eq(accounts.mustChoose, false), isNotBanned(now));
  const isGood = sql<boolean>`coalesce(${and(gt(apiKeys.expiresAt, now), isOfAdmin)}, false)`;
  const { id, username, fullName, email, isAdmin, roles } = accounts;
  const [found] = await db
    .select({ key: apiKeys, account: { id, username, fullName, email, isAdmin, roles }, isGood, mustSecure })
    .from(apiKeys)
    .innerJoin(accounts, eq(accounts.id, apiKeys.accountId))
    .where(eq(apiKeys.keyHash, hashSecretToken(key)));
  if (!found) return null;
  const { name, scopes } = found.key;
  const stopped = found.isGood ? (found.mustSecure ? 'secureFirst' : null) : 'keyOver';
  if (!stopped) await noteUse(db, found.key, now);
  return {
    ...found.account,
    mustChoose: false,
    mustSecure: found.mustSecure,
    // No session, and no password that was said.
    sessionId: '',
    confirmedAt: new Date(0),
    seenAt: now,
    key: { name, scopes, stopped },
  };
}

async function noteUse(db: Db, { id, lastUsedAt }: typeof apiKeys.$inferSelect, now: Date): Promise<void> {
  if ((lastUsedAt?.getTime() ?? 0) >= now.getTime() - seenMinutes * 60_000) return;
  await db.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, id));
}
