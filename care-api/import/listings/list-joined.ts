import { sql } from 'drizzle-orm';
import type { Db } from '@/care-api/kernel/db';

export type JoinedListing = { id: number; title: string; place: string; registrations: number };

/** Listings that several registrations make together. */
export async function listJoined(db: Db): Promise<JoinedListing[]> {
  const { rows } = await db.execute<JoinedListing>(sql`
    select l.id, l.title, coalesce(nullif(l.city, ''), l.postcode) as place,
      count(distinct (e.source, e.source_key))::int as registrations
    from listings l join register_entries e on e.listing_id = l.id
    where l.deleted_at is null
    group by l.id having count(distinct (e.source, e.source_key)) > 1
    order by l.id`);
  return rows;
}
