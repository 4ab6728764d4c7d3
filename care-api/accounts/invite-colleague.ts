import type { z } from 'zod';
import { accounts } from '@/care-api/database/schema/accounts';
import { createRow } from '@/care-api/desk/change-row';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import { newSecretToken } from '@/care-api/kernel/secret-token';
import { writeMail } from '@/care-api/mail/write-mail';
import type { inviteAnswer, inviteInput } from '@/lib/contract/account';
import { toRoles } from '@/lib/contract/staff';
import { keptAccount } from './account-json';
import { freeNameFor } from './free-name';
import { hashPassword } from './passwords';
import { requireFreeEmail } from './register-account';
import { makePasswordLink } from './reset-password';

type Invitation = z.output<typeof inviteInput> & { caller: Account; language: string };

/** Milliseconds. Whoever comes later asks for a new link by themselves. */
const lasts = 7 * 24 * 3_600_000;

/**
 * Makes an account with a password nobody knows, and mails its owner the way to one of their own. The link is answered
 * where no mail leaves. @throws Refusal 422 for an email that somebody has.
 */
export async function inviteColleague(
  deps: Dependencies,
  { email, role, caller, language }: Invitation,
): Promise<z.input<typeof inviteAnswer> | null> {
  const { db } = deps.database;
  await requireFreeEmail(db, email);
  const passwordHash = await hashPassword(newSecretToken());
  let link = '';
  const deed = { resource: keptAccount, caller, action: 'create' as const, now: deps.now() };
  const made = await createRow(db, deed, async (tx) => {
    const row = { email, passwordHash, isAdmin: role === 'admin', roles: toRoles([role]), createdAt: deps.now() };
    const username = await freeNameFor(tx, email);
    const [stored] = await tx
      .insert(accounts)
      .values({ ...row, username })
      .onConflictDoNothing()
      .returning();
    if (!stored) return;
    link = await makePasswordLink(tx, deps, { id: stored.id, language, lasts });
    await writeMail(tx, 'colleagueInvited', { to: email, language, values: { link } });
    return stored.id;
  });
  if (!made) {
    // Somebody else was quicker.
    await requireFreeEmail(db, email);
    throw new Error('The account was not stored.');
  }
  deps.onMailQueued();
  return { userId: made.userId, link: deps.mailsStay ? link : null };
}
