import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { readHistory } from '@/care-api/cases/history';
import { readRows } from '@/care-api/database/read-rows';
import type { callBacks } from '@/care-api/database/schema/call-backs';
import type { Db } from '@/care-api/kernel/db';
import type { callBackHistory } from '@/lib/contract/call-back-event';
import { callBackCase } from './call-back-case';
import { callBackResource } from './call-back-resource';

const mostLinked = 20;

export async function getHistory(db: Db, id: number): Promise<z.input<typeof callBackHistory> | null> {
  const row = await callBackCase.find(db, id);
  if (!row || row.deletedAt) return null;
  const [history, linked] = await Promise.all([readHistory(db, callBackCase.log, row), listLinked(db, row)]);
  return { ...history, linked };
}

const linkedRow = z.object({ id: z.number(), by: z.enum(['phone', 'email', 'hand']) });

/** Others of the same telephone or email, and those that were joined by hand; each by what says the most. */
async function listLinked(db: Db, { id, phoneNormalised, email }: typeof callBacks.$inferSelect) {
  const rows = await readRows(
    db,
    linkedRow,
    sql`
    select t.id, max(found.by) as by from (
      select e.other_id as id, 'hand' as by from call_back_events e where e.call_back_id = ${id} and e.other_id is not null
      union all select id, 'phone' from call_backs
        where phone_normalised = ${phoneNormalised} and phone_normalised <> ''
      union all select id, 'email' from call_backs where lower(email) = lower(${email}) and email <> ''
    ) found join call_backs t on t.id = found.id
    where t.id <> ${id} and t.deleted_at is null group by t.id order by t.id desc limit ${mostLinked}`,
  );
  const requests = await callBackResource.read(
    db,
    rows.map((row) => row.id),
  );
  return requests.flatMap((request, place) => {
    const by = rows[place]?.by;
    return by ? [{ request, by }] : [];
  });
}
