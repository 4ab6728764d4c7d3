import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import { listings } from '@/care-api/database/schema/listings';
import type { Writer } from '@/care-api/kernel/db';

const ownRow = z.object({ id: z.number(), row: z.unknown() });
const alongsideRow = z.object({ id: z.number(), rows: z.array(z.unknown()) });

export type ListingRows = Record<string, unknown[]>;

/** What an import writes anew of a listing: each row may name another one that has gone since. */
const written: Readonly<Record<string, SQL>> = {
  listing_categories: sql`exists (select from categories c where c.id = b.category_id)`,
  listing_features: sql`true`,
  search_filter_listings: sql`exists (select from search_filters f where f.id = b.filter_id)`,
  register_entries: sql`true`,
};
const alongside: Readonly<Record<string, SQL>> = {
  ...written,
  listing_questionnaires: sql`exists (select from questionnaires q where q.id = b.questionnaire_id)`,
  answer_drafts: sql`exists (select from accounts a where a.id = b.account_id)`,
};
/** What has moved to the other one, by its ids. */
const moved = ['listing_pictures', 'submissions', 'responses', 'listing_moves'];

export async function holdRows(tx: Writer, ids: readonly number[]): Promise<Map<number, ListingRows>> {
  const wanted = sql`any(${sql.param([...ids])}::int[])`;
  const found = new Map<number, ListingRows>();
  const own = await readRows(
    tx,
    ownRow,
    sql`select id, to_jsonb(l) as row from listings l where id = ${wanted} order by id for update`,
  );
  for (const { id, row } of own) found.set(id, { listings: [row] });
  for (const table of Object.keys(alongside)) await read(table, sql`to_jsonb(t)`);
  for (const table of moved) await read(table, sql`to_jsonb(t.id)`);
  return found;

  async function read(table: string, value: SQL): Promise<void> {
    const rows = await readRows(
      tx,
      alongsideRow,
      sql`
      select t.listing_id as id, jsonb_agg(${value}) as rows from ${sql.identifier(table)} t
      where t.listing_id = ${wanted} group by t.listing_id`,
    );
    for (const { id, rows: of } of rows) Object.assign(found.get(id) ?? {}, { [table]: of });
  }
}

type Before = { id: number; before: ListingRows };
type Merged = Before & { keptId: number };

/** Puts listings back as they were, and those that were put into them beside them. */
export async function restoreRows(tx: Writer, changed: readonly Before[], merged: readonly Merged[]): Promise<void> {
  const ids = sql`any(${sql.param(changed.map(({ id }) => id))}::int[])`;
  for (const table of Object.keys(written)) {
    await tx.execute(sql`delete from ${sql.identifier(table)} where listing_id = ${ids}`);
  }
  await tx.execute(sql`
    update listings l set ${columnsOf('b')}, version = l.version + 1
    from jsonb_populate_recordset(null::listings, ${json(rowsOf('listings', changed))}) b where l.id = b.id`);
  await insert('listings', merged, sql`true`);
  for (const [table, isThere] of Object.entries(alongside)) {
    await insert(table, table in written ? [...changed, ...merged] : merged, isThere);
  }
  for (const { id, keptId, before } of merged) {
    await tx.execute(sql`delete from listing_moves where id = ${id}`);
    for (const table of moved) {
      await tx.execute(sql`
        update ${sql.identifier(table)} set listing_id = ${id} where listing_id = ${keptId}
        and to_jsonb(id) in (select jsonb_array_elements(${json(before[table] ?? [])}))`);
    }
  }

  async function insert(table: string, of: readonly Before[], isThere: SQL): Promise<void> {
    const name = sql.identifier(table);
    await tx.execute(sql`
      insert into ${name} select b.* from jsonb_populate_recordset(null::${name}, ${json(rowsOf(table, of))}) b
      where ${isThere} on conflict do nothing`);
  }
}

function rowsOf(table: string, of: readonly Before[]): unknown[] {
  return of.flatMap(({ before }) => before[table] ?? []);
}

function json(value: unknown): SQL {
  return sql`${JSON.stringify(value)}::jsonb`;
}

function columnsOf(from: string): SQL {
  const names = Object.values(getTableColumns(listings)).map(({ name }) => name);
  const set = names
    .filter((name) => name !== 'id' && name !== 'version')
    .map((name) => `"${name}" = ${from}."${name}"`);
  return sql.raw(set.join(', '));
}
