import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '@/care-api/database/open-database';
import { accounts, sessions } from '@/care-api/database/schema/accounts';
import type { Account } from '@/care-api/dependencies';
import { sessionSeconds, signAccessToken, type TokenOwner } from './access-token';

export type NewSession = { accessToken: string; refreshToken: string; expiresIn: number };

/** A new session at each log-in. Of the refresh token only a hash is kept. */
export async function startSession(db: Db, accountId: string, secret: string, now: Date): Promise<NewSession> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  const refreshToken = randomBytes(32).toString('base64url');
  const [session] = await db
    .insert(sessions)
    .values({
      accountId,
      refreshTokenHash: createHash('sha256').update(refreshToken).digest('hex'),
      expiresAt: new Date(now.getTime() + sessionSeconds * 1_000),
    })
    .returning({ id: sessions.id });
  if (!session) throw new Error('The session was not stored.');
  const accessToken = await signAccessToken({ accountId, sessionId: session.id }, secret, now);
  return { accessToken, refreshToken, expiresIn: sessionSeconds };
}

/** Whose session it is; null once it has ended or its owner was banned, whatever the token says. */
export async function getSessionAccount(db: Db, owner: TokenOwner, now: Date): Promise<Account | null> {
  const [account] = await db
    .select({ id: accounts.id, username: accounts.username, email: accounts.email, isAdmin: accounts.isAdmin })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessions.id, owner.sessionId),
        eq(sessions.accountId, owner.accountId),
        gt(sessions.expiresAt, now),
        eq(accounts.isBanned, false),
      ),
    );
  return account ?? null;
}
