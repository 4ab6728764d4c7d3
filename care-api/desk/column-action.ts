import { type SQL, sql } from 'drizzle-orm';
import { readRows } from '@/care-api/database/read-rows';
import { type RowAction, wasRow } from './row-action';

export function columnAction(name: SQL, type: string, toValue: (value: string, now: Date) => SQL): RowAction {
  const asType = sql.raw(type);
  return {
    async change(tx, ids, value, { table, now }) {
      const next = toValue(value, now);
      const rows = await readRows(
        tx,
        wasRow,
        sql`
        with held as (select id, ${name} as was from ${table} where id = any(${sql.param([...ids])}::int[]))
        update ${table} l set ${name} = ${next} from held
        where l.id = held.id and held.was is distinct from ${next} returning l.id, to_json(held.was) as was`,
      );
      return { changed: rows };
    },
    async putBack(tx, rows, { table }) {
      await tx.execute(sql`
        update ${table} l set ${name} = back.was
        from json_to_recordset(${JSON.stringify(rows)}::json) as back(id int, was ${asType}) where l.id = back.id`);
    },
  };
}

export const draftActions: Readonly<Record<'publish' | 'unpublish', RowAction>> = {
  publish: { ...columnAction(sql`is_draft`, 'boolean', () => sql`false`), leavesWords: true },
  unpublish: columnAction(sql`is_draft`, 'boolean', () => sql`true`),
};
