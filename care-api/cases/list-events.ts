import { sql } from 'drizzle-orm';
import type { Db } from '@/care-api/kernel/db';
import type { CallBackEvent } from '@/lib/contract/call-back-event';

/** A table of what was done, and the column that says about what. */
export type EventLog = { table: string; of: string };

/** What was done about something, the newest first, and that it came in; who it was given to is told by name. */
export async function listEvents(db: Db, { table, of }: EventLog, id: number, createdAt: Date) {
  const { rows } = await db.execute<CallBackEvent>(sql`
    select e.id, e.action, e.note, coalesce(a.username, '') as by, ${iso('created_at')} as at, ${iso('until')} as until,
      case when e.action = 'assign' then coalesce(o.username, '') else e.detail end as detail
    from ${sql.identifier(table)} e
      left join accounts a on a.id = e.account_id
      left join accounts o on e.action = 'assign' and o.id::text = e.detail
    where e.${sql.identifier(of)} = ${id} order by e.id desc`);
  const created = { id: 0, at: createdAt.toISOString(), by: '', action: 'created', note: '', detail: '', until: null };
  return [...rows, created];
}

function iso(column: string) {
  return sql`to_char(e.${sql.identifier(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
