import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { isSameText } from '@/care-api/database/same-text';
import { newsletterLinks, newsletterSubscribers } from '@/care-api/database/schema/newsletter';
import type { Writer } from '@/care-api/kernel/db';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { hashSecretToken, newSecretToken } from '@/care-api/kernel/secret-token';
import { mailsAnHour } from '@/care-api/mail/may-mail';
import { pageAddress } from '@/care-api/mail/our-words';
import { writeMail } from '@/care-api/mail/write-mail';
import type { newsletterInput } from '@/lib/contract/newsletter';
import { linkDays } from './links';

/** Milliseconds between two confirmations to the same address. */
const mailPause = 600_000;
const hour = 3_600_000;

/** Notes the wish, and mails a link to confirm it unless that was done before or just now. */
export async function subscribe(
  deps: Dependencies,
  { email, topic }: z.output<typeof newsletterInput>,
  language: string,
): Promise<void> {
  const { db } = deps.database;
  const now = deps.now();
  await forgetUnconfirmed(deps);
  const isQueued = await db.transaction(async (tx) => {
    await tx.insert(newsletterSubscribers).values({ email, createdAt: now }).onConflictDoNothing();
    const hasEmail = isSameText(newsletterSubscribers.email, email);
    const [known] = await tx.select().from(newsletterSubscribers).where(hasEmail).for('update');
    if (!known || known.confirmed.includes(topic)) return false;
    const isOwn = eq(newsletterSubscribers.id, known.id);
    const asked = [...new Set([...known.asked, topic])];
    await tx.update(newsletterSubscribers).set({ asked }).where(isOwn);
    if (!(await mayBeMailed(tx, known, now))) return false;
    await tx.update(newsletterSubscribers).set({ mailedAt: now }).where(isOwn);
    const token = newSecretToken();
    await tx
      .insert(newsletterLinks)
      .values({ tokenHash: hashSecretToken(token), subscriberId: known.id, createdAt: now });
    // To the address as it was first typed: letters of another case may be somebody else's.
    const values = toLinks(deps.siteUrl, token, language);
    await writeMail(tx, 'confirmNewsletter', { to: known.email, language, values });
    return true;
  });
  if (isQueued) deps.onMailQueued();
}

type Subscriber = typeof newsletterSubscribers.$inferSelect;

/** By its links: each mail has one. */
async function mayBeMailed(tx: Writer, { id, mailedAt }: Subscriber, now: Date): Promise<boolean> {
  if (mailedAt && now.getTime() - mailedAt.getTime() < mailPause) return false;
  const since = new Date(now.getTime() - hour);
  const isRecent = and(eq(newsletterLinks.subscriberId, id), gt(newsletterLinks.createdAt, since));
  const lately = await tx.select({ at: newsletterLinks.createdAt }).from(newsletterLinks).where(isRecent);
  return lately.length < mailsAnHour;
}

function toLinks(siteUrl: string, token: string, language: string) {
  const link = (page: string) => pageAddress(siteUrl, `/newsletter/${page}?Key=${token}`, language);
  return { link: link('confirm'), unsubscribe: link('unsubscribe') };
}

/** Addresses nobody confirmed are kept no longer than their links are good. */
export async function forgetUnconfirmed({ database, now }: Pick<Dependencies, 'database' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - linkDays * 86_400_000);
  const isUnconfirmed = sql`cardinality(${newsletterSubscribers.confirmed}) = 0`;
  const isOld = lt(sql`coalesce(${newsletterSubscribers.mailedAt}, ${newsletterSubscribers.createdAt})`, before);
  await database.db.delete(newsletterSubscribers).where(and(isUnconfirmed, isOld));
}
