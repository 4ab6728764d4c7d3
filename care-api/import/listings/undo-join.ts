import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { type Registration, registrationOf } from '@/care-api/database/register-entry';
import { listingMoves } from '@/care-api/database/schema/listing-moves';
import { listings } from '@/care-api/database/schema/listings';
import { ensureCategories, ensureFilters } from '@/care-api/import/ensure-names';
import type { Db, Writer } from '@/care-api/kernel/db';
import { deriveFilters } from './derive-filters';
import { type KnownEntry, readEntriesOf, writeEntries } from './known-entries';
import { mergeEntries } from './merge-entries';
import { storeListings } from './store-listings';

/** The first registration keeps the listing with what people left there. @throws when there is nothing to part. */
export async function undoJoin(db: Db, listingId: number): Promise<number[]> {
  return db.transaction(async (tx) => {
    const entries = await readEntriesOf(tx, listingId);
    const [begun] = await tx
      .select({ source: listings.source, sourceKey: listings.sourceKey })
      .from(listings)
      .where(eq(listings.id, listingId));
    const [kept, ...parted] = byRegistration(entries, begun);
    if (!kept || parted.length === 0) throw new Error(`Listing ${listingId} was not joined from several.`);
    const moves = await tx.delete(listingMoves).where(eq(listingMoves.listingId, listingId)).returning();
    const formerIds = new Map(moves.map((move) => [registrationOf(move), move.id]));
    const planned = [kept, ...parted].map((group, index) => {
      const before = index === 0 ? mergeEntries(entries) : null;
      const after = mergeEntries(group);
      const id = index === 0 ? listingId : null;
      return {
        id,
        formerId: group.map((entry) => formerIds.get(registrationOf(entry))).find(Boolean),
        merged: [],
        entries: group,
        before,
        after,
        isChanged: !isDeepStrictEqual(before, after),
        isSeen: true,
        isJoined: false,
      };
    });
    const names = planned.flatMap(({ after }) => after.categoryNames);
    const categories = await ensureCategories(tx, names);
    const filters = await ensureFilters(
      tx,
      planned.flatMap(({ after }) => deriveFilters(after)),
    );
    const ids = await storeListings(tx, planned, { categories, filters });
    const apart = planned.flatMap(({ entries: of }, index) =>
      of.map((entry) => ({ ...entry, listingId: ids[index] ?? listingId, isApart: true })),
    );
    await writeEntries(tx, apart);
    const others = ids.slice(1);
    await noteAsSent(tx, others);
    return others;
  });
}

/** They stood in the directory before: nobody is mailed that they are new. */
async function noteAsSent(tx: Writer, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    insert into listing_alerts_sent (alert_id, listing_id)
    select a.id, parted.id from listing_alerts a, unnest(${sql.param([...ids])}::int[]) as parted(id)
    on conflict do nothing`);
}

function byRegistration(entries: readonly KnownEntry[], begun: Registration | undefined): KnownEntry[][] {
  const groups = new Map<string, KnownEntry[]>(begun ? [[registrationOf(begun), []]] : []);
  for (const entry of entries) {
    const key = registrationOf(entry);
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()].filter((group) => group.length > 0);
}
