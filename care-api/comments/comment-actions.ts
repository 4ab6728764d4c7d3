import { sql } from 'drizzle-orm';
import { readRows } from '@/care-api/database/read-rows';
import { type RowAction, type Was, wasRow } from '@/care-api/desk/row-action';
import type { Writer } from '@/care-api/kernel/db';
import { Refusal } from '@/care-api/kernel/refusal';
import type { commentStates } from '@/lib/contract/comment';
import type { commentActions as names } from '@/lib/contract/comment-queue';
import { removalReasons } from '@/lib/contract/comment-rules';
import { tellSafeguarding } from './tell-safeguarding';

type Verdict = { state: (typeof commentStates)[number]; reason: string };

/** What can be done with many comments at once. */
export const commentActions: Readonly<Record<(typeof names)[number], RowAction>> = {
  approve: judging(() => ({ state: 'visible', reason: '' })),
  hold: judging(() => ({ state: 'held', reason: 'staff' })),
  remove: {
    ...judging((reason) => ({ state: 'removed', reason })),
    async check(_, value) {
      if (value === '') throw new Refusal(422, 'problem', { value: 'reportReasonRequired' });
      if (!removalReasons.some((reason) => reason === value))
        throw new Refusal(422, 'problem', { value: 'namesNothing' });
    },
  },
  safeguard: {
    ...judging(() => ({ state: 'held', reason: 'safeguarding' })),
    async tell(tx, { caller, siteUrl }) {
      await tellSafeguarding(tx, siteUrl, caller.id);
      return true;
    },
  },
};

function judging(toVerdict: (value: string) => Verdict): RowAction {
  return {
    change: async (tx, ids, value, { now }) => ({ changed: await judgeComments(tx, ids, toVerdict(value), now) }),
    async putBack(tx, rows) {
      const back = JSON.stringify(rows);
      const type = sql`(id int, was json)`;
      await tx.execute(sql`
        update comments c set state = (back.was->>'state')::comment_state, reason = back.was->>'reason',
          checked_at = (back.was->>'checkedAt')::timestamptz
        from json_to_recordset(${back}::json) as back${type} where c.id = back.id`);
      await tx.execute(sql`
        update comment_reports r set closed_at = null
        from json_to_recordset(${back}::json) as back${type}
        where r.comment_id = back.id and r.closed_at = (back.was->>'closedAt')::timestamptz`);
    },
  };
}

/** Answers those that were not judged so already. A comment that stays held keeps what visitors have against it. */
export async function judgeComments(
  tx: Writer,
  ids: readonly number[],
  { state, reason }: Verdict,
  now: Date,
): Promise<Was[]> {
  const [at, wanted] = [now.toISOString(), sql.param([...ids])];
  const rows = await readRows(
    tx,
    wasRow,
    sql`
    with before as (select id, state, reason, checked_at from comments where id = any(${wanted}::int[]))
    update comments c set state = ${state}::comment_state, reason = ${reason}, checked_at = ${at}
    from before
    where c.id = before.id and (before.state <> ${state}::comment_state or before.reason <> ${reason}
      or before.checked_at is null
      or exists (select from comment_reports r where r.comment_id = c.id and r.closed_at is null))
    returning c.id, json_build_object('state', before.state, 'reason', before.reason,
      'checkedAt', before.checked_at, 'closedAt', ${at}::text) as was`,
  );
  if (state === 'held') return rows;
  const changed = sql.param(rows.map(({ id }) => id));
  await tx.execute(sql`
    update comment_reports set closed_at = ${at} where comment_id = any(${changed}::int[]) and closed_at is null`);
  return rows;
}
