import { and, eq, gt, lt } from 'drizzle-orm';
import type { z } from 'zod';
import { Refusal } from '@/care-api/api-error';
import { isSameText } from '@/care-api/database/same-text';
import { accounts, passwordResets } from '@/care-api/database/schema/accounts';
import type { Dependencies } from '@/care-api/dependencies';
import { passwordChangedMail, resetPasswordMail } from '@/care-api/mail/messages';
import { queueMail } from '@/care-api/mail/queue-mail';
import type { resetPasswordInput } from '@/lib/contract/account';
import { isNotBanned } from './not-banned';
import { hashPassword } from './passwords';
import { requireUncommonPassword } from './require-uncommon-password';
import { hashSecretToken, newSecretToken } from './secret-token';
import { endSessionsOf } from './sessions';
import { clearFailedLogins } from './throttle';

const hour = 3_600_000;
const linksAnHour = 3;

/** Mails a link to whoever has this email; to nobody when there is no such account or it asked too often. */
export async function requestPasswordReset(deps: Dependencies, email: string): Promise<void> {
  const { db } = deps.database;
  const now = deps.now();
  await db.delete(passwordResets).where(lt(passwordResets.createdAt, new Date(now.getTime() - hour)));
  const isQueued = await db.transaction(async (tx) => {
    const hasEmail = and(isSameText(accounts.email, email), isNotBanned(now));
    const [account] = await tx
      .select({ id: accounts.id, email: accounts.email })
      .from(accounts)
      .where(hasEmail)
      .for('update');
    if (!account) return false;
    const isOwn = eq(passwordResets.accountId, account.id);
    if ((await tx.$count(passwordResets, isOwn)) >= linksAnHour) return false;
    // Older links end, but stay to be counted.
    await tx.update(passwordResets).set({ expiresAt: now }).where(isOwn);
    const token = newSecretToken();
    const expiresAt = new Date(now.getTime() + hour);
    const link = { tokenHash: hashSecretToken(token), accountId: account.id, expiresAt, createdAt: now };
    await tx.insert(passwordResets).values(link);
    await queueMail(tx, resetPasswordMail(account.email, `${deps.siteUrl}/reset_password?Key=${token}`));
    return true;
  });
  if (isQueued) deps.onMailQueued();
}

/** @throws Refusal 422 in the words of the published API. */
export async function resetPassword(deps: Dependencies, input: z.output<typeof resetPasswordInput>): Promise<void> {
  const { db } = deps.database;
  const isGood = and(
    eq(passwordResets.tokenHash, hashSecretToken(input.token)),
    gt(passwordResets.expiresAt, deps.now()),
  );
  const [owner] = await db
    .select({ id: accounts.id, username: accounts.username, email: accounts.email })
    .from(passwordResets)
    .innerJoin(accounts, eq(accounts.id, passwordResets.accountId))
    .where(and(isGood, isNotBanned(deps.now())));
  if (!owner) throw unusable();
  if (owner.email.toLowerCase() !== input.email.toLowerCase()) {
    throw new Refusal(422, 'resetEmailUnknown');
  }
  requireUncommonPassword('newPassword', input.newPassword, owner);
  const passwordHash = await hashPassword(input.newPassword);
  await db.transaction(async (tx) => {
    // The account first, as everywhere: whoever else changes it waits, and no two wait for each other.
    await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, owner.id));
    const used = await tx.delete(passwordResets).where(isGood).returning();
    if (used.length === 0) throw unusable();
    await tx.delete(passwordResets).where(eq(passwordResets.accountId, owner.id));
    await endSessionsOf(tx, owner.id);
    await clearFailedLogins(tx, owner.email);
    await queueMail(tx, passwordChangedMail(owner.email, deps.siteUrl));
  });
  deps.onMailQueued();
}

function unusable(): Refusal {
  return new Refusal(422, 'resetLinkUnusable');
}
