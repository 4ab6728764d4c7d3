import { sql } from 'drizzle-orm';
import { readRows } from '@/care-api/database/read-rows';
import type { Db } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { type DraftQuestion, draftQuestion } from '@/lib/contract/draft-question';
import {
  type QuestionnaireVersion,
  type QuestionnaireVersions,
  questionnaireVersion,
} from '@/lib/contract/questionnaire-answers';
import { questionsJson, questionsRow } from './question-json';
import { readTheirs } from './questionnaire-resource';

type Compared = { from?: number | undefined; to?: number | undefined };

/** The newest two where none are asked for. Null for an unknown one. @throws Refusal 403 if not the caller's work. */
export async function compareQuestionnaireVersions(
  db: Db,
  id: number,
  asked: Compared,
  caller: Account,
): Promise<QuestionnaireVersions | null> {
  const questionnaire = await readTheirs(db, id, caller);
  if (!questionnaire) return null;
  const versions = await listVersions(db, id);
  const newest = versions[0]?.number ?? 0;
  const to = asked.to ?? newest;
  const from = asked.from ?? Math.max(1, to - 1);
  const isThere = (number: number) => versions.some((version) => version.number === number);
  if (versions.length > 0 && !(isThere(from) && isThere(to))) return null;
  const [before, now] = await Promise.all([questionsOf(db, id, from), questionsOf(db, id, to)]);
  return { title: questionnaire.title ?? '', versions, from, to, before, now };
}

async function questionsOf(db: Db, id: number, number: number): Promise<DraftQuestion[]> {
  const isIt = sql`v.questionnaire_id = ${id} and v.number = ${number}`;
  const rows = await readRows(db, questionsRow, sql`select ${questionsJson(isIt)} as questions`);
  return (rows[0]?.questions ?? []).map((question) => draftQuestion.parse(question));
}

export function listVersions(db: Db, id: number): Promise<QuestionnaireVersion[]> {
  return readRows(
    db,
    questionnaireVersion,
    sql`
    select v.number, to_char(v.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
      coalesce(a.username, '') as by,
      (select count(*)::int from submissions s where s.version_id = v.id) as answers,
      coalesce(d.drafts, 0) as drafts
    from questionnaire_versions v left join accounts a on a.id = v.created_by
      left join (select version, count(*)::int as drafts from answer_drafts where version like ${`${id}.%`}
        group by version) d on d.version = v.questionnaire_id || '.' || v.number
    where v.questionnaire_id = ${id} order by v.number desc`,
  );
}
