import { and, count, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { importPlanned, imports } from '@/care-api/database/schema/imports';
import { isClosing } from '@/care-api/import/listings/import-steps';
import type { PlannedListing } from '@/care-api/import/listings/plan-listings';
import { seenChanges } from '@/care-api/import/listings/seen-changes';
import { readStored } from '@/care-api/import/listings/stored-listings';
import type { Db, Writer } from '@/care-api/kernel/db';
import type { ImportGroup, PlannedRows } from '@/lib/contract/import';

const batchSize = 500;

/** Writes down what would become of each listing, in the place of what was found before. */
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

/** Null for no such import. */
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
  return { total: counted?.total ?? 0, rows };
}
