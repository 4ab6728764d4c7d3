import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import type { Db } from '@/care-api/kernel/db';
import { readQuestions } from '@/lib/contract/draft-question';
import {
  type KeptQuestionnaireWire,
  type WholeQuestionnaire,
  wholeQuestionnaireSchema,
} from '@/lib/contract/kept-questionnaire';
import { checkDraft } from '@/lib/questionnaire/draft/check-draft';
import { adviseQuestions, openAdvice } from '@/lib/questionnaire/law/advise';
import { purposeOf } from '@/lib/questionnaire/law/purpose';
import { isCurrentVersion, questionsJson } from './question-json';
import { withStableIds } from './stable-ids';

type Reader = Pick<Db, 'execute'>;

const waiting = z
  .object({ questions: z.unknown(), purpose: z.string().optional().catch(undefined) })
  .nullable()
  .catch(null);
const listedRow = wholeQuestionnaireSchema.omit({ begun: true }).extend({ waiting });

const about = sql`
  n.id, n.title, n.description, n.purpose, n.version,
  to_char(n.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt",
  to_char(n.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "deletedAt",
  (select max(v.number) from questionnaire_versions v where v.questionnaire_id = n.id) as "questionsVersion",
  (select count(*)::int from listing_questionnaires lq join listings l on l.id = lq.listing_id
    where lq.questionnaire_id = n.id and l.deleted_at is null) as listings,
  (select count(*)::int from submissions s join questionnaire_versions v on v.id = s.version_id
    where v.questionnaire_id = n.id) as answers,
  ${questionsJson(sql`v.questionnaire_id = n.id and ${isCurrentVersion}`)} as questions,
  (select coalesce(json_agg(json_build_object('rule', k.rule, 'meaning', k.meaning, 'reason', k.reason,
      'by', coalesce(a.username, ''), 'at', to_char(k.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))), '[]')
    from questionnaire_advice k left join accounts a on a.id = k.account_id where k.questionnaire_id = n.id
  ) as "keptAdvice",
  exists (select from settings s where s.key = 'retention' and s.value::jsonb ->> 'applications' is not null
  ) as "hasRetention"`;

const begun = sql`(
  select coalesce(json_object_agg(given.identifier, given.people), '{}') from (
    select a.value ->> 'identifier' as identifier, count(*)::int as people
    from answer_drafts d
    join listing_questionnaires lq on lq.listing_id = d.listing_id and lq.questionnaire_id = n.id,
    lateral jsonb_array_elements(d.answers) a
    where jsonb_array_length(a.value -> 'values') > 0 group by 1) given)`;

function select(fields: SQL, ids: readonly number[]): SQL {
  const wanted = sql.param([...ids]);
  return sql`
    select ${fields} from questionnaires n
    where n.id = any(${wanted}::int[]) order by array_position(${wanted}::int[], n.id)`;
}

export async function readWhole(db: Reader, ids: readonly number[]): Promise<WholeQuestionnaire[]> {
  const rows = await readRows(db, wholeQuestionnaireSchema, select(sql`${about}, ${begun} as begun`, ids));
  return rows.map((row) => ({ ...row, questions: withStableIds(row.questions) }));
}

/** With how many there are and what is wrong with them instead: with those that wait to be published, where some do. */
export async function readListed(db: Reader, ids: readonly number[]): Promise<KeptQuestionnaireWire[]> {
  const waiting = sql`(select w.data from working_copies w where w.kind = 'questionnaire' and w.id = n.id)`;
  const rows = await readRows(db, listedRow, select(sql`${about}, ${waiting} as waiting`, ids));
  return rows.map(({ waiting, questions: published, keptAdvice, hasRetention, ...row }) => {
    const questions = (waiting?.questions == null ? null : readQuestions(waiting.questions)) ?? published;
    const purpose = waiting?.purpose ?? row.purpose ?? '';
    const found = checkDraft(questions);
    const errors = found.filter(({ severity }) => severity === 'error').length;
    const named = { title: row.title ?? '', description: row.description ?? '', questions };
    const said = { hasPurpose: purpose !== '', hasRetention };
    const advice = openAdvice(adviseQuestions(questions, purposeOf(purpose, named), said), keptAdvice).length;
    return { ...row, questions: questions.length, errors, warnings: found.length - errors, advice };
  });
}
