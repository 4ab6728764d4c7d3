import { and, eq, inArray, sql } from 'drizzle-orm';
import { importRows, imports } from '@/care-api/database/schema/imports';
import { listings } from '@/care-api/database/schema/listings';
import { queueEvent } from '@/care-api/desk/queue-event';
import { ImportProblem } from '@/care-api/import/import-problem';
import {
  countClosed,
  ensurePlanNames,
  type ImportPlan,
  isToStore,
  planImport,
  settleImport,
  storePart,
} from '@/care-api/import/listings/import-steps';
import type { PlannedListing } from '@/care-api/import/listings/plan-listings';
import type { Names } from '@/care-api/import/listings/store-listings';
import type { Writer } from '@/care-api/kernel/db';
import { toFault } from '@/lib/contract/faults';
import { closesMany } from '@/lib/contract/import';
import { holdImport } from './claim-import';
import type { ImportDeps } from './import-deps';
import type { ImportRow } from './import-rows';
import { openParts } from './leave-to-others';
import { holdRows, versionIn } from './listing-rows';
import { readUpload } from './read-upload';

type NewRow = typeof importRows.$inferInsert;
type Run = { row: ImportRow; plan: ImportPlan; names: Names; now: Date };

/** Each part all or nothing; what it did before is found done after a new start. Answers whether it came to its end. */
export async function takeImport(deps: ImportDeps, row: ImportRow, isStopping: () => boolean): Promise<boolean> {
  const { db } = deps.database;
  const read = await readUpload(deps, row);
  for (;;) {
    const plan = await planImport(db, read, row.isWhole);
    requireMeant(row, plan);
    const todo = plan.planned.filter((listing) => isToStore(listing, plan));
    const names = await db.transaction((tx) => ensurePlanNames(tx, plan.planned));
    const total = Math.max(row.total, plan.planned.length + plan.own.same + plan.own.stale);
    const done = total - todo.length;
    await db
      .update(imports)
      .set({ total, done, doneBefore: done, workedSince: deps.now() })
      .where(eq(imports.id, row.id));
    const parts = openParts(deps.database);
    let taken = 0;
    try {
      while (taken < todo.length) {
        const part = todo.slice(taken, taken + parts.size());
        if (isStopping()) return false;
        if (!(await parts.take((tx) => takePart(tx, part, { row, plan, names, now: deps.now() })))) return false;
        taken += part.length;
      }
      break;
    } catch (error) {
      // Somebody else has changed what it stands on: it is planned anew, unless that helps nothing.
      if (taken === 0) throw error;
    }
  }
  await settleImport(db);
  return true;
}

function requireMeant({ closes }: ImportRow, plan: ImportPlan): void {
  const counted = { closed: countClosed(plan), open: plan.open };
  // What is gone on with has closed some already.
  if (closesMany(counted) && counted.closed > (closes ?? 0)) {
    throw new ImportProblem(toFault('importClosesMany', counted));
  }
}

async function takePart(tx: Writer, all: readonly PlannedListing[], { row, plan, names, now }: Run): Promise<boolean> {
  const { id } = row;
  if (!(await holdImport(tx, row))) return false;
  const merged = all.flatMap((listing) => listing.merged);
  const before = await holdRows(tx, [...all.flatMap((listing) => listing.id ?? []), ...merged], merged);
  // What somebody has changed since it was planned stays as it is.
  const part = all.filter((one) => one.seen === undefined || one.seen === versionIn(before.get(one.id ?? 0)));
  const ids = await storePart(tx, part, plan, names);
  const versions = await tx
    .select({ id: listings.id, version: listings.version })
    .from(listings)
    .where(inArray(listings.id, ids));
  const versionOf = new Map(versions.map((listing) => [listing.id, listing.version]));
  const rows = part.flatMap((listing, at) => toRows(listing, ids[at] ?? 0));
  if (rows.length > 0) {
    await tx
      .insert(importRows)
      .values(rows)
      .onConflictDoUpdate({
        target: [importRows.importId, importRows.listingId],
        set: { version: sql`excluded.version` },
      });
  }
  await tx
    .update(imports)
    .set({ done: sql`${imports.done} + ${all.length}` })
    .where(and(eq(imports.id, id)));
  const events = { created: 'listing.created', changed: 'listing.changed', merged: 'listing.deleted' } as const;
  for (const [deed, type] of Object.entries(events)) {
    const touched = rows.filter((one) => one.deed === deed && one.isSeen !== false).map(({ listingId }) => listingId);
    await queueEvent(tx, { type, kind: 'listing', ids: touched }, now);
  }
  return true;

  function toRows({ id: known, isChanged, isSeen, merged }: PlannedListing, listingId: number): NewRow[] {
    const version = versionOf.get(listingId) ?? 1;
    const own = { importId: id, listingId, version, isSeen, before: before.get(listingId) ?? null };
    if (known === null) return [{ ...own, deed: 'created' }];
    const others = merged.map(
      (other): NewRow => ({
        importId: id,
        listingId: other,
        version,
        before: before.get(other) ?? null,
        deed: 'merged',
        keptId: listingId,
      }),
    );
    return isChanged || others.length > 0 ? [{ ...own, deed: 'changed' }, ...others] : [];
  }
}
