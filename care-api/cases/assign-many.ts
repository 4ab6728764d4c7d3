import { eq, sql } from 'drizzle-orm';
import { readRows } from '@/care-api/database/read-rows';
import { accounts } from '@/care-api/database/schema/accounts';
import { type RowAction, wasRow } from '@/care-api/desk/row-action';
import { Refusal } from '@/care-api/kernel/refusal';
import { ourWords, pageAddress } from '@/care-api/mail/our-words';
import { writeTheirs } from '@/care-api/mail/write-theirs';
import { fillVariables } from '@/lib/contract/variables';
import type { EventLog } from './event-logs';
import { isOwner } from './owners';

type Assigned = { log: EventLog; screen: 'call-backs' | 'complaints'; words: 'callBacksGiven' | 'complaintsGiven' };

/** Gives many cases of one kind to a coordinator, or to nobody, with an event in each; whoever has them now hears of it. */
export function assignMany({ log, screen, words }: Assigned): RowAction {
  const [events, of] = [sql.identifier(log.table), sql.identifier(log.of)];
  return {
    async check(db, owner) {
      if (owner !== '' && !(await isOwner(db, owner, 'coordinator')))
        throw new Refusal(422, 'problem', { value: 'namesNothing' });
    },
    async change(tx, ids, owner, { table, caller, now }) {
      const next = sql`nullif(${owner}, '')::uuid`;
      const rows = await readRows(
        tx,
        wasRow,
        sql`
        with held as (
          select id, json_build_object('owner_id', owner_id) as was from ${table}
          where id = any(${sql.param([...ids])}::int[]) and owner_id is distinct from ${next})
        update ${table} c set owner_id = ${next} from held where c.id = held.id returning c.id, held.was`,
      );
      const changed = sql.param(rows.map(({ id }) => id));
      await tx.execute(sql`
        insert into ${events} (${of}, account_id, action, detail, created_at)
        select id, ${caller.id}::uuid, 'assign', ${owner}, ${now.toISOString()}::timestamptz
        from unnest(${changed}::int[]) id`);
      return { changed: rows };
    },
    async putBack(tx, rows, { table, caller, now }) {
      await tx.execute(sql`
        with back as (
          select r.id, (r.was->>'owner_id')::uuid as owner
          from json_to_recordset(${JSON.stringify(rows)}::json) as r(id int, was json)),
        noted as (
          insert into ${events} (${of}, account_id, action, created_at)
          select id, ${caller.id}::uuid, 'undone', ${now.toISOString()}::timestamptz from back)
        update ${table} c set owner_id = back.owner from back where c.id = back.id`);
    },
    /** Nobody reads a list all day. */
    async tell(tx, { ids, value: owner, caller, siteUrl }) {
      if (owner === '' || owner === caller.id) return false;
      const [person] = await tx.select({ to: accounts.email }).from(accounts).where(eq(accounts.id, owner));
      if (!person) return false;
      const count = String(ids.length);
      const values = (language: string) => {
        const link = pageAddress(siteUrl, `/adminPanel/${screen}?status=mine`, language);
        return { count, list: fillVariables(ourWords(language).words[words], { count, link }) };
      };
      await writeTheirs(tx, 'workWaiting', { to: person.to, values });
      return true;
    },
  };
}
