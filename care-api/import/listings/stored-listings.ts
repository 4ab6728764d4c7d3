import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import type { Said } from '@/care-api/database/register-entry';
import type { Writer } from '@/care-api/kernel/db';
import { plainColumns } from '@/care-api/listings/plain-columns';

/** `version` is the one that it has once it is written again: whoever edits it sees that it has changed. */
export type StoredContent = Omit<Said, 'categoryNames' | 'facts' | 'job'> & { categoryIds: number[]; version?: number };

const checked = z.object({ id: z.number(), title: z.string(), categoryIds: z.array(z.number()) });
/** The other columns are named by the table of plain fields itself. */
const storedRow = z.custom<StoredContent & { id: number }>((row) => checked.safeParse(row).success);

const plainSelection = sql.raw(plainColumns.map(({ field, column }) => `l.${column} as "${field}"`).join(', '));

export async function readStored(tx: Writer, ids: readonly number[]): Promise<Map<number, StoredContent>> {
  const rows = await readRows(
    tx,
    storedRow,
    sql`
    select l.id, l.title, l.status, l.description_html as "descriptionHtml", ${plainSelection}, l.lat, l.lng, l.register,
      l.version + 1 as version,
      ${labels('listing')} as features, ${labels('head')} as "headFeatures",
      (select coalesce(json_agg(lc.category_id order by lc.position), '[]')
        from listing_categories lc where lc.listing_id = l.id) as "categoryIds"
    from listings l where l.id = any(${sql.param([...ids])}::int[])`,
  );
  return new Map(rows.map(({ id, ...content }) => [id, content]));
}

function labels(kind: 'listing' | 'head') {
  return sql`(select coalesce(json_agg(lf.label order by lf.position), '[]')
    from listing_features lf where lf.listing_id = l.id and lf.kind = ${kind}::feature_kind)`;
}
