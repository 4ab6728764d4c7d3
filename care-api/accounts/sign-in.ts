import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { isSameText } from '@/care-api/database/same-text';
import { accounts } from '@/care-api/database/schema/accounts';
import { signInSteps } from '@/care-api/database/schema/second-factors';
import type { Db, Writer } from '@/care-api/kernel/db';
import type { Origin } from '@/care-api/kernel/device-of';
import { Refusal } from '@/care-api/kernel/refusal';
import { hashSecretToken, newSecretToken } from '@/care-api/kernel/secret-token';
import { isNotBanned } from './not-banned';
import { hashPassword, isPassword } from './passwords';
import { hasSecondFactor, takeCode } from './second-factor';
import { forgetSessionsBy, type NewSession, startSession } from './sessions';
import { getSigningSecret } from './signing-secret';
import { codeKey, countAttempt } from './throttle';

type Account = typeof accounts.$inferSelect;
export type Attempt = Origin & { now: Date; bare: boolean; isWork?: boolean };
export type Opened = { session: NewSession; account: Account };
type LastWayIn = { breakGlassAdmin: string | undefined };

/** Milliseconds for which the second step may be taken. */
const stepTime = 600_000;

/** @throws Refusal 401 alike for unknown, banned, mistyped; 403 where a work account alone opens it; 429. */
export async function signIn(
  db: Db,
  attempt: Attempt & LastWayIn & { email: string; password: string },
): Promise<Opened | { ticket: string }> {
  const { email, password, bare, breakGlassAdmin } = attempt;
  const [account] = await db.select().from(accounts).where(isSameText(accounts.email, email));
  const { rewarded } = await countAttempt(db, attempt, account?.id);
  const isRight = await isPassword(password, account?.passwordHash);
  if (isRight && account) requireOpen(account, breakGlassAdmin);
  const opened = isRight && account ? await goOn(db, account, attempt) : null;
  // An API of the published calls has none to take the step by.
  if (!opened || !account || (bare && 'ticket' in opened)) {
    throw new Refusal(401, 'loginWrong', undefined, undefined, account?.id);
  }
  await rewarded();
  return opened;
}

/** @throws Refusal 403 for staff where a work account alone opens theirs, but for the one account that is spared. */
export function requireOpen(account: Account, breakGlassAdmin: string | undefined): void {
  const isSpared = account.email.toLowerCase() === breakGlassAdmin?.toLowerCase();
  if (breakGlassAdmin === undefined || isSpared || !isStaff(account)) return;
  throw new Refusal(403, 'workAccountOnly', undefined, undefined, account.id);
}

export function isStaff({ isAdmin, roles }: Pick<Account, 'isAdmin' | 'roles'>): boolean {
  return isAdmin || roles.length > 0;
}

/** Null when the account was banned, or its password changed while it was being checked. */
async function goOn(db: Db, account: Account, attempt: Attempt): Promise<Opened | { ticket: string } | null> {
  const { id, passwordHash } = account;
  const isUnchanged = and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash), isNotBanned(attempt.now));
  const [unchanged] = await db.select({ asksMore: hasSecondFactor }).from(accounts).where(isUnchanged);
  if (!unchanged) return null;
  if (!unchanged.asksMore) return openSession(db, account, attempt);
  return { ticket: await startStep(db, { accountId: id, challenge: '', now: attempt.now }) };
}

type Step = { accountId: string | null; challenge: string; now: Date };

export async function startStep(db: Db, { now, ...step }: Step): Promise<string> {
  await db.delete(signInSteps).where(lt(signInSteps.expiresAt, now));
  const ticket = newSecretToken();
  const expiresAt = new Date(now.getTime() + stepTime);
  await db.insert(signInSteps).values({ ...step, ticketHash: hashSecretToken(ticket), expiresAt });
  return ticket;
}

/** What an answer to the step has to fit; null for a ticket that is over or not theirs. Good once. */
export async function takeChallenge(
  db: Db,
  { ticket, accountId, now }: { ticket: string; accountId: string | null; now: Date },
): Promise<string | null> {
  const isTheirs = accountId === null ? isNull(signInSteps.accountId) : eq(signInSteps.accountId, accountId);
  const isIt = and(eq(signInSteps.ticketHash, hashSecretToken(ticket)), isTheirs, gt(signInSteps.expiresAt, now));
  const [step] = await db.delete(signInSteps).where(isIt).returning();
  return step?.challenge || null;
}

/** @throws Refusal 401 for a ticket that is over, 403 as above, 422 for a wrong code or one taken before, 429. */
export async function finishSignIn(
  db: Db,
  { ticket, code, breakGlassAdmin, ...attempt }: Attempt & LastWayIn & { ticket: string; code: string },
): Promise<Opened & { by: 'app' | 'recovery' }> {
  const { now } = attempt;
  const isGood = and(eq(signInSteps.ticketHash, hashSecretToken(ticket)), gt(signInSteps.expiresAt, now));
  const [found] = await db
    .select({ account: accounts })
    .from(signInSteps)
    .innerJoin(accounts, eq(accounts.id, signInSteps.accountId))
    .where(and(isGood, eq(signInSteps.challenge, '')));
  if (!found) throw new Refusal(401, 'stepOver');
  const { account } = found;
  const { rewarded } = await countAttempt(db, { ...attempt, email: codeKey(account.id) }, account.id);
  let by: Awaited<ReturnType<typeof takeCode>> = null;
  const opened = await openSession(db, account, attempt, async (tx) => {
    by = await takeCode(tx, account.id, code, now);
    if (by === null) throw new Refusal(422, 'problem', { code: 'codeWrong' }, undefined, account.id);
    requireOpen(account, breakGlassAdmin);
    return (await tx.delete(signInSteps).where(isGood).returning()).length > 0;
  });
  if (!opened || by === null) throw new Refusal(401, 'stepOver', undefined, undefined, account.id);
  await rewarded();
  return { ...opened, by };
}

/** Null when the account was banned or its password changed meanwhile: that ended all sessions; or where `proof` fails. */
export async function openSession(
  db: Db,
  account: Account,
  { now, bare, ...from }: Attempt,
  proof: (tx: Writer) => Promise<boolean> = async () => true,
): Promise<Opened | null> {
  const { id, passwordHash, mustChoose } = account;
  const secret = await getSigningSecret(db);
  await forgetSessionsBy(db, id, from.knownBy, now);
  const usedUp = mustChoose && !bare ? await hashPassword(newSecretToken()) : null;
  return db.transaction(async (tx) => {
    const isUnchanged = and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash), isNotBanned(now));
    const [unchanged] = await tx.select({ id: accounts.id }).from(accounts).where(isUnchanged).for('update');
    if (!unchanged || !(await proof(tx))) return null;
    // Once is enough: whoever finds it in a log comes too late. An API of the published calls has no other to choose.
    if (usedUp) await tx.update(accounts).set({ passwordHash: usedUp }).where(eq(accounts.id, id));
    return { session: await startSession(tx, id, secret, now, from), account };
  });
}
