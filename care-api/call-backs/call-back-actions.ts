import { sql } from 'drizzle-orm';
import { assignMany } from '@/care-api/cases/assign-many';
import { callBackLog } from '@/care-api/cases/event-logs';
import { readRows } from '@/care-api/database/read-rows';
import { type RowAction, wasRow } from '@/care-api/desk/row-action';
import { Refusal } from '@/care-api/kernel/refusal';
import { callBackOutcomes } from '@/lib/contract/call-back';

type Given = {
  action: string;
  outcomeOf: (value: string) => string;
  detailOf?: (value: string) => string;
};

/** Closes many requests, with an event for each; they are put back as they were. */
function closing({ action, outcomeOf, detailOf = (value) => value }: Given): RowAction {
  return {
    async change(tx, ids, value, { caller, now }) {
      const outcome = outcomeOf(value);
      const rows = await readRows(
        tx,
        wasRow,
        sql`
        with held as (
          select id, json_build_object('status', status, 'state', state, 'outcome', outcome,
            'waiting_until', waiting_until) as was
          from call_backs
          where id = any(${sql.param([...ids])}::int[]) and not (state = 'closed' and outcome = ${outcome}))
        update call_backs c set status = 'Closed', state = 'closed', outcome = ${outcome}, waiting_until = null,
          calling_until = null
        from held where c.id = held.id returning c.id, held.was`,
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
        update call_backs c set status = w.status, state = w.state, outcome = w.outcome, waiting_until = w.waiting_until
        from json_to_recordset(${JSON.stringify(rows)}::json) as r(id int, was json),
          json_to_record(r.was) as w(
            status listing_status, state call_back_state, outcome text, waiting_until timestamptz)
        where c.id = r.id`);
      const ids = sql.param(rows.map(({ id }) => id));
      await tx.execute(sql`
        insert into call_back_events (call_back_id, account_id, action, created_at)
        select id, ${caller.id}::uuid, 'undone', ${now.toISOString()}::timestamptz from unnest(${ids}::int[]) id`);
    },
  };
}

export const callBackActions: Readonly<Record<'assign' | 'close' | 'spam', RowAction>> = {
  assign: assignMany({ log: callBackLog, screen: 'call-backs', words: 'callBacksGiven' }),
  close: {
    ...closing({ action: 'close', outcomeOf: (outcome) => outcome }),
    async check(_, outcome) {
      if (!callBackOutcomes.some((one) => one === outcome))
        throw new Refusal(422, 'problem', { value: 'namesNothing' });
    },
  },
  spam: closing({ action: 'spam', outcomeOf: () => 'spam', detailOf: () => '' }),
};
