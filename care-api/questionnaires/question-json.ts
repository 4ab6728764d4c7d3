import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readable } from '@/care-api/database/read-rows';
import { questionSchema } from '@/lib/contract/questionnaire';
import { questionnaireEnd } from '@/lib/contract/questionnaire-end';

const questionJson = sql`json_build_object(
  'id', q.id,
  'questionnaireId', v.questionnaire_id,
  'identifier', q.identifier,
  'headline', q.headline,
  'questionType', q.type,
  'multiple', q.multiple,
  'choices', (
    select coalesce(json_agg(json_build_object('value', c.value, 'label', c.label) order by c.position), '[]')
    from question_choices c where c.question_id = q.id),
  'jumps', (
    select coalesce(json_agg(json_build_object(
      'conditionValue', (
        select coalesce(json_agg(json_build_object('value', given.value) order by given.place), '[]')
        from unnest(j.condition_values) with ordinality as given(value, place)),
      'destination', json_build_object('id', coalesce(j.destination_id, ${questionnaireEnd}))) order by j.position), '[]')
    from question_jumps j where j.question_id = q.id),
  'description', q.description,
  'required', q.required,
  'inputKind', q.input_kind,
  'privacy', q.privacy,
  'unit', q.unit,
  'min', q.min,
  'max', q.max,
  'version', v.number
)`;

export const questionsAsStored = z.array(readable(questionSchema));
export const questionsRow = z.object({ questions: questionsAsStored });

/** In order; `v` is the version in `where`. */
export function questionsJson(where: SQL): SQL {
  return sql`(
    select coalesce(json_agg(${questionJson} order by v.questionnaire_id, q.position), '[]')
    from questionnaire_versions v join questions q on q.version_id = v.id
    where ${where})`;
}

export const isCurrentVersion = sql`v.number = (
  select max(latest.number) from questionnaire_versions latest where latest.questionnaire_id = v.questionnaire_id)`;

/** Whether it is asked: what is in the trash asks nothing. */
export const isAskedNow = sql`${isCurrentVersion} and exists (
  select from questionnaires n where n.id = v.questionnaire_id and n.deleted_at is null)`;
