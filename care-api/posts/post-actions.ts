import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import { type RowAction, type Was, wasRow } from '@/care-api/desk/row-action';
import type { Writer } from '@/care-api/kernel/db';
import { Refusal } from '@/care-api/kernel/refusal';
import { writeTheirs } from '@/care-api/mail/write-theirs';

const toldRow = wasRow.extend({ title: z.string(), to: z.string().nullable(), wasPending: z.boolean() });

/** Minutes until an author is told: as long as the decision can be taken back. */
const tellAfter = 10;

export const postActions: Readonly<Record<'publish' | 'unpublish' | 'decline', RowAction>> = {
  publish: { ...deciding('Published', sql`true`, 'postApproved'), leavesWords: true },
  unpublish: deciding('Draft', sql`p.status = 'Published'`, null),
  decline: {
    ...deciding('Declined', sql`p.status = 'Pending'`, 'postDeclined'),
    async check(_, words) {
      if (words === '') throw new Refusal(422, 'problem', { value: 'reportReasonRequired' });
    },
  },
};

function deciding(status: string, isFor: SQL, mail: 'postApproved' | 'postDeclined' | null): RowAction {
  return {
    async change(tx, ids, words, { now }) {
      const changed = await setStatus(tx, ids, { status, isFor, reason: status === 'Declined' ? words : '' });
      const leavesAt = new Date(now.getTime() + tellAfter * 60_000);
      const told: Was[] = [];
      for (const { id, was, title, to, wasPending } of changed) {
        const letter = { to: to ?? '', values: () => ({ title, words }), leavesAt };
        const isTold = mail !== null && to !== null && wasPending;
        told.push({ id, was: { was, mail: isTold ? await writeTheirs(tx, mail, letter) : null } });
      }
      return { changed: told };
    },
    async putBack(tx, rows) {
      const back = JSON.stringify(rows);
      await tx.execute(sql`
        update posts p set status = (back.was->'was'->>'status')::post_status, reason = back.was->'was'->>'reason'
        from json_to_recordset(${back}::json) as back(id int, was json) where p.id = back.id`);
      await tx.execute(sql`
        update mails m set state = 'stopped', finished_at = now()
        from json_to_recordset(${back}::json) as back(id int, was json)
        where m.id = (back.was->>'mail')::int and m.state = 'waiting'`);
    },
  };
}

async function setStatus(tx: Writer, ids: readonly number[], to: { status: string; isFor: SQL; reason: string }) {
  const rows = await readRows(
    tx,
    toldRow,
    sql`
    with before as (
      select p.id, p.status, p.reason, a.email from posts p left join accounts a on a.id = p.account_id
      where p.id = any(${sql.param([...ids])}::int[]) and ${to.isFor})
    update posts p set status = ${to.status}::post_status, reason = ${to.reason}
    from before where p.id = before.id and before.status <> ${to.status}::post_status
    returning p.id, p.title, before.email as to, before.status = 'Pending' as "wasPending",
      json_build_object('status', before.status, 'reason', before.reason) as was`,
  );
  return rows;
}
