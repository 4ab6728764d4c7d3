import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { readable, readRows } from '@/care-api/database/read-rows';
import type { Writer } from '@/care-api/kernel/db';
import { isShown } from '@/care-api/listings/is-shown';
import { type QuestionWire, questionnaireSchema } from '@/lib/contract/questionnaire';
import { isAskedNow, isCurrentVersion, questionsJson, questionsRow } from './question-json';

const questionnaireRow = readable(questionnaireSchema);
export type QuestionnaireWire = z.input<typeof questionnaireSchema>;
const isThere = sql`questionnaires.deleted_at is null`;

export async function listQuestionnaires(db: Writer): Promise<QuestionnaireWire[]> {
  return readRows(
    db,
    questionnaireRow,
    sql`select ${fields(sql`null`)} from questionnaires where ${isThere} order by questionnaires.id`,
  );
}

export async function getQuestionnaire(db: Writer, id: number): Promise<QuestionnaireWire | null> {
  const questions = questionsJson(sql`v.questionnaire_id = questionnaires.id and ${isCurrentVersion}`);
  const rows = await readRows(
    db,
    questionnaireRow,
    sql`select ${fields(questions)} from questionnaires where questionnaires.id = ${id} and ${isThere}`,
  );
  return rows[0] ?? null;
}

/** None when it has no questionnaire; null when there is no such listing. */
export async function listQuestionsOfListing(db: Writer, listingId: number): Promise<QuestionWire[] | null> {
  const ofListing = sql`v.questionnaire_id = lq.questionnaire_id and ${isAskedNow}`;
  const rows = await readRows(
    db,
    questionsRow,
    sql`
    select ${questionsJson(ofListing)} as questions
    from listings l left join listing_questionnaires lq on lq.listing_id = l.id
    where l.id = ${listingId} and ${isShown}`,
  );
  return rows[0]?.questions ?? null;
}

export async function listQuestions(db: Writer): Promise<QuestionWire[]> {
  const rows = await readRows(db, questionsRow, sql`select ${questionsJson(isAskedNow)} as questions`);
  return rows[0]?.questions ?? [];
}

function fields(questions: SQL): SQL {
  return sql`
    questionnaires.id,
    questionnaires.title,
    questionnaires.description,
    questionnaires.purpose,
    coalesce((
      select string_agg(lq.listing_id::text, ',' order by lq.listing_id)
      from listing_questionnaires lq join listings l on l.id = lq.listing_id
      where lq.questionnaire_id = questionnaires.id and ${isShown}), '') as "typeId",
    (select max(v.number) from questionnaire_versions v where v.questionnaire_id = questionnaires.id) as version,
    ${questions} as questions,
    to_char(questionnaires.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt"`;
}
