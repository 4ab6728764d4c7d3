import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import type { Db } from '@/care-api/kernel/db';
import { type Asked, conditionOf, type StaffList } from './staff-list';

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
  list: StaffList,
  { by, newest, most }: Grouping,
  asked: Omit<Asked, 'size'>,
  only: SQL = sql`true`,
): Promise<Group[]> {
  const where = sql`${only} and ${await conditionOf(db, list, asked, only)}`;
  const rows = await readRows(
    db,
    placedRow,
    sql`
    select id, name, total from (
      select ${list.id} as id, ${by} as name, count(*) over (partition by ${by})::int as total,
        row_number() over (partition by ${by} order by ${newest} desc, ${list.id} desc) as place
      from ${list.from} where ${where}) placed
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
