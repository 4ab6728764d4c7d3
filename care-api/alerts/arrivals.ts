import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import type { Writer } from '@/care-api/kernel/db';
import { isShown } from '@/care-api/listings/is-shown';

const lastRow = z.object({ last: z.number() });

export const isOpen = sql`(${isShown} and l.status = 'Open')`;

/** Answers the last one's number. One at a time until the transaction ends: what has a number up to it was there. */
export async function noteArrivals(tx: Pick<Writer, 'execute'>): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('arrivals', 0))`);
  await tx.execute(sql`
    insert into listing_arrivals (listing_id)
    select l.id from listings l
    where ${isOpen} and not exists (select from listing_arrivals a where a.listing_id = l.id) order by l.id`);
  const rows = await readRows(tx, lastRow, sql`select coalesce(max(number), 0)::int as last from listing_arrivals`);
  return rows[0]?.last ?? 0;
}
