import { eq } from 'drizzle-orm';
import type { Writer } from '@/care-api/kernel/db';
import { settings } from './schema/settings';

export type Turn = {
  key: string;
  isDue: (since: Date, now: Date) => boolean;
};

/** Since when the last turn was taken, and takes the next; null where it is not due, is another API's, or is the first. */
export async function takeTurn(tx: Writer, { key, isDue }: Turn, now: Date): Promise<Date | null> {
  const value = now.toISOString();
  const begun = await tx.insert(settings).values({ key, value }).onConflictDoNothing().returning();
  if (begun.length > 0) return null;
  const [taken] = await tx.select().from(settings).where(eq(settings.key, key)).for('update');
  const since = new Date(taken?.value ?? now);
  if (!isDue(since, now)) return null;
  await tx.update(settings).set({ value }).where(eq(settings.key, key));
  return since;
}
