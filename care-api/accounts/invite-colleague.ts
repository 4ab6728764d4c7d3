import type { z } from 'zod';
import { accounts } from '@/care-api/database/schema/accounts';
import { createRow } from '@/care-api/desk/change-row';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { newSecretToken } from '@/care-api/kernel/secret-token';
import { pageAddress } from '@/care-api/mail/our-words';
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

/** Answers the link where no mail leaves. @throws Refusal 422 for an email somebody has, or of no work account. */
export async function inviteColleague(
  deps: Dependencies,
  { email, role, caller, language }: Invitation,
): Promise<z.input<typeof inviteAnswer> | null> {
  const { db } = deps.database;
  requireWorkEmail(deps, email);
  await requireFreeEmail(db, email);
  const passwordHash = await hashPassword(newSecretToken());
  let link = '';
  const deed = { resource: keptAccount, caller, action: 'create' as const, now: deps.now() };
  const made = await createRow(db, deed, async (tx) => {
    const row = {
      email,
      language,
      passwordHash,
      isAdmin: role === 'admin',
      roles: toRoles([role]),
      createdAt: deps.now(),
    };
    const username = await freeNameFor(tx, email);
    const [stored] = await tx
      .insert(accounts)
      .values({ ...row, username })
      .onConflictDoNothing()
      .returning();
    if (!stored) return;
    link = isByWorkAlone(deps)
      ? pageAddress(deps.siteUrl, '/login-register', language)
      : await makePasswordLink(tx, deps, { id: stored.id, language, lasts });
    const kind = isByWorkAlone(deps) ? 'colleagueAtWork' : 'colleagueInvited';
    await writeMail(tx, kind, { to: email, language, values: { link } });
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

/** Passwords open the break-glass account alone. */
const isByWorkAlone = ({ breakGlassAdmin }: Dependencies) => breakGlassAdmin !== undefined;

function requireWorkEmail(deps: Dependencies, email: string): void {
  if (!isByWorkAlone(deps) || deps.workAccounts?.domains.includes(email.replace(/^.*@/, '').toLowerCase())) return;
  throw new Refusal(422, 'problem', { email: 'emailNotWork' });
}
