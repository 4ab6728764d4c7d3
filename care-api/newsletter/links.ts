import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { newsletterLinks, newsletterSubscribers } from '@/care-api/database/schema/newsletter';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { hashSecretToken } from '@/care-api/kernel/secret-token';

export const linkDays = 7;

/** A second time changes nothing. @throws Refusal 422 for a token that is unknown or too old. */
export async function confirmSubscriber({ database, now }: Dependencies, token: string): Promise<void> {
  const oldest = new Date(now().getTime() - linkDays * 86_400_000);
  const isOwner = ownerOf(database.db, token, oldest);
  const confirmed = await database.db
    .update(newsletterSubscribers)
    .set({ confirmed: sql`${newsletterSubscribers.asked}` })
    .where(isOwner)
    .returning({ id: newsletterSubscribers.id });
  if (confirmed.length === 0) throw new Refusal(422, 'newsletterLinkOld');
}

/** @throws Refusal 422 for a token that is unknown. */
export async function deleteSubscriber({ database }: Dependencies, token: string): Promise<void> {
  const gone = await database.db
    .delete(newsletterSubscribers)
    .where(ownerOf(database.db, token, new Date(0)))
    .returning({ id: newsletterSubscribers.id });
  if (gone.length === 0) throw new Refusal(422, 'newsletterLinkUnknown');
}

function ownerOf(db: Dependencies['database']['db'], token: string, oldest: Date) {
  const isLink = and(eq(newsletterLinks.tokenHash, hashSecretToken(token)), gt(newsletterLinks.createdAt, oldest));
  const owners = db.select({ id: newsletterLinks.subscriberId }).from(newsletterLinks).where(isLink);
  return inArray(newsletterSubscribers.id, owners);
}
