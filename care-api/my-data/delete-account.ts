import { and, eq, ne } from 'drizzle-orm';
import { lockAdminsAnd, requireRemainingAdmin } from '@/care-api/accounts/last-admin';
import { isPassword } from '@/care-api/accounts/passwords';
import { clearFailedLogins, countAttempt } from '@/care-api/accounts/throttle';
import { Refusal } from '@/care-api/api-error';
import type { Db } from '@/care-api/database/open-database';
import { isSameText } from '@/care-api/database/same-text';
import { accounts, profiles } from '@/care-api/database/schema/accounts';
import { posts } from '@/care-api/database/schema/blog';
import { mails } from '@/care-api/database/schema/settings';
import type { Account, Dependencies } from '@/care-api/dependencies';
import { deleteUnusedPictures } from '@/care-api/files/delete-unused-pictures';
import type { Writer } from '@/care-api/listings/write-listings';
import { forgetInAudit } from '@/care-api/staff/forget-in-audit';

type Places = Pick<Dependencies, 'database' | 'filesDir' | 'log' | 'now'>;
type Proof = { password: string; address: string };

/**
 * Deletes an account with its sessions, profile, pictures, answers and unpublished posts. Comments stay, for the
 * replies to them, without a name; published posts stay as they were published.
 * @throws Refusal 422 for a wrong password and for the last admin, 429 after too many wrong ones.
 */
export async function deleteAccount(places: Places, account: Account, proof: Proof): Promise<{ userId: string }> {
  const { db } = places.database;
  const passwordHash = await checkPassword(db, account, proof, places.now());
  const pictures = await db.transaction(async (tx) => {
    await requireOtherAdmin(tx, account.id);
    const photos = await tx.select({ name: profiles.photo }).from(profiles).where(eq(profiles.accountId, account.id));
    const unpublished = and(eq(posts.accountId, account.id), ne(posts.status, 'Published'));
    const banners = await tx.delete(posts).where(unpublished).returning({ name: posts.banner });
    await tx.delete(mails).where(isSameText(mails.to, account.email));
    await clearFailedLogins(tx, account.email);
    await forgetInAudit(tx, account);
    // What else is the account's goes with it. A password that was changed meanwhile has ended this session.
    const isUnchanged = and(eq(accounts.id, account.id), eq(accounts.passwordHash, passwordHash));
    const gone = await tx.delete(accounts).where(isUnchanged).returning({ id: accounts.id });
    if (gone.length === 0) throw new Refusal(401, 'signInFirst');
    return [...photos, ...banners].map(({ name }) => name);
  });
  await deleteUnusedPictures(places, pictures);
  return { userId: account.id };
}

/** Slowed down like a log-in; answers the hash that fits. */
async function checkPassword(db: Db, { id, email }: Account, { password, address }: Proof, now: Date): Promise<string> {
  await countAttempt(db, { email, address, now });
  const [row] = await db.select({ hash: accounts.passwordHash }).from(accounts).where(eq(accounts.id, id));
  if (!row || !(await isPassword(password, row.hash))) {
    throw new Refusal(422, 'problem', { password: 'passwordWrong' });
  }
  await clearFailedLogins(db, email);
  return row.hash;
}

async function requireOtherAdmin(tx: Writer, id: string): Promise<void> {
  const held = await lockAdminsAnd(tx, id);
  // Whoever is no admin takes none away.
  if (held.some((one) => one.id === id && one.isAdmin)) requireRemainingAdmin(held.filter((one) => one.id !== id));
}
