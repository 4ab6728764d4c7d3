import { eq, min, sql } from 'drizzle-orm';
import type { Db } from '@/care-api/database/open-database';
import { mails } from '@/care-api/database/schema/settings';
import type { Mail } from './mail-transport';

/** Longer than sending takes. Who dies while sending leaves the mail to be sent again after it. */
const lease = sql`now() + interval '2 minutes'`;

/**
 * The oldest mail that is due, kept from others for the time of its sending; null without one.
 * Times are the database's: several APIs may share it.
 */
export async function claimMail(db: Db): Promise<Mail | null> {
  const due = sql`(
    select ${mails.id} from ${mails} where ${mails.nextAttemptAt} <= now()
    order by ${mails.id} limit 1 for update skip locked)`;
  const [mail] = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, nextAttemptAt: lease })
    .where(eq(mails.id, due))
    .returning();
  return mail ?? null;
}

export async function deleteMail(db: Db, id: number): Promise<void> {
  await db.delete(mails).where(eq(mails.id, id));
}

export async function postponeMail(db: Db, id: number, seconds: number): Promise<void> {
  await db
    .update(mails)
    .set({ nextAttemptAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(eq(mails.id, id));
}

/** Infinity when nothing is queued. */
export async function millisecondsToNextMail(db: Db): Promise<number> {
  const wait = sql<string | null>`extract(epoch from ${min(mails.nextAttemptAt)} - now()) * 1000`;
  const [next] = await db.select({ wait }).from(mails);
  return next?.wait ? Number(next.wait) : Number.POSITIVE_INFINITY;
}
