import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import { listingAlertsSent, listingArrivals } from '@/care-api/database/schema/alerts';
import { answerDrafts } from '@/care-api/database/schema/drafts';
import {
  listingCategories,
  listingFeatures,
  listings,
  searchFilterListings,
} from '@/care-api/database/schema/listings';
import { listingQuestionnaires } from '@/care-api/database/schema/questionnaires';
import { registerEntries } from '@/care-api/database/schema/register-entries';
import type { Writer } from '@/care-api/kernel/db';

const ownRow = z.object({ id: z.number(), row: z.unknown() });
const versionRow = z.object({ version: z.number() });
const alongsideRow = z.object({ id: z.number(), rows: z.array(z.unknown()) });

export type ListingRows = Record<string, unknown[]>;
/** A row `b` may name another one that has gone since. */
type Part = { table: PgTable; isThere: SQL };

/** What an import writes anew of a listing. */
export const written: readonly Part[] = [
  { table: listingCategories, isThere: sql`exists (select from categories c where c.id = b.category_id)` },
  { table: listingFeatures, isThere: sql`true` },
  { table: searchFilterListings, isThere: sql`exists (select from search_filters f where f.id = b.filter_id)` },
  { table: registerEntries, isThere: sql`true` },
];
const questionnaires: Part = {
  table: listingQuestionnaires,
  isThere: sql`exists (select from questionnaires q where q.id = b.questionnaire_id)`,
};
/** What goes with a listing that is put into another one. */
export const gone: readonly Part[] = [
  questionnaires,
  { table: listingArrivals, isThere: sql`true` },
  { table: listingAlertsSent, isThere: sql`exists (select from listing_alerts a where a.id = b.alert_id)` },
];
/** What has moved to the other one, by its ids. */
export const moved = ['listing_pictures', 'submissions', 'responses', 'listing_moves'];

/** `merged`: those of `ids` that are put into another one. */
export async function holdRows(
  tx: Writer,
  ids: readonly number[],
  merged: readonly number[],
): Promise<Map<number, ListingRows>> {
  const found = new Map<number, ListingRows>();
  const own = await readRows(
    tx,
    ownRow,
    sql`select id, to_jsonb(l) as row from listings l where id = ${anyOf(ids)} order by id for update`,
  );
  for (const { id, row } of own) found.set(id, { [getTableName(listings)]: [row] });
  for (const { table } of [...written, questionnaires]) await read(getTableName(table), sql`to_jsonb(t)`, ids);
  for (const { table } of [...gone, { table: answerDrafts }]) await read(getTableName(table), sql`to_jsonb(t)`, merged);
  for (const table of moved) await read(table, sql`to_jsonb(t.id)`, merged);
  return found;

  async function read(table: string, value: SQL, of: readonly number[]): Promise<void> {
    if (of.length === 0) return;
    const rows = await readRows(
      tx,
      alongsideRow,
      sql`
      select t.listing_id as id, jsonb_agg(${value}) as rows from ${sql.identifier(table)} t
      where t.listing_id = ${anyOf(of)} group by t.listing_id`,
    );
    for (const { id, rows: all } of rows) Object.assign(found.get(id) ?? {}, { [table]: all });
  }
}

export function versionIn(rows: ListingRows | undefined): number | null {
  return versionRow.safeParse(rows?.[getTableName(listings)]?.[0]).data?.version ?? null;
}

export function anyOf(ids: readonly number[]): SQL {
  return sql`any(${sql.param([...ids])}::int[])`;
}
