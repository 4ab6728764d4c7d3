import { sql } from 'drizzle-orm';
import type { Writer } from '@/care-api/kernel/db';

/** Before a category is renamed, or goes into another one: what a register calls by its name goes there. */
export async function keepName(tx: Writer, from: number, into: number): Promise<void> {
  await tx.execute(sql`update former_category_names set category_id = ${into} where category_id = ${from}`);
  await tx.execute(sql`
    insert into former_category_names (name, category_id) select lower(name), ${into}::int from categories where id = ${from}
    on conflict (name) do update set category_id = excluded.category_id`);
}
