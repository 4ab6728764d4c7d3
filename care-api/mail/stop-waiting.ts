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

/** Stops what waits to tell of how it stood. Answers how many mails were stopped, and how many had left. */
export async function stopTelling(tx: Writer, { mails: ids }: { mails: readonly number[] }, now: Date) {
  let stopped = 0;
  for (const id of ids) if (await stopWaiting(tx, id, now)) stopped += 1;
  return { stopped, left: ids.length - stopped };
}
