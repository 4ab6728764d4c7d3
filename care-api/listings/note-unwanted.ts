import { sql } from 'drizzle-orm';
import type { Writer } from '@/care-api/kernel/db';

/** What registers say of listings that go from the trash for good makes no new ones with the next file. */
export async function noteUnwanted(tx: Writer, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    insert into unwanted_services (sum)
    select distinct encode(sha256(convert_to(e.source || E'\n' || e.source_key, 'UTF8')), 'hex')
    from register_entries e join listings l on l.id = e.listing_id and l.deleted_at is not null
    where l.id = any(${sql.param([...ids])}::int[])
    on conflict do nothing`);
}
