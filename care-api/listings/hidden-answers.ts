import { type SQL, sql } from 'drizzle-orm';
import { shownStages } from '@/lib/contract/application-stage';
import { isJobApplication } from './part-of-answers';

const isSwitchedOn = sql`coalesce((
  select (k.value::json ->> 'anonymous')::boolean from settings k where k.key = 'hiring'), false)`;

/** A job's, never as far as the shortlist. Closed it stays so: else one would close it and put it back to know. */
export function isAnonymous(t: SQL): SQL {
  return sql`(case when ${isSwitchedOn} then ${t}.shortlisted_at is null
    and ${t}.hiring_stage <> all(${sql.param([...shownStages])}::text[]) and ${isJobApplication(t)} else false end)`;
}

/** What says who somebody is: by its question's mark, or by what it asks for. */
const tellsWho = (q: SQL) => sql`(${q}.privacy = 'identity' or ${q}.input_kind in ('email', 'phone', 'file'))`;

/** Whether staff may read the answer to question `q`: never one for equal opportunities. */
export function isForStaff(q: SQL, isHidden: SQL): SQL {
  return sql`(${q}.privacy is distinct from 'equality' and not coalesce(${isHidden} and ${tellsWho(q)}, false))`;
}

export function isAnswerForStaff(r: SQL, q: SQL): SQL {
  return isForStaff(q, isAnswerOfHidden(r));
}

/** Whether answer `r` was sent by somebody whom staff are not to know; null for one sent by itself. */
export function isAnswerOfHidden(r: SQL): SQL<boolean | null> {
  return sql`(select ${isAnonymous(sql`sent`)} from submissions sent where sent.id = ${r}.submission_id)`;
}

/** Whether mail `m` tells somebody of an application whose sender staff are not to know: its reference leads to their name. */
export function isMailOfHidden(m: SQL): SQL {
  return sql`(${m}.submission_id is not null and exists (
    select from submissions about where about.id = ${m}.submission_id and ${isAnonymous(sql`about`)}))`;
}

/** The subject of mail `m`, which names no such application. */
export function shownSubject(m: SQL): SQL<string> {
  return sql`case when ${isMailOfHidden(m)} then regexp_replace(${m}.subject, 'LC-[0-9]+', 'LC-…', 'g') else ${m}.subject end`;
}

/** Whether row `t` of the audit is what such a sender did with their application themselves. */
export function isDeedOfHidden(t: SQL): SQL {
  return sql`(${t}.kind = 'application' and exists (
    select from submissions own join audit_people sender on sender.account_id = own.account_id
    where own.id::text = ${t}.object_id and sender.token = ${t}.actor and ${isAnonymous(sql`own`)}))`;
}
