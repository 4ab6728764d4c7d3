import { type SQL, sql } from 'drizzle-orm';
import { caseConditions } from '@/care-api/cases/case-list';
import { actBy } from '@/care-api/database/schema/act-by';
import type { StaffList } from '@/care-api/desk/staff-list';
import { isAnonymous } from '@/care-api/listings/hidden-answers';
import { requiredChecks } from '@/lib/contract/application-check';
import { applicationDue, endedStages, lookAgainDays, openStages, wordDays } from '@/lib/contract/application-stage';

const london = sql`'Europe/London'`;
const today = sql`(now() at time zone ${london})::date`;

/** Until when somebody may work here; null where nobody saw it, or it ends never. */
export function rightToWorkUntil(t: SQL): SQL {
  return sql`(select c.repeat_on from application_checks c
    where c.submission_id = ${t}.id and c.kind = 'rightToWork' and c.state = 'seen')`;
}

/** When its sender last heard from us: by the receipt, by telephone, by a mail that has left. */
export function lastWordAt(t: SQL): SQL {
  return sql`greatest(${t}.created_at, ${t}.last_word_at,
    case when ${t}.step_mail is not null then
      (select m.finished_at from mails m where m.id = ${t}.step_mail and m.state = 'sent') end)`;
}

const keptDays = sql`(select (k.value::json->>'applications')::int from settings k where k.key = 'retention')`;

/** When a file goes for good by itself, as `applyRetention` counts it; null for one that stays. */
export function goesAt(t: SQL): SQL {
  return sql`(case when ${t}.hiring_stage = any(${sql.param(endedStages)}::text[])
    then ${t}.updated_at + make_interval(hours => 24 * ${keptDays}) end)`;
}

const isDone = sql`(c.state = 'notApplicable' or (c.state = 'seen' and coalesce(c.repeat_on >= ${today}, true)))`;
const requiredOf = (t: SQL) =>
  sql`application_checks c where c.submission_id = ${t}.id and c.kind = any(${sql.param(requiredChecks)}::text[])`;

/** How many of the required checks stand in nobody's way: `listOpenChecks` has the others. */
export function checksDone(t: SQL): SQL {
  return sql`(select count(*)::int from ${requiredOf(t)} and ${isDone})`;
}

/** Of somebody hired: of what was noted, not of what is missing, as it is where they came before checks were kept here. */
const openAgain = (t: SQL) => sql`${requiredOf(t)} and not ${isDone} and ${t}.hiring_stage = 'hired'`;

/** Which checks somebody works without: what was seen was taken back, or was good until a day that is over. */
export function checksOpenAgain(t: SQL): SQL {
  return sql`(select coalesce(json_agg(c.kind order by c.kind), '[]') from ${openAgain(t)})`;
}

const columnsOf = (t: SQL) => ({
  state: sql`${t}.hiring_stage`,
  ownerId: sql`${t}.owner_id`,
  deletedAt: sql`null`,
  nextAt: sql`${t}.next_on::timestamp at time zone ${london}`,
  wordBy: sql`case when ${t}.hiring_stage <> 'hired' then ${lastWordAt(t)} + make_interval(days => ${wordDays}) end`,
  // Of nobody else it is looked for: it costs a list of thousands as much as all the rest.
  checkOpenAt: sql`case when ${t}.hiring_stage = 'hired' then (select min(
    case c.state when 'seen' then (c.repeat_on + 1)::timestamp at time zone ${london} else c.changed_at end)
    from ${openAgain(t)}) end`,
  repliedAt: sql`${t}.replied_at`,
  lookAgainAt: sql`(${rightToWorkUntil(t)} - ${lookAgainDays}::int)::timestamp at time zone ${london}`,
});

export function dueAt(t: SQL): SQL {
  return actBy(applicationDue, columnsOf(t));
}

const t = sql`t`;
/** As `applicationReference` writes it. */
export const reference = sql`'LC-' || lpad(t.id::text, 6, '0')`;
const { due, dueByTonight } = caseConditions(applicationDue, columnsOf(t));
const isOpen = sql`t.hiring_stage = any(${sql.param(openStages)}::text[])`;
const isMine = (me: string) => (me ? sql`t.owner_id = ${me}::uuid` : sql`false`);

export const applicationList: StaffList = {
  // Each has an account: joined like this, nobody reads accounts but for their names.
  from: sql`(submissions t left join accounts a on a.id = t.account_id left join listings l on l.id = t.listing_id)`,
  id: sql`t.id`,
  idType: 'integer',
  sorts: {
    due: { by: due, type: 'timestamptz' },
    created: { by: sql`t.id`, type: 'integer' },
    next: { by: sql`coalesce(t.next_on, 'infinity')::timestamptz`, type: 'timestamptz' },
    since: { by: sql`t.stage_since`, type: 'timestamptz' },
    word: { by: lastWordAt(t), type: 'timestamptz' },
  },
  statuses: {
    // What nobody has taken needs whoever looks.
    needsMe: (me) => sql`((t.owner_id is null or ${isMine(me)}) and (t.hiring_stage = 'sent' or ${dueByTonight}))`,
    sent: sql`t.hiring_stage = 'sent'`,
    open: isOpen,
    mine: (me) => sql`(${isMine(me)} and ${isOpen})`,
    hired: sql`t.hiring_stage = 'hired'`,
    closed: sql`t.hiring_stage = 'closed'`,
    withdrawn: sql`t.hiring_stage = 'withdrawn'`,
    all: sql`true`,
  },
  // Nobody finds out by a name whose application it is.
  text: sql`lower(concat_ws(' ', l.title, ${reference},
    case when not ${isAnonymous(t)} then concat_ws(' ', a.full_name, a.username, a.email) end))`,
  when: sql`t.created_at`,
  owner: sql`t.owner_id`,
  filters: {
    stage: (stage) => sql`t.hiring_stage = ${stage}`,
    goes: (days) => sql`${goesAt(t)} <= now() + make_interval(hours => 24 * ${days}::int)`,
  },
};
