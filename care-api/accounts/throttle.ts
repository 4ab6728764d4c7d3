import { and, count, eq, gt, lt, max, min, type SQL } from 'drizzle-orm';
import { isSameText } from '@/care-api/database/same-text';
import { accounts, failedLogins, sessions } from '@/care-api/database/schema/accounts';
import type { Db } from '@/care-api/kernel/db';
import { prefixOf } from '@/care-api/kernel/device-of';
import { Refusal } from '@/care-api/kernel/refusal';
import { knownSince } from './sessions';

type Attempt = { email: string; address: string; now: Date };

const hour = 3_600;
/** Failures of an hour that cost nothing; each further one doubles the wait after it, from a minute on. Seconds. */
type Patience = { free: number; longest: number };
const perPair: Patience = { free: 5, longest: hour };
/** From all addresses together: a stranger with many of them slows an owner down, and locks nobody out. */
const perAccount: Patience = { free: 20, longest: 600 };
const failuresOfAddress = 30;

/** Counted as failed before the password is looked at: many at once cannot slip through. @throws Refusal 429. */
export async function countAttempt(db: Db, { email, address, now }: Attempt, about?: string): Promise<void> {
  const folded = email.toLowerCase();
  await db.delete(failedLogins).where(lt(failedLogins.createdAt, secondsBefore(now, hour)));
  const [attempt] = await db
    .insert(failedLogins)
    .values({ email: folded, address, createdAt: now })
    .returning({ id: failedLogins.id });
  if (!attempt) throw new Error('The attempt was not stored.');
  const before = lt(failedLogins.id, attempt.id);
  const ofAccount = and(eq(failedLogins.email, folded), before);
  const ofAddress = and(eq(failedLogins.address, address), before);
  const waits = [
    await growingWait(db, and(ofAccount, ofAddress), perPair, now),
    // '' is the site on this machine, which speaks for all its visitors.
    address === '' ? 0 : await waitOfAddress(db, ofAddress, now),
    (await isKnown(db, { email, address, now })) ? 0 : await growingWait(db, ofAccount, perAccount, now),
  ];
  const wait = Math.max(...waits);
  if (wait === 0) return;
  // A refused attempt tried no password and must not make the wait longer.
  await db.delete(failedLogins).where(eq(failedLogins.id, attempt.id));
  throw new Refusal(429, 'attemptsTooMany', undefined, { 'retry-after': String(wait) }, about);
}

/** Of one address once it succeeds; without one, of all: the password is another. */
export async function clearFailedLogins(db: Pick<Db, 'delete'>, email: string, address?: string): Promise<void> {
  const isFrom = address === undefined ? undefined : eq(failedLogins.address, address);
  await db.delete(failedLogins).where(and(eq(failedLogins.email, email.toLowerCase()), isFrom));
}

/** The name under which wrong codes of an account are counted: guesses at codes wait as guesses at passwords do. */
export function codeKey(accountId: string): string {
  return `code of ${accountId}`;
}

/** Counts one code; `rewarded` takes it back when it was right. @throws Refusal 429 after too many. */
export async function requireAttemptsLeft(
  db: Db,
  { accountId, address, now }: { accountId: string; address: string; now: Date },
): Promise<{ rewarded: () => Promise<void> }> {
  const email = codeKey(accountId);
  await countAttempt(db, { email, address, now }, accountId);
  return { rewarded: () => clearFailedLogins(db, email, address) };
}

/** Seconds. */
async function growingWait(db: Db, whose: SQL | undefined, { free, longest }: Patience, now: Date): Promise<number> {
  const [found] = await db
    .select({ number: count(), last: max(failedLogins.createdAt) })
    .from(failedLogins)
    .where(whose);
  if (!found?.last || found.number < free) return 0;
  const wait = Math.min(longest, 60 * 2 ** (found.number - free));
  return Math.max(0, Math.ceil((found.last.getTime() - now.getTime()) / 1_000) + wait);
}

/** Seconds until the oldest failure of the hour falls out of it, 0 while there are few enough. */
async function waitOfAddress(db: Db, whose: SQL | undefined, now: Date): Promise<number> {
  const [found] = await db
    .select({ number: count(), first: min(failedLogins.createdAt) })
    .from(failedLogins)
    .where(whose);
  if (!found?.first || found.number < failuresOfAddress) return 0;
  return Math.max(1, Math.ceil((found.first.getTime() - now.getTime()) / 1_000) + hour);
}

async function isKnown(db: Db, { email, address, now }: Attempt): Promise<boolean> {
  if (address === '') return false;
  const [session] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        isSameText(accounts.email, email),
        eq(sessions.addressPrefix, prefixOf(address)),
        gt(sessions.expiresAt, knownSince(now)),
      ),
    )
    .limit(1);
  return session !== undefined;
}

function secondsBefore(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1_000);
}
