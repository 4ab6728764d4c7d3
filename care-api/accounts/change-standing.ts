import { and, eq, lte } from 'drizzle-orm';
import { z } from 'zod';
import { accounts, passwordResets } from '@/care-api/database/schema/accounts';
import { changeRow } from '@/care-api/desk/change-row';
import type { Db, Writer } from '@/care-api/kernel/db';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import type { AuditedAction } from '@/lib/contract/audit-actions';
import type { StaffRole } from '@/lib/contract/staff';
import { type AccountWire, keptAccount } from './account-json';
import { lockAdminsAnd, requireRemainingAdmin } from './last-admin';
import { endSessionsOf } from './sessions';
import { tellOfStanding } from './tell-of-standing';

export type Deed = { id: string; caller: Account; seen: number | null; now: Date };
type Standing = { isAdmin?: boolean; roles?: StaffRole[]; isBanned?: boolean };
type Ban = { isBanned: boolean; reason: string; until?: string | null | undefined };

type Deps = Pick<Dependencies, 'database' | 'siteUrl' | 'onMailQueued'>;

/** For good without `until`. @throws Refusal 422 for a ban that is over already. */
export function banAccount(deps: Deps, deed: Deed, { isBanned, reason, until }: Ban): Promise<AccountWire | null> {
  const bannedUntil = isBanned && until ? new Date(until) : null;
  if (bannedUntil && bannedUntil <= deed.now) throw new Refusal(422, 'problem', { until: 'momentPast' });
  const action = isBanned ? 'ban' : 'unban';
  const ban = { isBanned, banReason: isBanned ? reason : '', bannedUntil, banAskedAt: null };
  return changeStanding(deps, { ...deed, action }, ban);
}

export function changeRoles(deps: Deps, deed: Deed, change: Required<Pick<Standing, 'roles' | 'isAdmin'>>) {
  if (deed.id === deed.caller.id) throw new Refusal(403, 'ownRoles');
  return changeStanding(deps, { ...deed, action: 'roles' }, { ...change, roles: [...new Set(change.roles)] });
}

/** Whoever is changed by somebody else is mailed. Null when there is no such account. @throws Refusal 422 when no admin would be left. */
export async function changeStanding(
  deps: Deps,
  deed: Omit<Deed, 'caller'> & { caller: Account | null; action: AuditedAction },
  change: Standing & { banReason?: string; bannedUntil?: Date | null; banAskedAt?: null },
): Promise<AccountWire | null> {
  const { id } = deed;
  if (!z.uuid().safeParse(id).success) return null;
  const holdFirst = (tx: Writer) => lockAdminsAnd(tx, id);
  const changed = await changeRow(
    deps.database.db,
    { resource: keptAccount, holdFirst, ...deed },
    async (tx, before) => {
      const held = await lockAdminsAnd(tx, id);
      requireRemainingAdmin(held.map((account) => (account.id === id ? { ...account, ...change } : account)));
      await tx.update(accounts).set(change).where(eq(accounts.id, id));
      if (change.isBanned) await shutOut(tx, id);
      if (deed.caller && deed.caller.id !== id) await tellOfStanding(tx, deps.siteUrl, before, change);
    },
  );
  deps.onMailQueued();
  return changed;
}

export async function signOutAccount(db: Db, deed: Deed): Promise<AccountWire | null> {
  if (!z.uuid().safeParse(deed.id).success) return null;
  return changeRow(db, { resource: keptAccount, action: 'signout', ...deed }, (tx) => endSessionsOf(tx, deed.id));
}

async function shutOut(tx: Writer, id: string): Promise<void> {
  await endSessionsOf(tx, id);
  await tx.delete(passwordResets).where(eq(passwordResets.accountId, id));
}

/** Days for which whoever asked for a ban is told that the admins know. */
const askedDays = 7;

/** Forgets also who was asked to be banned and was not. */
export async function liftBans(db: Db, now: Date): Promise<void> {
  const isOver = and(eq(accounts.isBanned, true), lte(accounts.bannedUntil, now));
  const lifted = { isBanned: false, banReason: '', bannedUntil: null };
  for (const { id } of await db.select({ id: accounts.id }).from(accounts).where(isOver)) {
    await db.transaction(async (held) => {
      // An admin may have lengthened it at this moment.
      const still = await held
        .select()
        .from(accounts)
        .where(and(eq(accounts.id, id), isOver))
        .for('update');
      if (still.length === 0) return;
      await changeRow(held, { resource: keptAccount, id, caller: null, action: 'unban', now }, (tx) =>
        tx.update(accounts).set(lifted).where(eq(accounts.id, id)),
      );
    });
  }
  const isOld = lte(accounts.banAskedAt, new Date(now.getTime() - askedDays * 86_400_000));
  await db.update(accounts).set({ banAskedAt: null }).where(isOld);
}
