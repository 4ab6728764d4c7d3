import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import type { Db } from '@/care-api/kernel/db';

const countsRow = z.object({ counts: z.array(z.number()) });
const fewRow = countsRow.extend({ found: z.number() });

type Reader = Pick<Db, 'execute'>;
type Counted = { from: SQL; statuses: Record<string, SQL>; most: number };

/** How many rows each status has; of few, as after a search for words, all are counted in one reading. */
export async function countStatuses(
  db: Reader,
  table: Counted,
  where: SQL,
  areFew: boolean,
): Promise<Record<string, number>> {
  return (areFew && (await countFew(db, table, where))) || countEach(db, table, where);
}

/** One more than `most` stands for all beyond. */
async function countEach(db: Reader, { from, statuses, most }: Counted, where: SQL): Promise<Record<string, number>> {
  const counts = Object.values(statuses).map(
    (is) => sql`(select count(*) from (select from ${from} where ${where} and ${is} limit ${most + 1}) x)`,
  );
  const rows = await readRows(db, countsRow, sql`select json_build_array(${sql.join(counts, sql`, `)}) as counts`);
  return Object.fromEntries(Object.keys(statuses).map((name, place) => [name, rows[0]?.counts[place] ?? 0]));
}

/** The same in one reading, for words that few rows have; null where there are more. */
async function countFew(
  db: Reader,
  { from, statuses, most }: Counted,
  where: SQL,
): Promise<Record<string, number> | null> {
  const names = Object.keys(statuses);
  const column = (place: number) => sql.identifier(`is${place}`);
  const flags = Object.values(statuses).map((is, place) => sql`(${is}) as ${column(place)}`);
  const counts = names.map((_, place) => sql`count(*) filter (where ${column(place)})`);
  const rows = await readRows(
    db,
    fewRow,
    sql`
    select count(*)::int as found, json_build_array(${sql.join(counts, sql`, `)}) as counts
    from (select ${sql.join(flags, sql`, `)} from ${from} where ${where} limit ${most + 1}) x`,
  );
  const [told] = rows;
  if (!told || told.found > most) return null;
  return Object.fromEntries(names.map((name, place) => [name, told.counts[place] ?? 0]));
}
