import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import { type Entry, referralSource } from '@/care-api/database/register-entry';
import type { Writer } from '@/care-api/kernel/db';
import { moment } from '@/care-api/listings/listing-json';
import { numberInServiceId, serviceIdOf } from '@/care-api/listings/service-id';
import { ownSource } from './formats/own-export';

const ownRow = z.object({ id: z.number(), title: z.string(), made: z.string() });

/** Entries that are listings of this very site, as it has given them out: in a table or as services. */
export async function findOwn(tx: Writer, all: readonly Entry[]): Promise<Set<Entry>> {
  const entries = all.flatMap((entry) => {
    const id = numberOf(entry);
    return id !== null && id > 0 && id < 2 ** 31 ? [[id, entry] as const] : [];
  });
  if (entries.length === 0) return new Set();
  const wanted = sql.param([...new Set(entries.map(([id]) => id))]);
  const rows = await readRows(
    tx,
    ownRow,
    sql`select l.id, l.title, ${moment(sql`l.created_at`)} as made from listings l where l.id = any(${wanted}::int[])`,
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  return new Set(entries.flatMap(([id, entry]) => (isSame(entry, known.get(id)) ? [entry] : [])));
}

function numberOf({ source, sourceKey }: Entry): number | null {
  if (source === referralSource) return numberInServiceId(sourceKey);
  return source === ownSource ? Number.parseInt(sourceKey, 10) : null;
}

/** By its number, and by its age or name. */
function isSame({ source, sourceKey, title }: Entry, row: z.output<typeof ownRow> | undefined): boolean {
  if (!row) return false;
  if (source === referralSource) return sourceKey === serviceIdOf(row.id, row.made);
  return title === row.title || Date.parse(sourceKey.split(' ')[1] ?? '') === Date.parse(row.made);
}
