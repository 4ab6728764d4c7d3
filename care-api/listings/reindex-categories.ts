import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import { listingCategories } from '@/care-api/database/schema/listings';
import type { Writer } from '@/care-api/kernel/db';
import { foldText } from '@/lib/contract/fold-text';

const namesRow = z.object({ id: z.number(), names: z.string() });

/** To be asked before a category is renamed or deleted, for `reindexCategories` afterwards. */
export async function listListingIdsOfCategory(tx: Writer, categoryId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: listingCategories.listingId })
    .from(listingCategories)
    .where(eq(listingCategories.categoryId, categoryId));
  return rows.map(({ id }) => id);
}

export async function reindexCategories(tx: Writer, listingIds: readonly number[]): Promise<void> {
  const rows = await readRows(
    tx,
    namesRow,
    sql`
    select wanted.id, coalesce(string_agg(c.name, ' ' order by lc.position, c.id), '') as names
    from unnest(${sql.param([...listingIds])}::int[]) as wanted(id)
    left join listing_categories lc on lc.listing_id = wanted.id
    left join categories c on c.id = lc.category_id
    group by wanted.id`,
  );
  const folded = JSON.stringify(rows.map(({ id, names }) => ({ id, text: foldText(names) })));
  await tx.execute(sql`
    update listings set search_category = folded.text
    from json_to_recordset(${folded}::json) as folded(id int, text text)
    where listings.id = folded.id`);
}
