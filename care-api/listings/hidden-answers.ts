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
  return isForStaff(
    q,
    sql`(select ${isAnonymous(sql`sent`)} from submissions sent where sent.id = ${r}.submission_id)`,
  );
}
