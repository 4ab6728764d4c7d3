import { and, eq } from 'drizzle-orm';
import { mails } from '@/care-api/database/schema/settings';
import type { Writer } from '@/care-api/kernel/db';

/** False where it has left, or was stopped. */
export async function stopWaiting(tx: Writer, id: number, now: Date): Promise<boolean> {
  const stopped = await tx
    .update(mails)
    .set({ state: 'stopped', finishedAt: now })
    .where(and(eq(mails.id, id), eq(mails.state, 'waiting')))
    .returning({ id: mails.id });
  return stopped.length > 0;
}
