import { and, eq, gt } from 'drizzle-orm';
import type { z } from 'zod';
import { isSameText } from '@/care-api/database/same-text';
import { accounts, emailChanges, passwordResets } from '@/care-api/database/schema/accounts';
import { changeRow } from '@/care-api/desk/change-row';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { hashSecretToken } from '@/care-api/kernel/secret-token';
import { mailsAnHour } from '@/care-api/mail/may-mail';
import { pageAddress } from '@/care-api/mail/our-words';
import { writeMail } from '@/care-api/mail/write-mail';
import type { changeEmailInput } from '@/lib/contract/account';
import { keptAccount } from './account-json';
import { checkPassword } from './check-own-password';
import { forgetOldLinks, makeConfirmLink } from './confirm-link';
import type { OwnDeed } from './own-password';
import { endSessionsOf } from './sessions';

/** The owner of an address that has an account hears of it; whoever asked is not told. @throws Refusal 422, 429. */
export async function changeEmail({ deps, caller, from, language }: OwnDeed, asked: z.output<typeof changeEmailInput>) {
  const { db } = deps.database;
  const now = deps.now();
  await checkPassword(db, caller, { password: asked.password, ...from }, now);
  const { email } = asked;
  if (email.toLowerCase() === caller.email.toLowerCase()) throw new Refusal(422, 'problem', { email: 'emailSame' });
  await forgetOldLinks(db, now);
  await db.transaction(async (tx) => {
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, caller.id)).for('update');
    const isOwn = eq(emailChanges.accountId, caller.id);
    const lately = await tx.select({ at: emailChanges.createdAt }).from(emailChanges).where(isOwn);
    if (lately.length >= mailsAnHour) {
      throw new Refusal(429, 'attemptsTooMany', undefined, { 'retry-after': '3600' });
    }
    await tx.update(emailChanges).set({ expiresAt: now }).where(isOwn);
    const link = await makeConfirmLink(tx, { ...deps, language }, { accountId: caller.id, email });
    const [owner] = await tx.select({ id: accounts.id }).from(accounts).where(isSameText(accounts.email, email));
    const forgot = pageAddress(deps.siteUrl, '/login-register/forgot', language);
    if (owner) await writeMail(tx, 'accountExists', { to: email, language, values: { link: forgot } });
    else await writeMail(tx, 'confirmEmail', { to: email, language, values: { link } });
    await writeMail(tx, 'emailAsked', { to: caller.email, language, values: { link: forgot } });
  });
  deps.onMailQueued();
}

/** Ends all sessions. Answers whether it was its address before. @throws Refusal 422 for a link that is over. */
export async function confirmEmail(deps: Dependencies, token: string, language: string): Promise<boolean> {
  const { db } = deps.database;
  const now = deps.now();
  const isGood = and(eq(emailChanges.tokenHash, hashSecretToken(token)), gt(emailChanges.expiresAt, now));
  const [change] = await db.select().from(emailChanges).where(isGood);
  if (!change) throw unusable();
  const { accountId: id, email } = change;
  const deed = { resource: keptAccount, id, caller: null, action: 'email' as const, now };
  let isFirst = false;
  await changeRow(db, deed, async (tx, before) => {
    const used = await tx.delete(emailChanges).where(isGood).returning({ id: emailChanges.accountId });
    // Somebody may have registered with it since.
    const [owner] = await tx.select({ id: accounts.id }).from(accounts).where(isSameText(accounts.email, email));
    if (used.length === 0 || (owner && owner.id !== id)) throw unusable();
    isFirst = owner !== undefined;
    await tx.update(accounts).set({ email, unconfirmedSince: null }).where(eq(accounts.id, id));
    await tx.delete(emailChanges).where(eq(emailChanges.accountId, id));
    await tx.delete(passwordResets).where(eq(passwordResets.accountId, id));
    await endSessionsOf(tx, id);
    if (isFirst) return;
    await writeMail(tx, 'emailChanged', {
      to: before.email ?? '',
      language,
      values: { link: pageAddress(deps.siteUrl, '/contact', language) },
    });
  });
  deps.onMailQueued();
  return isFirst;
}

function unusable(): Refusal {
  return new Refusal(422, 'linkUnusable');
}
