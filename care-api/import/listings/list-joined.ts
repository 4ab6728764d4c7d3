import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import type { Db } from '@/care-api/kernel/db';

const joinedRow = z.object({ id: z.number(), title: z.string(), place: z.string(), registrations: z.number() });
export type JoinedListing = z.output<typeof joinedRow>;

export async function listJoined(db: Db): Promise<JoinedListing[]> {
  const rows = await readRows(
    db,
    joinedRow,
    sql`
    select l.id, l.title, coalesce(nullif(l.city, ''), l.postcode) as place,
      count(distinct (e.source, e.source_key))::int as registrations
    from listings l join register_entries e on e.listing_id = l.id
    where l.deleted_at is null
    group by l.id having count(distinct (e.source, e.source_key)) > 1
    order by l.id`,
  );
  return rows;
}
