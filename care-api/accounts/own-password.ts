import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { accounts } from '@/care-api/database/schema/accounts';
import { changeRow } from '@/care-api/desk/change-row';
import type { Writer } from '@/care-api/kernel/db';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import type { Origin } from '@/care-api/kernel/device-of';
import { Refusal } from '@/care-api/kernel/refusal';
import { type changePasswordInput, type chooseInput, firstAdminEmail } from '@/lib/contract/account';
import type { AuditedAction } from '@/lib/contract/audit-actions';
import { keptAccount } from './account-json';
import { checkPassword } from './check-own-password';
import { requireGoodPassword } from './check-password';
import { hashPassword } from './passwords';
import { requireFreeEmail } from './register-account';
import { storePassword } from './reset-password';
import { type NewSession, startSession } from './sessions';
import { getSigningSecret } from './signing-secret';

export type OwnDeed = { deps: Dependencies; caller: Account; from: Origin; language: string };
export type Opened = { session: NewSession; account: Account };

/** The session goes on as a new one. Null for whoever has chosen already. @throws Refusal 422 by field. */
export async function choosePassword(deed: OwnDeed, chosen: z.output<typeof chooseInput>): Promise<Opened | null> {
  const { caller, deps } = deed;
  if (!caller.mustChoose) return null;
  const isFirst = caller.email.toLowerCase() === firstAdminEmail;
  const email = isFirst ? (chosen.email ?? '') : caller.email;
  if (email === '') throw new Refusal(422, 'problem', { email: 'accountEmailRequired' });
  if (email.toLowerCase() === firstAdminEmail) throw new Refusal(422, 'problem', { email: 'emailReachesNobody' });
  if (email.toLowerCase() !== caller.email.toLowerCase()) await requireFreeEmail(deps.database.db, email);
  const isStill = and(eq(accounts.id, caller.id), eq(accounts.mustChoose, true));
  return changeOwn(deed, { ...(isFirst && { email }), password: chosen.newPassword, isStill, action: 'chosen' });
}

/** @throws Refusal 422 by field, 429 after too many wrong passwords. */
export async function changePassword(deed: OwnDeed, change: z.output<typeof changePasswordInput>): Promise<Opened> {
  const { caller, deps, from } = deed;
  const { db } = deps.database;
  const known = await checkPassword(db, caller, { password: change.password, ...from }, deps.now());
  const isStill = and(eq(accounts.id, caller.id), eq(accounts.passwordHash, known));
  return changeOwn(deed, { password: change.newPassword, isStill, action: 'password' });
}

type Change = { email?: string; password: string; isStill: ReturnType<typeof and>; action: AuditedAction };

async function changeOwn({ deps, caller, from, language }: OwnDeed, { password, isStill, action, ...chosen }: Change) {
  const { db } = deps.database;
  const owner = { username: caller.username, email: chosen.email ?? caller.email };
  await requireGoodPassword(db, { field: 'newPassword', password, owner, siteUrl: deps.siteUrl });
  const passwordHash = await hashPassword(password);
  const secret = await getSigningSecret(db);
  const deed = { resource: keptAccount, id: caller.id, caller, action, now: deps.now() };
  let opened: Opened | null = null;
  await changeRow(db, deed, async (tx) => {
    const kept = await requireRow(tx, isStill);
    // One that was confirmed at this very moment stays.
    const email = chosen.email ?? kept.email;
    if (chosen.email) await tx.update(accounts).set({ email }).where(eq(accounts.id, caller.id));
    await storePassword(tx, deps, { id: caller.id, email, language }, passwordHash);
    const session = await startSession(tx, caller.id, secret, deps.now(), from);
    opened = { session, account: { ...caller, email, mustChoose: false } };
  });
  if (!opened) throw new Refusal(401, 'signInFirst');
  deps.onMailQueued();
  return opened;
}

/** Another change of the same moment has ended this session. */
async function requireRow(tx: Pick<Writer, 'select'>, isStill: Change['isStill']): Promise<{ email: string }> {
  const [row] = await tx.select({ email: accounts.email }).from(accounts).where(isStill);
  if (!row) throw new Refusal(401, 'signInFirst');
  return row;
}
