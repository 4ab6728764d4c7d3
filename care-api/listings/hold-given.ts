import { sql } from 'drizzle-orm';
import type { Writer } from '@/care-api/kernel/db';

/**
 * Until the transaction ends nobody else gives or takes a questionnaire, or puts one into the trash: two that take listings
 * from each other would wait for each other. Rows are held before it, and listings written after it: that is one at a time.
 */
export async function holdGiven(tx: Writer): Promise<void> {
  await tx.execute(sql`lock table listing_questionnaires in share row exclusive mode`);
}
