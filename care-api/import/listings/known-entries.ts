import { eq, sql } from 'drizzle-orm';
import { registerEntries } from '@/care-api/database/schema/register-entries';
import type { Writer } from '@/care-api/kernel/db';

import type { PlacedEntry } from './group-entries';
import { nothingSaid } from './nothing-said';

export type KnownEntry = PlacedEntry & { listingId: number };

const rowsPerStatement = 1_000;
/** As many as are held twice, as they come and as they are kept. */
const rowsRead = 2_000;

/** All of them: whom a new entry is like is found by comparing. */
export async function readKnownEntries(tx: Writer): Promise<KnownEntry[]> {
  const known: KnownEntry[] = [];
  const { source, sourceKey, origin } = registerEntries;
  for (;;) {
    const last = known.at(-1);
    const behind =
      last && sql`(${source}, ${sourceKey}, ${origin}) > (${last.source}, ${last.sourceKey}, ${last.origin})`;
    const rows = await tx
      .select()
      .from(registerEntries)
      .where(behind)
      .orderBy(source, sourceKey, origin)
      .limit(rowsRead);
    for (const row of rows) known.push(toEntry(row));
    if (rows.length < rowsRead) return known;
  }
}

export async function writeEntries(tx: Writer, entries: readonly KnownEntry[]): Promise<void> {
  for (let start = 0; start < entries.length; start += rowsPerStatement) {
    await tx
      .insert(registerEntries)
      .values(entries.slice(start, start + rowsPerStatement).map(toRow))
      .onConflictDoUpdate({
        target: [registerEntries.source, registerEntries.sourceKey, registerEntries.origin],
        set: {
          listingId: sql`excluded.listing_id`,
          statedOn: sql`excluded.stated_on`,
          isApart: sql`excluded.is_apart`,
          said: sql`excluded.said`,
        },
      });
  }
}

export async function readEntriesOf(tx: Writer, listingId: number): Promise<KnownEntry[]> {
  const rows = await tx.select().from(registerEntries).where(eq(registerEntries.listingId, listingId));
  return rows.map(toEntry);
}

function toRow({ source, sourceKey, origin, listingId, statedOn, isApart, ...said }: KnownEntry) {
  return { source, sourceKey, origin, listingId, statedOn, isApart, said };
}

function toEntry(row: typeof registerEntries.$inferSelect): KnownEntry {
  const { source, sourceKey, origin, listingId, statedOn, isApart, said } = row;
  // What is spread comes last: fields behind it would make V8 keep four times as much of each.
  return { source, sourceKey, origin, listingId, statedOn, isApart, ...nothingSaid, ...said };
}
