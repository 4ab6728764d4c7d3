import { mails } from '@/care-api/database/schema/settings';
import type { Db } from '@/care-api/kernel/db';

/** `language` is what it is written in, '' for English. */
export type Message = {
  to: string;
  subject: string;
  text: string;
  language: string;
  /** An entry for a calendar that goes with it, of `toInvite`. */
  calendar?: string | undefined;
};

/**
 * Queues a message inside the caller's transaction: it is sent if, and only if, the rest is stored.
 * After the commit the caller says `deps.onMailQueued()`.
 * `leavesAt` is when it may leave, where that is not at once. Answers its number.
 */
export async function queueMail(
  tx: Pick<Db, 'insert'>,
  { to, subject, text, language, calendar = '' }: Message,
  leavesAt?: Date,
): Promise<number | null> {
  const later = leavesAt && { nextAttemptAt: leavesAt };
  const [mail] = await tx
    .insert(mails)
    .values({ to, subject, text, language, calendar, ...later })
    .returning({ id: mails.id });
  return mail?.id ?? null;
}
