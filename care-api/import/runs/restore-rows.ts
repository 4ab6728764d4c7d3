import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { idRow, readRows } from '@/care-api/database/read-rows';
import { listings } from '@/care-api/database/schema/listings';
import type { Writer } from '@/care-api/kernel/db';
import { reindexCategories } from '@/care-api/listings/reindex-categories';
import { anyOf, gone, type ListingRows, moved, written } from './listing-rows';

type Before = { id: number; before: ListingRows };
type Merged = Before & { keptId: number };

/** Puts listings back as they were, and those that were put into them beside them. */
export async function restoreRows(
  tx: Writer,
  { changed, merged: put, now }: { changed: readonly Before[]; merged: readonly Merged[]; now: Date },
): Promise<void> {
  const ids = changed.map(({ id }) => id);
  // First of all, for others may name them; what somebody has parted since is there.
  const back = await insertRows(tx, listings, put, sql`true`);
  const merged = put.filter(({ id }) => back.includes(id));
  for (const { table } of written) await tx.execute(sql`delete from ${table} where listing_id = ${anyOf(ids)}`);
  await updateListings(tx, changed, now);
  await giveTilesBack(tx, [...changed, ...merged]);
  for (const { table, isThere } of written) await insertRows(tx, table, [...changed, ...merged], isThere);
  for (const { table, isThere } of gone) await insertRows(tx, table, merged, isThere);
  const ownOf = new Map(changed.map(({ id, before }) => [id, before]));
  for (const one of merged) await part(tx, one, ownOf.get(one.keptId) ?? {});
  await reindexCategories(tx, [...ids, ...merged.map(({ id }) => id)]);
}

/** Of the one that was kept is taken what it had of the other one alone. */
async function part(tx: Writer, { id, keptId, before }: Merged, ofKept: ListingRows): Promise<void> {
  await tx.execute(sql`delete from listing_moves where id = ${id}`);
  for (const table of moved) {
    await tx.execute(sql`
      update ${sql.identifier(table)} set listing_id = ${id} where listing_id = ${keptId}
      and to_jsonb(id) in (select jsonb_array_elements(${json(before[table] ?? [])}))`);
  }
  if (!ofKept.listing_questionnaires) {
    await tx.execute(sql`
      delete from listing_questionnaires k using listing_questionnaires g
      where k.listing_id = ${keptId} and g.listing_id = ${id} and k.questionnaire_id = g.questionnaire_id`);
  }
  // Whoever has sent what they had begun, or thrown it away, does not get it back.
  await tx.execute(sql`
    insert into answer_drafts
    select b.* from jsonb_populate_recordset(null::answer_drafts, ${json(before.answer_drafts ?? [])}) b
    where exists (select from answer_drafts d where d.listing_id = ${keptId} and d.account_id = b.account_id)
    on conflict do nothing`);
  await tx.execute(sql`
    delete from answer_drafts k using answer_drafts g
    where k.listing_id = ${keptId} and g.listing_id = ${id}
      and k.account_id = g.account_id and k.client_time = g.client_time`);
}

/** Who took them over is worked out anew, a tile may be another one's by now, and whoever asks for changes hears of it. */
const notBack = ['taken_over_by', 'home_tile', 'updated_at'];

async function updateListings(tx: Writer, changed: readonly Before[], now: Date): Promise<void> {
  const names = columnsIn(listings, changed).filter((name) => name !== 'id' && name !== 'version');
  if (names.length === 0) return;
  const set = names.map((name) => sql`${sql.identifier(name)} = ${cellOf(name)}`);
  await tx.execute(sql`
    update listings l set ${sql.join(set, sql`, `)}, home_tile = null, version = l.version + 1,
      updated_at = ${now.toISOString()}
    from ${recordset(listings, changed)} b where l.id = b.id`);
}

async function giveTilesBack(tx: Writer, of: readonly Before[]): Promise<void> {
  await tx.execute(sql`
    update listings l set home_tile = b.home_tile from ${recordset(listings, of)} b
    where l.id = b.id and b.home_tile is not null
      and not exists (select from listings other where other.home_tile = b.home_tile)`);
}

/** Answers the ids of the listings that it has written something of. */
async function insertRows(tx: Writer, table: PgTable, of: readonly Before[], isThere: SQL): Promise<number[]> {
  const names = columnsIn(table, of);
  if (names.length === 0) return [];
  const columns = names.map((name) => sql.identifier(name));
  const rows = await readRows(
    tx,
    idRow,
    sql`
    insert into ${table} (${sql.join(columns, sql`, `)})
    select ${sql.join(names.map(cellOf), sql`, `)} from ${recordset(table, of)} b
    where ${isThere} on conflict do nothing returning ${table === listings ? sql`id` : sql`listing_id as id`}`,
  );
  return rows.map(({ id }) => id);
}

function cellOf(name: string): SQL {
  return name === 'deleted_by'
    ? sql`(select a.id from accounts a where a.id = b.deleted_by)`
    : sql`b.${sql.identifier(name)}`;
}

/** Those that all rows have: a column that has come since keeps what it has. */
function columnsIn(table: PgTable, of: readonly Before[]): string[] {
  const rows = rowsOf(table, of);
  const names = Object.values(getTableColumns(table)).map(({ name }) => name);
  const wanted = table === listings ? names.filter((name) => !notBack.includes(name)) : names;
  return rows.length === 0 ? [] : wanted.filter((name) => rows.every((row) => isIn(name, row)));
}

function isIn(name: string, row: unknown): boolean {
  return typeof row === 'object' && row !== null && name in row;
}

function recordset(table: PgTable, of: readonly Before[]): SQL {
  return sql`jsonb_populate_recordset(null::${table}, ${json(rowsOf(table, of))})`;
}

function rowsOf(table: PgTable, of: readonly Before[]): unknown[] {
  return of.flatMap(({ before }) => before[getTableName(table)] ?? []);
}

function json(value: unknown): SQL {
  return sql`${JSON.stringify(value)}::jsonb`;
}
