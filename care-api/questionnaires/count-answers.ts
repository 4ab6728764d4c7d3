import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import type { Db } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import type { DraftQuestion } from '@/lib/contract/draft-question';
import { draftQuestion } from '@/lib/contract/draft-question';
import { fewestTold, type QuestionnaireAnswers, questionnaireAnswers } from '@/lib/contract/questionnaire-answers';
import { listVersions } from './list-versions';
import { readTheirs } from './questionnaire-resource';

/** How many drafts end with the question in this place, the first being 1. */
const stoppedRow = z.object({ place: z.number(), people: z.number() });
/** How many have answered a question, and with which choice; '' where none was to be chosen. */
const givenRow = z.object({ identifier: z.string(), value: z.string(), people: z.number() });
const askedOnceRow = z.object({
  identifier: z.string(),
  headline: z.string(),
  type: z.enum(['multiple-choice', 'text']),
  privacy: questionnaireAnswers.shape.questions.element.shape.privacy,
});

/** Null where there is none. @throws Refusal 403 where a listing asks it that is not the caller's work. */
export async function countAnswers(db: Db, id: number, caller: Account): Promise<QuestionnaireAnswers | null> {
  const questionnaire = await readTheirs(db, id, caller);
  if (!questionnaire) return null;
  const asked = (questionnaire.questions ?? []).map((question) => draftQuestion.parse(question));
  const current = asked.map(({ identifier }) => identifier);
  const [versions, given, stopped, once] = await Promise.all([
    listVersions(db, id),
    readRows(db, givenRow, givenTo(id)),
    readRows(db, stoppedRow, stoppedAt(id, current)),
    readRows(db, askedOnceRow, askedOnce(id)),
  ]);
  const others = once.filter(({ identifier }) => !current.includes(identifier)).map(toAsked);
  const stoppedOf = new Map(stopped.map(({ place, people }) => [current[place - 1], people]));
  return {
    title: questionnaire.title ?? '',
    sent: versions.reduce((sum, { answers }) => sum + answers, 0),
    unsent: versions.reduce((sum, { drafts }) => sum + drafts, 0),
    questions: [...asked, ...others].map((question) => ({
      ...question,
      ...counted(question, given),
      stopped: stoppedOf.get(question.identifier) ?? 0,
    })),
  };
}

type Args = Pick<DraftQuestion, 'identifier' | 'headline' | 'questionType' | 'inputKind' | 'privacy' | 'choices'>;

function toAsked({ identifier, headline, type, privacy }: z.output<typeof askedOnceRow>): Args {
  return { identifier, headline, questionType: type, inputKind: null, privacy, choices: [] };
}

function counted({ identifier, questionType, privacy, choices }: Args, given: readonly z.output<typeof givenRow>[]) {
  const own = given.filter((row) => row.identifier === identifier);
  const answered = own.find(({ value }) => value === '')?.people ?? 0;
  // Few enough to be known are not told apart.
  const isTooFew = privacy === 'equality' && answered < fewestTold;
  if (questionType === 'text' || isTooFew) return { answered, choices: [] };
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

const versionOf = (id: number): SQL => sql`v.questionnaire_id = ${id}`;

/** A row for each value of a choice, and one with '' for all who have answered the question. */
function givenTo(id: number): SQL {
  return sql`
    select identifier, coalesce(value, '') as value, count(distinct submission_id)::int as people
    from (select q.identifier, r.submission_id, case q.type when 'multiple-choice' then r.value end as value
      from questionnaire_versions v join questions q on q.version_id = v.id join responses r on r.question_id = q.id
      where ${versionOf(id)} and r.submission_id is not null) given
    group by grouping sets ((identifier), (identifier, value)) having grouping(value) = 1 or value is not null
    order by people desc, value`;
}

function stoppedAt(id: number, asked: readonly string[]): SQL {
  return sql`
    select place, count(*)::int as people
    from (select max(array_position(${sql.param([...asked])}::text[], given.value ->> 'identifier')) as place
      from answer_drafts d, jsonb_array_elements(d.answers) given
      where d.version like ${`${id}.%`} and jsonb_array_length(given.value -> 'values') > 0
      group by d.account_id, d.listing_id) last
    where place is not null group by place`;
}

function askedOnce(id: number): SQL {
  return sql`
    select distinct on (q.identifier) q.identifier, q.headline, q.type, q.privacy
    from questionnaire_versions v join questions q on q.version_id = v.id
    where ${versionOf(id)} and exists (select from responses r where r.question_id = q.id)
    order by q.identifier, v.number desc`;
}
