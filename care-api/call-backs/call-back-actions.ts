import { eq, type SQL, sql } from 'drizzle-orm';
import { isOwner } from '@/care-api/cases/owners';
import { readRows } from '@/care-api/database/read-rows';
import { accounts } from '@/care-api/database/schema/accounts';
import { type RowAction, wasRow } from '@/care-api/desk/row-action';
import { Refusal } from '@/care-api/kernel/refusal';
import { ourWords } from '@/care-api/mail/our-words';
import { writeMail } from '@/care-api/mail/write-mail';
import { callBackOutcomes } from '@/lib/contract/call-back';
import { fillVariables } from '@/lib/contract/variables';

type Given = {
  action: string;
  columns: SQL;
  isSo: (value: string) => SQL;
  toSet: (value: string) => SQL;
  detailOf?: (value: string) => string;
};

function deed({ action, columns, isSo, toSet, detailOf = (value) => value }: Given): RowAction {
  return {
    async change(tx, ids, value, { caller, now }) {
      const rows = await readRows(
        tx,
        wasRow,
        sql`
        with held as (
          select id, json_build_object('status', status, 'state', state, 'outcome', outcome, 'owner_id', owner_id,
            'waiting_until', waiting_until) as was
          from call_backs where id = any(${sql.param([...ids])}::int[]) and not ${isSo(value)})
        update call_backs c set ${toSet(value)} from held where c.id = held.id returning c.id, held.was`,
      );
      const changed = sql.param(rows.map(({ id }) => id));
      await tx.execute(sql`
        insert into call_back_events (call_back_id, account_id, action, detail, created_at)
        select id, ${caller.id}::uuid, ${action}, ${detailOf(value)}, ${now.toISOString()}::timestamptz
        from unnest(${changed}::int[]) id`);
      return { changed: rows };
    },
    async putBack(tx, rows, { caller, now }) {
      await tx.execute(sql`
        update call_backs c set ${columns}
        from json_to_recordset(${JSON.stringify(rows)}::json) as r(id int, was json),
          json_to_record(r.was) as w(
            status listing_status, state call_back_state, outcome text, owner_id uuid, waiting_until timestamptz)
        where c.id = r.id`);
      const ids = sql.param(rows.map(({ id }) => id));
      await tx.execute(sql`
        insert into call_back_events (call_back_id, account_id, action, created_at)
        select id, ${caller.id}::uuid, 'undone', ${now.toISOString()}::timestamptz from unnest(${ids}::int[]) id`);
    },
  };
}

const closing = {
  columns: sql`status = w.status, state = w.state, outcome = w.outcome, waiting_until = w.waiting_until`,
  isSo: (outcome: string) => sql`(state = 'closed' and outcome = ${outcome})`,
  toSet: (outcome: string) =>
    sql`status = 'Closed', state = 'closed', outcome = ${outcome}, waiting_until = null, calling_until = null`,
};

export const callBackActions: Readonly<Record<'assign' | 'close' | 'spam', RowAction>> = {
  assign: {
    ...deed({
      action: 'assign',
      columns: sql`owner_id = w.owner_id`,
      isSo: (owner) => sql`(owner_id is not distinct from nullif(${owner}, '')::uuid)`,
      toSet: (owner) => sql`owner_id = nullif(${owner}, '')::uuid`,
    }),
    async check(db, owner) {
      if (owner !== '' && !(await isOwner(db, owner, 'coordinator')))
        throw new Refusal(422, 'problem', { value: 'namesNothing' });
    },
    /** Nobody reads a list all day: whom they were given to hears of it. */
    async tell(tx, { ids, value: owner, caller, siteUrl }) {
      if (owner === '' || owner === caller.id) return false;
      const [person] = await tx.select({ to: accounts.email }).from(accounts).where(eq(accounts.id, owner));
      if (!person) return false;
      const told = { count: String(ids.length), link: `${siteUrl}/adminPanel/call-backs?status=mine` };
      const list = fillVariables(ourWords('').words.callBacksGiven, told);
      await writeMail(tx, 'workWaiting', { to: person.to, language: '', values: { count: told.count, list } });
      return true;
    },
  },
  close: {
    ...deed({ action: 'close', ...closing }),
    async check(_, outcome) {
      if (!callBackOutcomes.some((one) => one === outcome))
        throw new Refusal(422, 'problem', { value: 'namesNothing' });
    },
  },
  spam: deed({
    action: 'spam',
    ...closing,
    isSo: () => closing.isSo('spam'),
    toSet: () => closing.toSet('spam'),
    detailOf: () => '',
  }),
};
