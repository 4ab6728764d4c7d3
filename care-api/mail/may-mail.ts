import { and, count, gt, sql } from 'drizzle-orm';
import type { callBacks } from '@/care-api/database/schema/call-backs';
import type { complaints } from '@/care-api/database/schema/complaints';
import type { Writer } from '@/care-api/kernel/db';

/** Mails within an hour to an address that somebody types, who need not be its owner. */
export const mailsAnHour = 3;

/** Whether a receipt may go there: few have for other rows of this table. False for ''. To be asked before the row is stored. */
export async function mayMail(
  tx: Pick<Writer, 'select'>,
  table: typeof callBacks | typeof complaints,
  email: string,
  now: Date,
): Promise<boolean> {
  if (email === '') return false;
  const since = new Date(now.getTime() - 3_600_000);
  const isTheirs = and(sql`lower(${table.email}) = lower(${email})`, gt(table.createdAt, since));
  const [found] = await tx.select({ rows: count() }).from(table).where(isTheirs);
  return (found?.rows ?? 0) < mailsAnHour;
}
