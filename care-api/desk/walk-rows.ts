import { sql } from 'drizzle-orm';
import { readRows } from '@/care-api/database/read-rows';
import { type Mark, markRow } from './marks';
import { type MeantRows, whereUnder } from './meant-rows';
import { orderOf } from './order-of';
import type { Reader } from './staff-list';

const rowsAtOnce = 500;

/** All ids that are meant, some at a time, in the order of the list. */
export async function* walkIds(db: Reader, meant: MeantRows, sort?: string) {
  const { list } = meant;
  const { by, type, order, isAfter } = orderOf(list, sort);
  let last: Mark | undefined;
  do {
    const rows = await readRows(
      db,
      markRow,
      sql`
      select ${list.id}::text as id, (${by})::${sql.raw(type)}::text as value from ${list.from}
      where ${whereUnder(meant)} and ${last ? isAfter(last) : sql`true`} ${order} limit ${rowsAtOnce}`,
    );
    if (rows.length > 0) yield rows.map(({ id }) => id);
    last = rows.length < rowsAtOnce ? undefined : rows.at(-1);
  } while (last);
}
