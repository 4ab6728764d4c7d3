import { and, desc, eq, gt, lt, ne, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { accounts, sessions } from '@/care-api/database/schema/accounts';
import { freshUntil } from '@/care-api/kernel/admit';
import type { Db } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { type Origin, prefixOf } from '@/care-api/kernel/device-of';
import { hashSecretToken, newSecretToken, successorOf } from '@/care-api/kernel/secret-token';
import type { OwnSession } from '@/lib/contract/account';
import { sessionSeconds, signAccessToken, type TokenOwner } from './access-token';
import { isNotBanned } from './not-banned';
import { mustSecure } from './second-factor';

export type NewSession = { accessToken: string; refreshToken: string; expiresIn: number };

/** Hours after signing in. */
const longestHours = 12;

/** A new session at each log-in. Of the refresh token only a hash is kept. */
export async function startSession(
  db: Pick<Db, 'insert' | 'update'>,
  accountId: string,
  secret: string,
  now: Date,
  from: Origin & { isWork?: boolean } = { device: '', address: '', knownBy: '', language: '' },
): Promise<NewSession> {
  const refreshToken = newSecretToken();
  const expiresAt = new Date(now.getTime() + sessionSeconds * 1_000);
  const [session] = await db
    .insert(sessions)
    .values({
      accountId,
      refreshTokenHash: hashSecretToken(refreshToken),
      expiresAt,
      device: from.device,
      addressPrefix: prefixOf(from.address),
      knownBy: from.knownBy,
      isWork: from.isWork ?? false,
      confirmedAt: now,
      lastSeenAt: now,
      createdAt: now,
    })
    .returning({ id: sessions.id });
  if (!session) throw new Error('The session was not stored.');
  await noteSeen(db, accountId, now, from.language);
  const accessToken = await signAccessToken({ accountId, sessionId: session.id }, secret, now);
  return { accessToken, refreshToken, expiresIn: sessionSeconds };
}

/** Milliseconds in which a used refresh token gets the same successor: another tab, an answer that was lost. */
const successorHolds = 60_000;

/** Null when the refresh token is good no more. Shown again after a minute, it is in two hands: its session ends. */
export function refreshSession(
  db: Db,
  refreshToken: string,
  secret: string,
  now: Date,
  onReuse: (accountId: string) => void = () => {},
): Promise<{ session: NewSession; account: Account } | null> {
  const shown = hashSecretToken(refreshToken);
  return db.transaction(async (tx) => {
    const isShown = or(eq(sessions.refreshTokenHash, shown), eq(sessions.usedRefreshTokenHash, shown));
    const [found] = await tx.select().from(sessions).where(isShown).for('update');
    if (!found) return null;
    const { id, accountId } = found;
    const wasUsed = found.usedRefreshTokenHash === shown;
    if (wasUsed && now.getTime() - (found.usedAt?.getTime() ?? 0) > successorHolds) {
      await endSession(tx, id);
      onReuse(accountId);
      return null;
    }
    const account = await getSessionAccount(tx, { accountId, sessionId: id }, now);
    if (!account) return null;
    const next = successorOf(refreshToken, secret);
    const expiresAt = wasUsed ? found.expiresAt : await replaceToken(tx, found, hashSecretToken(next), now);
    await noteSeen(tx, accountId, now);
    const accessToken = await signAccessToken({ accountId, sessionId: id }, secret, now);
    const expiresIn = Math.ceil((expiresAt.getTime() - now.getTime()) / 1_000);
    return { account, session: { accessToken, refreshToken: next, expiresIn } };
  });
}

/** For another hour, yet twelve hours after signing in it is over, whatever was refreshed. Answers when it ends. */
async function replaceToken(
  tx: Pick<Db, 'update'>,
  { id, refreshTokenHash, createdAt }: typeof sessions.$inferSelect,
  next: string,
  now: Date,
): Promise<Date> {
  const ends = Math.min(now.getTime() + sessionSeconds * 1_000, createdAt.getTime() + longestHours * 3_600_000);
  const expiresAt = new Date(ends);
  const used = { usedRefreshTokenHash: refreshTokenHash, usedAt: now };
  const replaced = { refreshTokenHash: next, ...used, lastSeenAt: now, expiresAt };
  await tx.update(sessions).set(replaced).where(eq(sessions.id, id));
  return expiresAt;
}

/** To be seen changes nothing about an account. */
async function noteSeen(db: Pick<Db, 'update'>, accountId: string, now: Date, language = ''): Promise<void> {
  const seen = { lastSeenAt: now, ...(language && { language }), updatedAt: sql`${accounts.updatedAt}` };
  await db.update(accounts).set(seen).where(eq(accounts.id, accountId));
}

export async function getSessionAccount(db: Pick<Db, 'select'>, owner: TokenOwner, now: Date): Promise<Account | null> {
  const { id, username, fullName, email, isAdmin, roles, mustChoose } = accounts;
  const [account] = await db
    .select({
      id,
      username,
      fullName,
      email,
      isAdmin,
      roles,
      mustChoose,
      mustSecure: sql<boolean>`${mustSecure} and not ${sessions.isWork}`,
      sessionId: sessions.id,
      confirmedAt: sessions.confirmedAt,
      seenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessions.id, owner.sessionId),
        eq(sessions.accountId, owner.accountId),
        gt(sessions.expiresAt, now),
        isNotBanned(now),
      ),
    );
  return account ?? null;
}

export async function confirmSession(db: Db, id: string, now: Date): Promise<Date> {
  await db.update(sessions).set({ confirmedAt: now }).where(eq(sessions.id, id));
  return freshUntil(now);
}

const seenMinutes = 5;

export async function noteSessionSeen(db: Db, { sessionId, seenAt }: Account, now: Date): Promise<void> {
  if (seenAt.getTime() > now.getTime() - seenMinutes * 60_000) return;
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, sessionId));
}

export async function listSessions(db: Db, caller: Account, now: Date): Promise<OwnSession[]> {
  const isOwn = and(eq(sessions.accountId, caller.id), gt(sessions.expiresAt, now));
  const rows = await db.select().from(sessions).where(isOwn).orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
  return rows.map(({ id, device, addressPrefix, createdAt, lastSeenAt }) => ({
    id,
    device,
    address: addressPrefix,
    isCurrent: id === caller.sessionId,
    startedAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }));
}

export async function endOwnSession(db: Db, caller: Account, id: string): Promise<boolean> {
  if (!z.uuid().safeParse(id).success) return false;
  const isOwn = and(eq(sessions.id, id), eq(sessions.accountId, caller.id));
  return (await db.delete(sessions).where(isOwn).returning({ id: sessions.id })).length > 0;
}

export async function endOtherSessions(db: Pick<Db, 'delete'>, caller: Account): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.accountId, caller.id), ne(sessions.id, caller.sessionId)));
}

async function endSession(db: Pick<Db, 'delete'>, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

export async function endSessionsOf(tx: Pick<Db, 'delete'>, accountId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.accountId, accountId));
}

/** Somebody has left. The browser they were signed in with stays known for a while. */
export async function leaveSession(db: Db, id: string, now: Date): Promise<void> {
  await db.update(sessions).set({ expiresAt: now }).where(eq(sessions.id, id));
}

/** Days for which a browser is known by which an account was signed in to. */
const knownDays = 30;

function knownSince(now: Date): Date {
  return new Date(now.getTime() - knownDays * 86_400_000);
}

export async function forgetSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, knownSince(now)));
}

/** Those that are over, of one account by one browser: the session that begins there tells of it. */
export async function forgetSessionsBy(db: Db, accountId: string, knownBy: string, now: Date): Promise<void> {
  const isBy = and(eq(sessions.accountId, accountId), eq(sessions.knownBy, knownBy));
  await db.delete(sessions).where(and(isBy, lt(sessions.expiresAt, now)));
}

/** Whether the browser is one that the account was signed in with of late. */
export async function isKnownBrowser(db: Db, accountId: string, knownBy: string, now: Date): Promise<boolean> {
  if (knownBy === '') return false;
  const isBy = and(eq(sessions.accountId, accountId), eq(sessions.knownBy, knownBy));
  return (await db.$count(sessions, and(isBy, gt(sessions.expiresAt, knownSince(now))))) > 0;
}
