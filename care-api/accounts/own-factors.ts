import { randomBytes } from 'node:crypto';
import { and, asc, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { companies } from '@/care-api/database/schema/provider';
import { authenticatorApps, passkeys } from '@/care-api/database/schema/second-factors';
import { changeRow } from '@/care-api/desk/change-row';
import type { Writer } from '@/care-api/kernel/db';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { ourWords, pageAddress } from '@/care-api/mail/our-words';
import { writeMail } from '@/care-api/mail/write-mail';
import { languageOf } from '@/care-api/mail/write-theirs';
import type { AuditedAction } from '@/lib/contract/audit-actions';
import type { Factors } from '@/lib/contract/second-factor';
import { type AccountWire, keptAccount } from './account-json';
import type { Deed } from './change-standing';
import { checkPassword } from './check-own-password';
import type { OwnDeed } from './own-password';
import { countRecoveryCodes, forgetUselessCodes, makeRecoveryCodes, removeFactors } from './second-factor';
import { endOtherSessions, endSessionsOf } from './sessions';
import { codeKey, countAttempt } from './throttle';
import { findStep, toAppAddress, toBase32 } from './totp';

const hour = 3_600_000;

export async function listFactors({ database: { db }, now }: Dependencies, caller: Account): Promise<Factors> {
  const [app] = await db.select().from(authenticatorApps).where(eq(authenticatorApps.accountId, caller.id));
  const keys = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, caller.id))
    .orderBy(asc(passkeys.createdAt));
  const isOn = app?.confirmedAt != null;
  const isWaiting = app && !isOn && app.createdAt.getTime() > now().getTime() - hour;
  const secret = isWaiting ? Buffer.from(app.secret, 'base64url') : null;
  const issuer = secret ? await nameOfProvider(db) : '';
  return {
    app: isOn ? 'on' : isWaiting ? 'waiting' : 'none',
    setup: secret && { key: toBase32(secret), address: toAppAddress({ issuer, email: caller.email, secret }) },
    recoveryCodesLeft: await countRecoveryCodes(db, caller.id),
    passkeys: keys.map(({ id, device, createdAt, lastUsedAt }) => ({
      id,
      device,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  };
}

type Args = { password: string };

/** @throws Refusal 422 for a wrong password, 409 where there is an app. */
export async function startApp(deed: OwnDeed, asked: Args): Promise<void> {
  const { deps, caller } = deed;
  const { db } = deps.database;
  await requirePassword(deed, asked);
  const fresh = { secret: randomBytes(20).toString('base64url'), createdAt: deps.now(), lastStep: 0 };
  const made = await db
    .insert(authenticatorApps)
    .values({ accountId: caller.id, ...fresh })
    .onConflictDoUpdate({
      target: authenticatorApps.accountId,
      set: fresh,
      setWhere: isNull(authenticatorApps.confirmedAt),
    })
    .returning();
  if (made.length === 0) throw new Refusal(409, 'existsAlready');
}

/** Answers recovery codes where there were none. */
export async function confirmApp(deed: OwnDeed, code: string): Promise<string[]> {
  const { deps, caller, from } = deed;
  const now = deps.now();
  const attempt = { ...from, email: codeKey(caller.id), now };
  const { rewarded } = await countAttempt(deps.database.db, attempt, caller.id);
  let codes: string[] = [];
  await changeFactors(deed, 'factorOn', 'appOn', async (tx) => {
    const isWaiting = and(
      eq(authenticatorApps.accountId, caller.id),
      isNull(authenticatorApps.confirmedAt),
      gt(authenticatorApps.createdAt, new Date(now.getTime() - hour)),
    );
    const [app] = await tx.select().from(authenticatorApps).where(isWaiting);
    if (!app) throw new Refusal(422, 'problem', { code: 'codeTooLate' });
    const step = findStep(Buffer.from(app.secret, 'base64url'), code, now);
    if (step === null) throw new Refusal(422, 'problem', { code: 'codeWrong' });
    await tx.update(authenticatorApps).set({ confirmedAt: now, lastStep: step }).where(isWaiting);
    codes = await firstCodes(tx, caller.id);
  });
  await rewarded();
  return codes;
}

export async function removeApp(deed: OwnDeed, asked: Args): Promise<true | null> {
  await requirePassword(deed, asked);
  return changeFactors(deed, 'factorOff', 'appOff', async (tx) => {
    const isOwn = and(eq(authenticatorApps.accountId, deed.caller.id), isNotNull(authenticatorApps.confirmedAt));
    const gone = await tx.delete(authenticatorApps).where(isOwn).returning();
    if (gone.length === 0) throw new Refusal(404, 'nothingHere');
    await forgetUselessCodes(tx, deed.caller.id);
  });
}

/** @throws Refusal 422 for a wrong password, 409 where there is nothing to recover. */
export async function renewRecoveryCodes(deed: OwnDeed, asked: Args): Promise<string[]> {
  await requirePassword(deed, asked);
  let codes: string[] = [];
  await changeFactors(deed, 'factorOn', 'newCodes', async (tx) => {
    codes = await makeRecoveryCodes(tx, deed.caller.id);
    await forgetUselessCodes(tx, deed.caller.id);
    if ((await countRecoveryCodes(tx, deed.caller.id)) === 0) throw new Refusal(409, 'factorMissing');
  });
  return codes;
}

/** Of a colleague who has lost their device; they hear of it. Null when there is no such account. */
export async function resetFactors(deps: Dependencies, deed: Deed): Promise<AccountWire | null> {
  if (!z.uuid().safeParse(deed.id).success) return null;
  const changed = await changeRow(
    deps.database.db,
    { resource: keptAccount, action: 'factorOff', ...deed },
    async (tx, { email }) => {
      await removeFactors(tx, deed.id);
      await endSessionsOf(tx, deed.id);
      const language = await languageOf(tx, email ?? '');
      await tellOwner(tx, deps, { email: email ?? '', language, change: 'reset' });
    },
  );
  deps.onMailQueued();
  return changed;
}

export async function requirePassword({ deps, caller, from }: OwnDeed, { password }: Args): Promise<void> {
  await checkPassword(deps.database.db, caller, { password, ...from }, deps.now());
}

export async function changeFactors(
  { deps, caller, language }: OwnDeed,
  action: AuditedAction,
  change: FactorChange,
  write: (tx: Writer) => Promise<unknown>,
): Promise<true> {
  const { id, email } = caller;
  const deed = { resource: keptAccount, id, caller, action, now: deps.now() };
  await changeRow(deps.database.db, deed, async (tx) => {
    await write(tx);
    // Whoever is in by what opened the account before may not be its owner.
    await endOtherSessions(tx, caller);
    await tellOwner(tx, deps, { email, language, change });
  });
  deps.onMailQueued();
  return true;
}

export type FactorChange = keyof ReturnType<typeof ourWords>['words']['factors'];
type Context = { email: string; language: string; change: FactorChange };

export async function tellOwner(tx: Writer, { siteUrl }: Pick<Dependencies, 'siteUrl'>, told: Context): Promise<void> {
  const { email, language, change } = told;
  const values = {
    change: ourWords(language).words.factors[change],
    link: pageAddress(siteUrl, '/login-register/forgot', language),
  };
  await writeMail(tx, 'secondStepChanged', { to: email, language, values });
}

export async function firstCodes(tx: Writer, accountId: string): Promise<string[]> {
  return (await countRecoveryCodes(tx, accountId)) > 0 ? [] : makeRecoveryCodes(tx, accountId);
}

async function nameOfProvider(db: Dependencies['database']['db']): Promise<string> {
  const [company] = await db.select({ name: companies.name }).from(companies).orderBy(desc(companies.id)).limit(1);
  return company?.name || 'Live-in care';
}
