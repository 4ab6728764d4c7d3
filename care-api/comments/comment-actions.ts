import { sql } from 'drizzle-orm';
import { readRows } from '@/care-api/database/read-rows';
import { type RowAction, type Was, wasRow } from '@/care-api/desk/row-action';
import type { Writer } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import type { commentStates } from '@/lib/contract/comment';
import type { commentActions as names } from '@/lib/contract/comment-queue';
import { removalReasons } from '@/lib/contract/comment-rules';
import { noteInCases, openCasesAtRisk, tellAtRisk } from './cases-at-risk';

type Verdict = { state: (typeof commentStates)[number]; reason: string };

export const commentActions: Readonly<Record<(typeof names)[number], RowAction>> = {
  approve: judging('approve', () => ({ state: 'visible', reason: '' })),
  hold: judging('hold', () => ({ state: 'held', reason: 'staff' })),
  remove: {
    ...judging('remove', (reason) => ({ state: 'removed', reason })),
    async check(_, value) {
      if (value === '') throw new Refusal(422, 'problem', { value: 'reportReasonRequired' });
      if (!removalReasons.some((reason) => reason === value))
        throw new Refusal(422, 'problem', { value: 'namesNothing' });
    },
  },
  safeguard: judging('safeguard', () => ({ state: 'held', reason: 'safeguarding' })),
};

function judging(action: CommentDeed, toVerdict: (value: string) => Verdict): RowAction {
  const deedOf = (value: string) => (toVerdict(value).reason === 'safeguarding' ? 'safeguard' : action);
  return {
    async change(tx, ids, value, { caller, now }) {
      const changed = await moderateMany(tx, ids, toVerdict(value), now);
      await noteJudged(tx, idsOf(changed), { action: deedOf(value), by: caller, now });
      return { changed };
    },
    async tell(tx, { ids, value, caller, siteUrl }) {
      const isAtRisk = deedOf(value) === 'safeguard';
      if (isAtRisk) await tellAtRisk(tx, siteUrl, ids, caller.id);
      return isAtRisk;
    },
    async putBack(tx, rows, { caller, now }) {
      await noteInCases(tx, idsOf(rows), { action: 'undone', by: caller, now });
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

type CommentDeed = (typeof names)[number];
type Judged = { action: CommentDeed; by: Account; now: Date };

/** What is marked for safeguarding is a case from then on; of what is one already, each step is noted in it. */
export async function noteJudged(tx: Writer, ids: readonly number[], { action, by, now }: Judged): Promise<void> {
  if (action === 'safeguard') await openCasesAtRisk(tx, ids, { action, by, now });
  else await noteInCases(tx, ids, { action, by, now });
}

function idsOf(rows: readonly Was[]): number[] {
  return rows.map(({ id }) => id);
}

/** Answers those that were not judged so already. A comment that stays held keeps what visitors have against it. */
export async function moderateMany(
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
      or (${state} <> 'held' and exists (
        select from comment_reports r where r.comment_id = c.id and r.closed_at is null)))
    returning c.id, json_build_object('state', before.state, 'reason', before.reason,
      'checkedAt', before.checked_at, 'closedAt', ${at}::text) as was`,
  );
  if (state === 'held') return rows;
  const changed = sql.param(rows.map(({ id }) => id));
  await tx.execute(sql`
    update comment_reports set closed_at = ${at} where comment_id = any(${changed}::int[]) and closed_at is null`);
  return rows;
}
