import { and, eq, gt, lt, ne } from 'drizzle-orm';
import { z } from 'zod';
import { isSameText } from '@/care-api/database/same-text';
import { accounts, emailChanges, passwordResets } from '@/care-api/database/schema/accounts';
import { signInSteps } from '@/care-api/database/schema/second-factors';
import { changeRow } from '@/care-api/desk/change-row';
import type { Writer } from '@/care-api/kernel/db';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { hashSecretToken, newSecretToken } from '@/care-api/kernel/secret-token';
import { mailsAnHour } from '@/care-api/mail/may-mail';
import { pageAddress } from '@/care-api/mail/our-words';
import { writeMail } from '@/care-api/mail/write-mail';
import { languageOf } from '@/care-api/mail/write-theirs';
import { firstAdminEmail, type resetPasswordInput } from '@/lib/contract/account';
import { type AccountWire, keptAccount } from './account-json';
import type { Deed } from './change-standing';
import { requireGoodPassword } from './check-password';
import { isNotBanned } from './not-banned';
import { hashPassword } from './passwords';
import { endSessionsOf } from './sessions';
import { clearFailedLogins } from './throttle';

type Owner = { id: string; email: string; language: string };

const hour = 3_600_000;

/** Mails nobody where there is no such account or it asked too often, nor the first admin's given address. */
export async function requestPasswordReset(deps: Dependencies, email: string, language: string): Promise<void> {
  const { db } = deps.database;
  const now = deps.now();
  const isOld = lt(passwordResets.createdAt, new Date(now.getTime() - hour));
  await db.delete(passwordResets).where(and(isOld, lt(passwordResets.expiresAt, now)));
  const isQueued = await db.transaction(async (tx) => {
    const hasEmail = and(isSameText(accounts.email, email), ne(accounts.email, firstAdminEmail), isNotBanned(now));
    const [account] = await tx
      .select({ id: accounts.id, email: accounts.email })
      .from(accounts)
      .where(hasEmail)
      .for('update');
    return account ? queueLink(tx, deps, { ...account, language }) : false;
  });
  if (isQueued) deps.onMailQueued();
}

/** The same for an account that an admin names. Null when there is none. @throws Refusal 429 after three in an hour. */
export async function sendPasswordLink(deps: Dependencies, deed: Deed): Promise<AccountWire | null> {
  if (!z.uuid().safeParse(deed.id).success) return null;
  const { db } = deps.database;
  const sent = await changeRow(db, { resource: keptAccount, action: 'reset', ...deed }, async (tx, account) => {
    const email = account.email ?? '';
    const isQueued = await queueLink(tx, deps, { id: deed.id, email, language: await languageOf(tx, email) });
    if (!isQueued) throw new Refusal(429, 'attemptsTooMany', undefined, { 'retry-after': '3600' });
  });
  if (sent) deps.onMailQueued();
  return sent;
}

async function queueLink(tx: Writer, deps: Dependencies, account: Owner): Promise<boolean> {
  const now = deps.now();
  const isOwn = eq(passwordResets.accountId, account.id);
  const isLate = gt(passwordResets.createdAt, new Date(now.getTime() - hour));
  const lately = await tx.select({ at: passwordResets.createdAt }).from(passwordResets).where(and(isOwn, isLate));
  if (lately.length >= mailsAnHour) return false;
  // Older links end, but stay to be counted.
  await tx.update(passwordResets).set({ expiresAt: now }).where(isOwn);
  const link = await makePasswordLink(tx, deps, { ...account, lasts: hour });
  await writeMail(tx, 'resetPassword', { to: account.email, language: account.language, values: { link } });
  return true;
}

/** An address that opens the choice of a password once; `lasts` in milliseconds. */
export async function makePasswordLink(
  tx: Pick<Writer, 'insert'>,
  deps: Pick<Dependencies, 'now' | 'siteUrl'>,
  { id, language, lasts }: Pick<Owner, 'id' | 'language'> & { lasts: number },
): Promise<string> {
  const createdAt = deps.now();
  const token = newSecretToken();
  const expiresAt = new Date(createdAt.getTime() + lasts);
  await tx.insert(passwordResets).values({ tokenHash: hashSecretToken(token), accountId: id, expiresAt, createdAt });
  return pageAddress(deps.siteUrl, `/reset_password?Key=${token}`, language);
}

/** Answers whose it was. @throws Refusal 422 in the words of the published API. */
export async function resetPassword(
  deps: Dependencies,
  input: z.output<typeof resetPasswordInput>,
  language: string,
): Promise<string> {
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
  await requireGoodPassword(db, { field: 'newPassword', password: input.newPassword, owner, siteUrl: deps.siteUrl });
  const passwordHash = await hashPassword(input.newPassword);
  await db.transaction(async (tx) => {
    // The account first, as everywhere: whoever else changes it waits, and no two wait for each other.
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, owner.id)).for('update');
    const used = await tx.delete(passwordResets).where(isGood).returning();
    if (used.length === 0) throw unusable();
    // The link came by mail.
    await tx.update(accounts).set({ unconfirmedSince: null }).where(eq(accounts.id, owner.id));
    await storePassword(tx, deps, { ...owner, language }, passwordHash);
  });
  deps.onMailQueued();
  return owner.id;
}

/** Another password ends what the old one opened: sessions, links, log-ins half done, and the slowing down of guesses. */
export async function storePassword(
  tx: Writer,
  { siteUrl }: Pick<Dependencies, 'siteUrl'>,
  { id, email, language }: Owner,
  passwordHash: string,
): Promise<void> {
  await tx.update(accounts).set({ passwordHash, mustChoose: false }).where(eq(accounts.id, id));
  await tx.delete(passwordResets).where(eq(passwordResets.accountId, id));
  await tx.delete(emailChanges).where(eq(emailChanges.accountId, id));
  await tx.delete(signInSteps).where(eq(signInSteps.accountId, id));
  await endSessionsOf(tx, id);
  await clearFailedLogins(tx, email);
  await writeMail(tx, 'passwordChanged', {
    to: email,
    language,
    values: { link: pageAddress(siteUrl, '/', language) },
  });
}

function unusable(): Refusal {
  return new Refusal(422, 'resetLinkUnusable');
}
