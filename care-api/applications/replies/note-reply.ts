import { eq, sql } from 'drizzle-orm';
import { applicationEvents } from '@/care-api/database/schema/applications';
import { submissions } from '@/care-api/database/schema/questionnaires';
import type { Writer } from '@/care-api/kernel/db';
import { doubts } from '@/care-api/mail/last-word';
import type { ApplicationRow } from '../application-row';

type Reply = {
  action: 'replied' | 'calendarReplied';
  detail: string;
  words: string;
  messageId: string | null;
};

/** Notes what whoever applied wrote. Of several that nobody has answered, the first says since when they wait. */
export async function noteReply(
  tx: Writer,
  { id, accountId }: Pick<ApplicationRow, 'id' | 'accountId'>,
  reply: Reply,
  now: Date,
): Promise<void> {
  await tx.insert(applicationEvents).values({ submissionId: id, accountId, ...reply, createdAt: now });
  if (reply.action === 'calendarReplied' && !doubts.includes(reply.detail)) return;
  const repliedAt = sql`coalesce(${submissions.repliedAt}, ${now.toISOString()})`;
  await tx.update(submissions).set({ repliedAt }).where(eq(submissions.id, id));
}
