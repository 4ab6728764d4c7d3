import { and, eq, inArray } from 'drizzle-orm';
import { mails } from '@/care-api/database/schema/settings';
import type { Writer } from '@/care-api/kernel/db';
import type { Mail } from './mail-transport';

/** Nobody can say any more that it is not sent: it is tried at this moment, or whoever tried it died of it. */
export function isLeaving({ attempts, said, nextAttemptAt }: Mail, now: Date): boolean {
  return attempts === 1 && said === '' && nextAttemptAt > now;
}

/** False where it has left or is leaving, or was stopped. */
export async function stopWaiting(tx: Writer, id: number, now: Date): Promise<boolean> {
  const [mail] = await tx.select().from(mails).where(eq(mails.id, id)).for('update');
  if (mail?.state !== 'waiting' || isLeaving(mail, now)) return false;
  await tx.update(mails).set({ state: 'stopped', finishedAt: now }).where(eq(mails.id, id));
  return true;
}

/**
 * Stops what waits to tell of how it stood. Answers how many mails were stopped, and how many were heard: those that have
 * left or are leaving, or are kept no more; not what an admin stopped, nor what could not be delivered.
 */
export async function stopTelling(tx: Writer, { mails: ids }: { mails: readonly number[] }, now: Date) {
  let stopped = 0;
  for (const id of ids) if (await stopWaiting(tx, id, now)) stopped += 1;
  const isUnheard = and(inArray(mails.id, [...ids]), inArray(mails.state, ['stopped', 'failed']));
  const unheard = await tx.select({ id: mails.id }).from(mails).where(isUnheard);
  return { stopped, left: ids.length - unheard.length };
}
