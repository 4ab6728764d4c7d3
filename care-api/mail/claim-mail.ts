import { and, eq, min, sql } from 'drizzle-orm';
import { mails } from '@/care-api/database/schema/settings';
import type { Db } from '@/care-api/kernel/db';
import type { Mail } from './mail-transport';

/** Longer than sending takes. Who dies while sending leaves the mail to be sent again after it. */
const lease = sql`now() + interval '2 minutes'`;

/**
 * The oldest mail that is due, kept from others for the time of its sending; null without one.
 * Times are the database's: several APIs may share it.
 */
export async function claimMail(db: Db): Promise<Mail | null> {
  const due = sql`(
    select ${mails.id} from ${mails} where ${mails.state} = 'waiting' and ${mails.nextAttemptAt} <= now()
    order by ${mails.id} limit 1 for update skip locked)`;
  const [mail] = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, nextAttemptAt: lease })
    .where(eq(mails.id, due))
    .returning();
  return mail ?? null;
}

/** Sent, or given up with what the mail server said; true also of one that somebody stopped meanwhile. */
export async function finishMail(db: Db, { id, text }: Mail, state: 'sent' | 'failed', said = ''): Promise<void> {
  const kept = cutLinks(text);
  const done = { state, said, finishedAt: sql`now()`, ...(state === 'sent' && { text: kept, isSpent: kept !== text }) };
  await db.update(mails).set(done).where(eq(mails.id, id));
}

/** A text without what opens a door to whoever reads it: the token of a link. */
export function cutLinks(text: string): string {
  return text.replace(/[\w-]{32,}/g, '…');
}

export async function postponeMail(db: Db, id: number, seconds: number, said: string): Promise<void> {
  await db
    .update(mails)
    .set({ said, nextAttemptAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(and(eq(mails.id, id), eq(mails.state, 'waiting')));
}

/** Infinity when nothing is queued. */
export async function millisecondsToNextMail(db: Db): Promise<number> {
  const wait = sql<string | null>`extract(epoch from ${min(mails.nextAttemptAt)} - now()) * 1000`;
  const [next] = await db.select({ wait }).from(mails).where(eq(mails.state, 'waiting'));
  return next?.wait ? Number(next.wait) : Number.POSITIVE_INFINITY;
}
