import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import { importRows, imports } from '@/care-api/database/schema/imports';
import { queueEvent } from '@/care-api/desk/queue-event';
import { refreshStatistics } from '@/care-api/import/listings/import-steps';
import { leadOnTakenOver } from '@/care-api/import/listings/lead-on-taken-over';
import type { Writer } from '@/care-api/kernel/db';
import { holdImport } from './claim-import';
import type { ImportDeps } from './import-deps';
import type { ImportRow } from './import-rows';
import { openParts } from './leave-to-others';
import { restoreRows } from './restore-rows';

const heldRow = z.object({ id: z.number(), version: z.number(), inTrash: z.boolean() });

type Row = typeof importRows.$inferSelect;

/** What somebody has changed since stays. Answers whether it came to its end. */
export async function undoImport(deps: ImportDeps, row: ImportRow, isStopping: () => boolean): Promise<boolean> {
  const { db } = deps.database;
  const isLeft = and(
    eq(importRows.importId, row.id),
    eq(importRows.isKept, false),
    // They follow those that they were put into.
    ne(importRows.deed, 'merged'),
  );
  const left = await db.$count(importRows, isLeft);
  await db
    .update(imports)
    .set({ total: left, done: 0, doneBefore: 0, workedSince: deps.now() })
    .where(eq(imports.id, row.id));
  const parts = openParts(deps.database);
  for (;;) {
    if (isStopping()) return false;
    const part = await db
      .select()
      .from(importRows)
      .where(isLeft)
      .orderBy(asc(importRows.listingId))
      .limit(parts.size());
    if (part.length === 0) break;
    if (!(await parts.take((tx) => takeBack(tx, row, part, deps.now())))) return false;
  }
  await db.transaction(leadOnTakenOver);
  await refreshStatistics(db);
  return true;
}

async function takeBack(tx: Writer, row: ImportRow, part: readonly Row[], now: Date): Promise<boolean> {
  if (!(await holdImport(tx, row))) return false;
  const { id, accountId } = row;
  const ids = part.map(({ listingId }) => listingId);
  const held = await readRows(
    tx,
    heldRow,
    sql`
    select id, version, deleted_at is not null as "inTrash" from listings
    where id = any(${sql.param(ids)}::int[]) order by id for update`,
  );
  const versions = new Map(held.map((listing) => [listing.id, listing.inTrash ? 0 : listing.version]));
  const isUntouched = ({ listingId, version }: Row) => versions.get(listingId) === version;
  const kept = part.filter((one) => !isUntouched(one)).map(({ listingId }) => listingId);
  const untouched = part.filter(isUntouched);
  const idsOf = (deed: Row['deed']) => untouched.filter((one) => one.deed === deed).map(({ listingId }) => listingId);
  const changed = idsOf('changed');
  await putIntoTrash(tx, idsOf('created'), accountId, now);
  const merged = changed.length > 0 ? await tx.select().from(importRows).where(ofKept(id, changed)) : [];
  await restoreRows(tx, {
    changed: untouched.flatMap(({ listingId, before }) => (before ? [{ id: listingId, before }] : [])),
    merged: merged.flatMap(({ listingId, keptId, before }) =>
      before && keptId ? [{ id: listingId, keptId, before }] : [],
    ),
    now,
  });
  await followVersions(tx, id, changed);
  await queueEvent(tx, { type: 'listing.trashed', kind: 'listing', ids: idsOf('created') }, now);
  await queueEvent(tx, { type: 'listing.changed', kind: 'listing', ids: changed }, now);
  await queueEvent(
    tx,
    { type: 'listing.restored', kind: 'listing', ids: merged.map(({ listingId }) => listingId) },
    now,
  );
  const gone = [...untouched, ...merged].map(({ listingId }) => listingId);
  await tx.delete(importRows).where(ofImport(id, gone));
  await tx.update(importRows).set({ isKept: true }).where(ofImport(id, kept));
  await tx
    .update(imports)
    .set({ done: sql`${imports.done} + ${part.length}` })
    .where(eq(imports.id, id));
  return true;
}

/** As an earlier import left them, which has changed nothing since: it can be taken back, too. */
async function followVersions(tx: Writer, id: number, changed: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update import_rows earlier set version = l.version from import_rows mine, listings l
    where mine.import_id = ${id} and mine.listing_id = any(${sql.param([...changed])}::int[]) and l.id = mine.listing_id
      and earlier.listing_id = mine.listing_id and earlier.import_id <> mine.import_id
      and earlier.version = (mine.before -> 'listings' -> 0 ->> 'version')::int`);
}

/** They leave their place in the register: the same file makes new ones. */
async function putIntoTrash(tx: Writer, ids: readonly number[], by: string | null, now: Date): Promise<void> {
  const gone = sql`any(${sql.param([...ids])}::int[])`;
  await tx.execute(sql`delete from register_entries where listing_id = ${gone}`);
  await tx.execute(sql`
    update listings set deleted_at = ${now.toISOString()}, deleted_by = ${by}, source = '', source_key = '',
      version = version + 1, updated_at = ${now.toISOString()}
    where id = ${gone}`);
}

function ofImport(id: number, listingIds: readonly number[]) {
  return and(eq(importRows.importId, id), inArray(importRows.listingId, [...listingIds]));
}

function ofKept(id: number, keptIds: readonly number[]) {
  return and(eq(importRows.importId, id), eq(importRows.deed, 'merged'), inArray(importRows.keptId, [...keptIds]));
}
