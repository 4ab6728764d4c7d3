import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import type { Entry } from '@/care-api/database/register-entry';
import type { Writer } from '@/care-api/kernel/db';
import { ownSource } from './formats/own-export';

const ownRow = z.object({ id: z.number(), title: z.string(), made: z.string() });

/** Entries that are listings of this very site, as they were taken out of its list: by number, and age or name. */
export async function findOwn(tx: Writer, entries: readonly Entry[]): Promise<Set<Entry>> {
  const ids = new Map(
    entries.flatMap((entry) =>
      entry.source === ownSource ? [[Number.parseInt(entry.sourceKey, 10), entry] as const] : [],
    ),
  );
  const wanted = [...ids.keys()].filter((id) => id > 0 && id < 2 ** 31);
  if (wanted.length === 0) return new Set();
  const rows = await readRows(
    tx,
    ownRow,
    sql`select id, title, to_json(created_at)#>>'{}' as made from listings where id = any(${sql.param(wanted)}::int[])`,
  );
  return new Set(
    rows.flatMap(({ id, title, made }) => {
      const entry = ids.get(id);
      const isSame = entry?.title === title || Date.parse(entry?.sourceKey.split(' ')[1] ?? '') === Date.parse(made);
      return entry && isSame ? [entry] : [];
    }),
  );
}
