import { type SQL, sql } from 'drizzle-orm';
import { actBy, isOpen } from '@/care-api/database/schema/act-by';
import type { DueRule } from '@/lib/contract/case-due';

const endOfToday = sql`(date_trunc('day', now() at time zone 'Europe/London') + interval '1 day') at time zone 'Europe/London'`;

export function caseConditions<Moment extends string>(
  rule: DueRule<Moment>,
  t: Record<Moment | 'state' | 'ownerId' | 'deletedAt', unknown>,
) {
  const isThere = (is: SQL) => sql`(${t.deletedAt} is null and ${is})`;
  const due = actBy(rule, t);
  const open = isOpen(rule, t);
  return {
    due,
    overdue: isThere(sql`${due} < now()`),
    dueToday: isThere(sql`${due} >= now() and ${due} < ${endOfToday}`),
    /** Both: asked as one, what is due is worked out once a row. */
    dueByTonight: isThere(sql`${due} < ${endOfToday}`),
    open: isThere(open),
    mine: (me: string) => isThere(me ? sql`${t.ownerId} = ${me}::uuid and ${open}` : sql`false`),
    unassigned: isThere(sql`${t.ownerId} is null and ${open}`),
    inState: (state: string) => isThere(sql`${t.state} = ${sql.raw(`'${state}'`)}`),
    all: isThere(sql`true`),
    trash: sql`${t.deletedAt} is not null`,
  };
}
