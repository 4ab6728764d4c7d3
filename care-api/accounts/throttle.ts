import { and, count, eq, lt, max, min, type SQL } from 'drizzle-orm';
import { failedLogins } from '@/care-api/database/schema/accounts';
import type { Db } from '@/care-api/kernel/db';
import type { Origin } from '@/care-api/kernel/device-of';
import { Refusal } from '@/care-api/kernel/refusal';
import { isKnownBrowser } from './sessions';

type Attempt = Pick<Origin, 'address' | 'knownBy'> & { email: string; now: Date };
type Counted = {
  /** It was right: what failed from there before counts no more. */
  rewarded: () => Promise<void>;
};

const hour = 3_600;
/** Failures of an hour that cost nothing; each further one doubles the wait after it, from a minute on. Seconds. */
type Patience = { free: number; longest: number };
const perPair: Patience = { free: 5, longest: hour };
/** From all addresses together: a stranger with many of them slows an owner down, and locks nobody out. */
const perAccount: Patience = { free: 20, longest: 600 };
/** '' is the site on this machine, which speaks for all its visitors: as many as thirty of them, then the shortest wait. */
const perSite: Patience = { free: 150, longest: 60 };
const failuresOfAddress = 30;

/**
 * Counted as failed before the password is looked at: many at once cannot slip through. A browser that the account was
 * signed in with is counted by itself: neither a stranger nor a neighbour makes its owner wait. @throws Refusal 429.
 */
export async function countAttempt(db: Db, attempt: Attempt, accountId?: string): Promise<Counted> {
  const { address, knownBy, now } = attempt;
  const email = attempt.email.toLowerCase();
  const isKnown = accountId !== undefined && (await isKnownBrowser(db, accountId, knownBy, now));
  const place = isKnown ? `known by ${knownBy}` : address;
  await db.delete(failedLogins).where(lt(failedLogins.createdAt, secondsBefore(now, hour)));
  const [stored] = await db
    .insert(failedLogins)
    .values({ email, address: place, createdAt: now })
    .returning({ id: failedLogins.id });
  if (!stored) throw new Error('The attempt was not stored.');
  const before = lt(failedLogins.id, stored.id);
  const ofAccount = and(eq(failedLogins.email, email), before);
  const ofPlace = and(eq(failedLogins.address, place), before);
  const ofPair = await growingWait(db, and(ofAccount, ofPlace), perPair, now);
  const ofStrangers = isKnown ? 0 : await growingWait(db, ofAccount, perAccount, now);
  const wait = Math.max(ofPair, ofStrangers, isKnown ? 0 : await waitOfAddress(db, address, ofPlace, now));
  if (wait === 0) return { rewarded: () => clearFailedLogins(db, email, place) };
  // A refused attempt tried no password and must not make the wait longer.
  await db.delete(failedLogins).where(eq(failedLogins.id, stored.id));
  throw new Refusal(429, 'attemptsTooMany', undefined, { 'retry-after': String(wait) }, accountId);
}

/** Of one place once it succeeds; without one, of all: the password is another. */
export async function clearFailedLogins(db: Pick<Db, 'delete'>, email: string, place?: string): Promise<void> {
  const isFrom = place === undefined ? undefined : eq(failedLogins.address, place);
  await db.delete(failedLogins).where(and(eq(failedLogins.email, email.toLowerCase()), isFrom));
}

/** The name under which wrong codes of an account are counted: guesses at codes wait as guesses at passwords do. */
export function codeKey(accountId: string): string {
  return `code of ${accountId}`;
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
async function waitOfAddress(db: Db, address: string, whose: SQL | undefined, now: Date): Promise<number> {
  if (address === '') return growingWait(db, whose, perSite, now);
  const [found] = await db
    .select({ number: count(), first: min(failedLogins.createdAt) })
    .from(failedLogins)
    .where(whose);
  if (!found?.first || found.number < failuresOfAddress) return 0;
  return Math.max(1, Math.ceil((found.first.getTime() - now.getTime()) / 1_000) + hour);
}

function secondsBefore(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1_000);
}
