import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '@/care-api/database/open-database';
import { accounts } from '@/care-api/database/schema/accounts';
import { callBackEvents, callBacks } from '@/care-api/database/schema/call-backs';
import type { callBackHistory } from '@/lib/contract/call-back-event';
import { callBackNoun } from './call-back-noun';

const mostLinked = 20;

/** Null where there is no such request. */
export async function getHistory(db: Db, id: number): Promise<z.input<typeof callBackHistory> | null> {
  const [row] = await db.select().from(callBacks).where(eq(callBacks.id, id));
  if (!row || row.deletedAt) return null;
  const [events, linked] = await Promise.all([listEvents(db, id), listLinked(db, row)]);
  const created = {
    id: 0,
    at: row.createdAt.toISOString(),
    by: '',
    action: 'created',
    note: '',
    detail: '',
    until: null,
  };
  return { events: [...events, created], linked };
}

async function listEvents(db: Db, id: number) {
  const rows = await db
    .select({ event: callBackEvents, by: accounts.username })
    .from(callBackEvents)
    .leftJoin(accounts, eq(accounts.id, callBackEvents.accountId))
    .where(eq(callBackEvents.callBackId, id))
    .orderBy(desc(callBackEvents.id));
  const owners = rows.flatMap(({ event }) => (event.action === 'assign' && event.detail ? [event.detail] : []));
  const names = await namesOf(db, owners);
  return rows.map(({ event, by }) => ({
    ...{ id: event.id, action: event.action, note: event.note },
    at: event.createdAt.toISOString(),
    by: by ?? '',
    detail: event.action === 'assign' ? (names.get(event.detail) ?? '') : event.detail,
    until: event.until?.toISOString() ?? null,
  }));
}

async function namesOf(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: accounts.id, name: accounts.username })
    .from(accounts)
    .where(inArray(accounts.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Others of the same telephone or email, and those that were joined by hand. */
async function listLinked(db: Db, { id, phoneNormalised, email }: typeof callBacks.$inferSelect) {
  const { rows } = await db.execute<{ id: number; by: 'phone' | 'email' | 'hand' }>(sql`
    select t.id, min(found.by) as by from (
      select e.other_id as id, 'hand' as by from call_back_events e where e.call_back_id = ${id} and e.other_id is not null
      union all select id, 'phone' from call_backs
        where phone_normalised = ${phoneNormalised} and phone_normalised <> ''
      union all select id, 'email' from call_backs where lower(email) = lower(${email})
    ) found join call_backs t on t.id = found.id
    where t.id <> ${id} and t.deleted_at is null group by t.id order by t.id desc limit ${mostLinked}`);
  const requests = await callBackNoun.read(
    db,
    rows.map((row) => row.id),
  );
  return requests.flatMap((request, place) => {
    const by = rows[place]?.by;
    return by ? [{ request, by }] : [];
  });
}
