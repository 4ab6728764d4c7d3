import { sql } from 'drizzle-orm';
import type { Writer } from '@/care-api/kernel/db';

const columns = { listing_categories: 'category_id', search_filter_listings: 'filter_id' } as const;

type Followed = {
  from: number;
  into: number;
  /** Only of listings that were in this category. */
  categoryId?: number;
};

/** What listings were before an import names the one that stays, so that taking it back puts them there. */
export async function followInImports(
  tx: Writer,
  table: keyof typeof columns,
  { from, into, categoryId }: Followed,
): Promise<void> {
  const column = columns[table];
  const has = (name: keyof typeof columns, id: number) =>
    sql`before -> ${name}::text @> ${JSON.stringify([{ [columns[name]]: id }])}::jsonb`;
  await tx.execute(sql`
    update import_rows set before = jsonb_set(before, array[${table}::text], (
      select jsonb_agg(case when (row ->> ${column}::text)::int = ${from}::int
        then row || jsonb_build_object(${column}::text, ${into}::int) else row end)
      from jsonb_array_elements(before -> ${table}::text) as row))
    where ${has(table, from)} ${categoryId === undefined ? sql`` : sql`and ${has('listing_categories', categoryId)}`}`);
}
