import { type SQL, sql } from 'drizzle-orm';
import { isAnonymous, isForStaff } from '@/care-api/listings/hidden-answers';

export const isHidden = isAnonymous(sql`s`);

export const ownAnswers = answersJson(sql`true`);
export const staffAnswers = answersJson(isForStaff(sql`q`, isHidden));

/** A question goes by its `key` through all versions of its questionnaire. */
function answersJson(which: SQL): SQL {
  return sql`
    (select coalesce(json_agg(json_build_object('key', a.key, 'label', a.headline, 'value', a.value)
        order by a.position), '[]')
      from (
        select q.position, q.headline, v.questionnaire_id || ':' || q.identifier as key,
          string_agg(case when q.type = 'text' then concat_ws(' ', r.value, nullif(q.unit, '')) else r.label end, ', '
            order by r.id) as value
        from responses r join questions q on q.id = r.question_id join questionnaire_versions v on v.id = q.version_id
        where r.submission_id = s.id and ${which} group by q.id, v.id) a)`;
}
