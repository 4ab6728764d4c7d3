import { and, count, gt, sql } from 'drizzle-orm';
import type { callBacks } from '@/care-api/database/schema/call-backs';
import type { complaints } from '@/care-api/database/schema/complaints';
import type { Writer } from '@/care-api/kernel/db';

/** Mails within an hour to an address that somebody types, who need not be its owner. */
export const mailsAnHour = 3;

/** Whether a receipt may go there: few have for other rows of this table. False for ''. To be asked before the row is stored. */
export async function mayMail(
  tx: Pick<Writer, 'select' | 'execute'>,
  table: typeof callBacks | typeof complaints,
  email: string,
  now: Date,
): Promise<boolean> {
  if (email === '') return false;
  // One at a time for an address: of those that come at once each would find none before it.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('receipt ' || lower(${email}), 0))`);
  const since = new Date(now.getTime() - 3_600_000);
  const isTheirs = and(sql`lower(${table.email}) = lower(${email})`, gt(table.createdAt, since));
  const [found] = await tx.select({ rows: count() }).from(table).where(isTheirs);
  return (found?.rows ?? 0) < mailsAnHour;
}
