import { sql } from 'drizzle-orm';
import { iso } from '@/care-api/database/iso';
import { readRows } from '@/care-api/database/read-rows';
import type { Db } from '@/care-api/kernel/db';
import { findBounce } from '@/care-api/mail/find-bounce';
import { caseEvent } from '@/lib/contract/case-event';
import type { EventLog } from './event-logs';

type Case = { id: number; email: string; createdAt: Date };

export async function readHistory(db: Db, log: EventLog, { id, email, createdAt }: Case) {
  const [events, bounced] = await Promise.all([listEvents(db, log, id), findBounce(db, email)]);
  const came = { id: 0, at: createdAt.toISOString(), by: '', action: 'created', note: '', detail: '', until: null };
  return { events: [...events, came], bounced };
}

/** The newest first; who it was given to is told by name. */
async function listEvents(db: Db, { table, of, words = sql`''` }: EventLog, id: number) {
  return readRows(
    db,
    caseEvent,
    sql`
    select e.id, e.action, e.note, ${words} as words, coalesce(a.username, '') as by, ${iso(sql`e.created_at`)} as at, ${iso(sql`e.until`)} as until,
      case when e.action = 'assign' then coalesce(o.username, '') else e.detail end as detail
    from ${sql.identifier(table)} e
      left join accounts a on a.id = e.account_id
      left join accounts o on e.action = 'assign' and o.id::text = e.detail
    where e.${sql.identifier(of)} = ${id} order by e.id desc`,
  );
}
