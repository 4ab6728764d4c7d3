import { and, eq, gt, sql } from 'drizzle-orm';
import { isNotBanned } from '@/care-api/accounts/not-banned';
import { mustSecure } from '@/care-api/accounts/second-factor';
import { accounts, workAccounts } from '@/care-api/database/schema/accounts';
import { apiKeys } from '@/care-api/database/schema/api-keys';
import type { Db } from '@/care-api/kernel/db';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import { hashSecretToken } from '@/care-api/kernel/secret-token';

/** How keys begin: one that lies about is known for what it is. */
export const keyMark = 'carekey_';
const seenMinutes = 5;

export async function getKeyCaller(deps: Dependencies, key: string): Promise<Account | null> {
  const { db } = deps.database;
  const now = deps.now();
  const isOfAdmin = and(eq(accounts.isAdmin, true), eq(accounts.mustChoose, false), isNotBanned(now));
  const isGood = sql<boolean>`coalesce(${and(gt(apiKeys.expiresAt, now), isOfAdmin)}, false)`;
  const { id, username, fullName, email, isAdmin, roles } = accounts;
  const issuer = deps.workAccounts?.issuer ?? '';
  const isTheirs = and(eq(workAccounts.accountId, accounts.id), eq(workAccounts.issuer, issuer));
  const [found] = await db
    .select({
      key: apiKeys,
      account: { id, username, fullName, email, isAdmin, roles },
      isGood,
      // Their provider guards the login of those who come by it.
      mustSecure: sql<boolean>`${mustSecure} and ${workAccounts.subject} is null`,
    })
    .from(apiKeys)
    .innerJoin(accounts, eq(accounts.id, apiKeys.accountId))
    .leftJoin(workAccounts, isTheirs)
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
