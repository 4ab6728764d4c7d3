import { mails } from '@/care-api/database/schema/settings';
import type { Db } from '@/care-api/kernel/db';

/** `language` is what it is written in, '' for English. */
export type Message = {
  to: string;
  subject: string;
  text: string;
  language: string;
  calendar?: string | undefined;
  /** The application that it tells its sender of: what they answer goes into its file. */
  submissionId?: number | undefined;
};

/** Sent only if the rest is stored; after the commit the caller says `deps.onMailQueued()`. Answers its number. */
export async function queueMail(
  tx: Pick<Db, 'insert'>,
  { to, subject, text, language, calendar = '', submissionId }: Message,
  leavesAt?: Date,
): Promise<number | null> {
  const later = leavesAt && { nextAttemptAt: leavesAt };
  const [mail] = await tx
    .insert(mails)
    .values({ to, subject, text, language, calendar, submissionId, ...later })
    .returning({ id: mails.id });
  return mail?.id ?? null;
}
