import { and, count, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { importPlanned, importRows, imports } from '@/care-api/database/schema/imports';
import { listings } from '@/care-api/database/schema/listings';
import { isClosing } from '@/care-api/import/listings/import-steps';
import type { PlannedListing } from '@/care-api/import/listings/plan-listings';
import { seenChanges } from '@/care-api/import/listings/seen-changes';
import { readStored } from '@/care-api/import/listings/stored-listings';
import type { Db, Writer } from '@/care-api/kernel/db';
import type { ImportGroup, PlannedRows } from '@/lib/contract/import';

const batchSize = 500;

export async function storePlanned(tx: Writer, importId: number, planned: readonly PlannedListing[]): Promise<void> {
  await tx.delete(importPlanned).where(eq(importPlanned.importId, importId));
  const told = planned.filter(({ isSeen, isJoined }) => isSeen || isJoined);
  for (let start = 0; start < told.length; start += batchSize) {
    const part = told.slice(start, start + batchSize);
    const stored = await readStored(
      tx,
      part.flatMap(({ id }) => id ?? []),
    );
    const rows = part.map((listing, at) => {
      const { id, before, after, isJoined } = listing;
      const stands = id === null ? undefined : stored.get(id);
      return {
        importId,
        position: start + at,
        listingId: id,
        title: after.title,
        place: after.city || after.postcode,
        isClosed: isClosing(listing),
        isJoined,
        fields: before ? seenChanges(before, after, stands && { ...before, ...stands }) : [],
      };
    });
    await tx.insert(importPlanned).values(rows);
  }
}

const ofGroup: Readonly<Record<ImportGroup, SQL>> = {
  closed: eq(importPlanned.isClosed, true),
  changed: isNotNull(importPlanned.listingId),
  created: isNull(importPlanned.listingId),
  joined: eq(importPlanned.isJoined, true),
};

type Args = { group: ImportGroup; page: number; size: number };

export async function listPlanned(db: Db, id: number, { group, page, size }: Args): Promise<PlannedRows | null> {
  const [found] = await db.select({ id: imports.id }).from(imports).where(eq(imports.id, id));
  if (!found) return null;
  const asked = and(eq(importPlanned.importId, id), ofGroup[group]);
  const [counted] = await db.select({ total: count() }).from(importPlanned).where(asked);
  const { listingId, title, place, fields } = importPlanned;
  const rows = await db
    .select({ id: listingId, title, place, fields })
    .from(importPlanned)
    .where(asked)
    .orderBy(importPlanned.position)
    .limit(size)
    .offset((page - 1) * size);
  return { total: counted?.total ?? 0, rows: group === 'created' ? await withIds(db, id, rows) : rows };
}

async function withIds(db: Db, importId: number, rows: PlannedRows['rows']): Promise<PlannedRows['rows']> {
  if (rows.length === 0) return rows;
  const { id, title, city, postcode, deletedAt } = listings;
  const titles = rows.map((row) => row.title);
  const made = await db
    .select({ id, title, city, postcode })
    .from(importRows)
    .innerJoin(listings, eq(id, importRows.listingId))
    .where(
      and(eq(importRows.importId, importId), eq(importRows.deed, 'created'), inArray(title, titles), isNull(deletedAt)),
    );
  const idOf = new Map(made.map((one) => [`${one.title}\n${one.city || one.postcode}`, one.id]));
  return rows.map((row) => ({ ...row, id: idOf.get(`${row.title}\n${row.place}`) ?? null }));
}
