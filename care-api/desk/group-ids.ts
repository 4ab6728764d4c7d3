import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import type { Db } from '@/care-api/kernel/db';
import { type MeantRows, whereUnder } from './meant-rows';

type Grouping = {
  by: SQL;
  /** The first of a group are those with the greatest. */
  newest: SQL;
  most: number;
};
type Group = { name: string; total: number; ids: number[] };

const placedRow = z.object({ id: z.number(), name: z.string(), total: z.number() });

export async function groupIds(
  db: Pick<Db, 'execute'>,
  meant: MeantRows,
  { by, newest, most }: Grouping,
): Promise<Group[]> {
  const { list } = meant;
  const rows = await readRows(
    db,
    placedRow,
    sql`
    select id, name, total from (
      select ${list.id} as id, ${by} as name, count(*) over (partition by ${by})::int as total,
        row_number() over (partition by ${by} order by ${newest} desc, ${list.id} desc) as place
      from ${list.from} where ${whereUnder(meant)}) placed
    where place <= ${most} order by name, place`,
  );
  const groups = new Map<string, Group>();
  for (const { id, name, total } of rows) {
    const group = groups.get(name) ?? { name, total, ids: [] };
    group.ids.push(id);
    groups.set(name, group);
  }
  return [...groups.values()];
}
