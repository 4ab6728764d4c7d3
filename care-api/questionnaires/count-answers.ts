import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import { requirePart } from '@/care-api/desk/change-row';
import type { Db } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import type { DraftQuestion } from '@/lib/contract/draft-question';
import { draftQuestion } from '@/lib/contract/draft-question';
import { type QuestionnaireAnswers, questionnaireAnswers } from '@/lib/contract/questionnaire-answers';
import { getQuestionnaire } from './list-questionnaires';
import { questionnaireResource } from './questionnaire-resource';

const versionsRow = questionnaireAnswers.shape.versions.element;
const stoppedRow = z.object({ identifiers: z.array(z.string()) });
/** How many have answered a question, and with which choice; '' where none was to be chosen. */
const givenRow = z.object({ identifier: z.string(), value: z.string(), people: z.number() });
const askedOnceRow = z.object({
  identifier: z.string(),
  headline: z.string(),
  type: z.enum(['multiple-choice', 'text']),
});

/**
 * What became of a questionnaire through all its versions, in numbers. Null where there is none.
 * @throws Refusal 403 where a listing asks it that is not the caller's work.
 */
export async function countAnswers(db: Db, id: number, caller: Account): Promise<QuestionnaireAnswers | null> {
  const questionnaire = await getQuestionnaire(db, id);
  if (!questionnaire) return null;
  await requirePart(db, questionnaireResource, [id], caller);
  const [versions, given, drafts, once] = await Promise.all([
    readRows(db, versionsRow, versionsOf(id)),
    readRows(db, givenRow, givenTo(id)),
    readRows(db, stoppedRow, draftsOf(id)),
    readRows(db, askedOnceRow, askedOnce(id)),
  ]);
  const asked = (questionnaire.questions ?? []).map((question) => draftQuestion.parse(question));
  const current = new Set(asked.map(({ identifier }) => identifier));
  const others = once.filter(({ identifier }) => !current.has(identifier)).map(toAsked);
  const last = lastOf(drafts, asked);
  return {
    title: questionnaire.title ?? '',
    sent: versions.reduce((sum, { answers }) => sum + answers, 0),
    unsent: drafts.length,
    versions,
    questions: [...asked, ...others].map((question) => ({
      ...question,
      ...counted(question, given),
      stopped: last.get(question.identifier) ?? 0,
    })),
  };
}

type Args = Pick<DraftQuestion, 'identifier' | 'headline' | 'questionType' | 'inputKind' | 'choices'>;

function toAsked({ identifier, headline, type }: z.output<typeof askedOnceRow>): Args {
  return { identifier, headline, questionType: type, inputKind: null, choices: [] };
}

function counted({ identifier, questionType, choices }: Args, given: readonly z.output<typeof givenRow>[]) {
  const own = given.filter((row) => row.identifier === identifier);
  const answered = own.find(({ value }) => value === '')?.people ?? 0;
  if (questionType === 'text') return { answered, choices: [] };
  const timesOf = (value: string) => own.find((row) => row.value === value)?.people ?? 0;
  const known = new Set(choices.map(({ value }) => value));
  const gone = own.filter(({ value }) => value !== '' && !known.has(value));
  return {
    answered,
    choices: [
      ...choices.map(({ value, label }) => ({ label, count: timesOf(value) })),
      ...gone.map(({ value, people }) => ({ label: value, count: people })),
    ],
  };
}

/** For each question, of how many it is the last that they have answered, in the order in which it is asked now. */
function lastOf(drafts: readonly z.output<typeof stoppedRow>[], asked: readonly Args[]): Map<string, number> {
  const placeOf = new Map(asked.map(({ identifier }, place) => [identifier, place]));
  const counts = new Map<string, number>();
  for (const { identifiers } of drafts) {
    const place = Math.max(-1, ...identifiers.map((identifier) => placeOf.get(identifier) ?? -1));
    const last = asked[place]?.identifier;
    if (last !== undefined) counts.set(last, (counts.get(last) ?? 0) + 1);
  }
  return counts;
}

const versionOf = (id: number): SQL => sql`v.questionnaire_id = ${id}`;

function versionsOf(id: number): SQL {
  return sql`
    select v.number, to_char(v.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
      coalesce(a.username, '') as by,
      (select count(*)::int from submissions s where s.version_id = v.id) as answers,
      (select count(*)::int from answer_drafts d where d.version = v.questionnaire_id || '.' || v.number) as drafts
    from questionnaire_versions v left join accounts a on a.id = v.created_by
    where ${versionOf(id)} order by v.number desc`;
}

/** A row for each value of a choice, and one with '' for all who have answered the question. */
function givenTo(id: number): SQL {
  return sql`
    select q.identifier, coalesce(r.value, '') as value, count(distinct r.submission_id)::int as people
    from questionnaire_versions v join questions q on q.version_id = v.id
    join (select question_id, submission_id, case when grouping(value) = 0 then value end as value
      from responses where submission_id is not null
      group by grouping sets ((question_id, submission_id, value), (question_id, submission_id))) r on r.question_id = q.id
    where ${versionOf(id)} and (r.value is null or q.type = 'multiple-choice')
    group by q.identifier, coalesce(r.value, '') order by people desc, value`;
}

/** Of each that is not sent, what it answers. */
function draftsOf(id: number): SQL {
  return sql`
    select coalesce(array(
      select given.value ->> 'identifier' from jsonb_array_elements(d.answers) given
      where jsonb_array_length(given.value -> 'values') > 0), '{}') as identifiers
    from answer_drafts d where split_part(d.version, '.', 1) = ${String(id)}`;
}

/** As they were asked last. */
function askedOnce(id: number): SQL {
  return sql`
    select distinct on (q.identifier) q.identifier, q.headline, q.type
    from questionnaire_versions v join questions q on q.version_id = v.id
    where ${versionOf(id)} and exists (select from responses r where r.question_id = q.id)
    order by q.identifier, v.number desc`;
}
