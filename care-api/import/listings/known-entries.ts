import { eq, sql } from 'drizzle-orm';
import { registerEntries } from '@/care-api/database/schema/register-entries';
import type { Writer } from '@/care-api/kernel/db';

import type { PlacedEntry } from './group-entries';
import { nothingSaid } from './nothing-said';

export type KnownEntry = PlacedEntry & { listingId: number };

const rowsPerStatement = 1_000;

/** All of them: whom a new entry is like is found by comparing. */
export async function readKnownEntries(tx: Writer): Promise<KnownEntry[]> {
  const rows = await tx.select().from(registerEntries);
  return rows.map(toEntry);
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

function toEntry({ said, ...row }: typeof registerEntries.$inferSelect): KnownEntry {
  return { ...nothingSaid, ...said, ...row };
}
