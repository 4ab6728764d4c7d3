import { type SQL, sql } from 'drizzle-orm';
import type { Writer } from '@/care-api/kernel/db';

/** Before values are renamed, or one goes into another: what a register calls by their names goes there. */
export async function keepNames(tx: Writer, which: SQL, into: SQL = sql`id`): Promise<void> {
  await tx.execute(sql`
    insert into former_filter_names (header, value, filter_id) select header, value, ${into} from search_filters where ${which}
    on conflict (header, value) do update set filter_id = excluded.filter_id`);
}
