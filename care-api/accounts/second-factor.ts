import { randomBytes } from 'node:crypto';
import { and, count, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { accounts } from '@/care-api/database/schema/accounts';
import { authenticatorApps, passkeys, recoveryCodes, signInSteps } from '@/care-api/database/schema/second-factors';
import type { Db, Writer } from '@/care-api/kernel/db';
import { hashSecretToken } from '@/care-api/kernel/secret-token';
import { findStep, toBase32 } from './totp';

/** Names written out, for drizzle leaves the tables' away where a query has one alone. */
export const hasSecondFactor: SQL<boolean> = sql<boolean>`(exists (
  select from authenticator_apps a where a.account_id = accounts.id and a.confirmed_at is not null
) or exists (select from passkeys k where k.account_id = accounts.id))`;

export const mustSecure: SQL<boolean> = sql<boolean>`((accounts.is_admin or cardinality(accounts.roles) > 0)
  and exists (select from settings s where s.key = 'security' and s.value = ${JSON.stringify({ staffSecondStep: true })})
  and not ${hasSecondFactor})`;

/** Takes a code of the app or a recovery code, which is gone then. Null for a wrong one, or one that was taken before. */
export async function takeCode(tx: Writer, accountId: string, code: string, now: Date) {
  const isApps = /^\d{6}$/.test(code);
  return (await (isApps ? takeAppCode(tx, accountId, code, now) : takeRecoveryCode(tx, accountId, code)))
    ? isApps
      ? 'app'
      : 'recovery'
    : null;
}

async function takeAppCode(tx: Writer, accountId: string, code: string, now: Date): Promise<boolean> {
  const isOn = and(eq(authenticatorApps.accountId, accountId), isNotNull(authenticatorApps.confirmedAt));
  const [app] = await tx.select().from(authenticatorApps).where(isOn);
  const step = app ? findStep(Buffer.from(app.secret, 'base64url'), code, now) : null;
  if (step === null) return false;
  const isNew = and(isOn, lt(authenticatorApps.lastStep, step));
  const taken = await tx.update(authenticatorApps).set({ lastStep: step }).where(isNew).returning();
  return taken.length > 0;
}

async function takeRecoveryCode(tx: Writer, accountId: string, code: string): Promise<boolean> {
  const isIt = and(eq(recoveryCodes.codeHash, hashCode(accountId, code)), eq(recoveryCodes.accountId, accountId));
  return (await tx.delete(recoveryCodes).where(isIt).returning()).length > 0;
}

const codesAtOnce = 10;

/** Ten in place of those there were, of 120 random bits each, so that a plain hash of them is enough to keep. */
export async function makeRecoveryCodes(tx: Writer, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: codesAtOnce }, () => toBase32(randomBytes(15)).toLowerCase());
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ codeHash: hashCode(accountId, code), accountId })));
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'));
}

function hashCode(accountId: string, code: string): string {
  return hashSecretToken(`${accountId} ${code.toLowerCase()}`);
}

export async function countRecoveryCodes(db: Pick<Db, 'select'>, accountId: string): Promise<number> {
  const [found] = await db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  return found?.left ?? 0;
}

export async function removeFactors(tx: Pick<Writer, 'delete'>, accountId: string): Promise<void> {
  for (const table of [authenticatorApps, passkeys, recoveryCodes, signInSteps]) {
    await tx.delete(table).where(eq(table.accountId, accountId));
  }
}

export async function forgetUselessCodes(tx: Writer, accountId: string): Promise<void> {
  const [left] = await tx.select({ has: hasSecondFactor }).from(accounts).where(eq(accounts.id, accountId));
  if (left?.has !== true) await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
}
