import { sql } from 'drizzle-orm';
import { idRow, readRows } from '@/care-api/database/read-rows';
import { requirePart } from '@/care-api/desk/change-row';
import { listOf } from '@/care-api/desk/list-of';
import type { Resource } from '@/care-api/desk/resource';
import { trashActions } from '@/care-api/desk/row-action';
import type { Writer } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { holdGiven } from '@/care-api/listings/hold-given';
import { isJobOnly } from '@/care-api/listings/listing-resource';
import { mayCall } from '@/lib/contract/staff';
import { readListed, readWhole } from './kept-row';
import { getQuestionnaire, type QuestionnaireWire } from './list-questionnaires';

const isThere = sql`t.deleted_at is null`;
const isPublished = sql`exists (select from questionnaire_versions v where v.questionnaire_id = t.id)`;

export const questionnaireResource: Resource = {
  kind: 'questionnaire',
  table: 'questionnaires',
  title: sql`t.title`,
  // Of what every listing asks, or none: whoever keeps but a part of them changes nothing that the others ask.
  partOf: (caller) =>
    mayCall('editor', caller)
      ? null
      : sql`not exists (select from listing_questionnaires lq
          where lq.questionnaire_id = t.id and not ${isJobOnly(sql`lq.listing_id`)})`,
  read: readWhole,
  readListed,
  list: listOf('questionnaire', 'questionnaires', {
    statuses: {
      published: sql`(${isThere} and ${isPublished})`,
      draft: sql`(${isThere} and not ${isPublished})`,
    },
    text: sql`lower(t.title || ' ' || t.description)`,
  }),
  actions: {
    trash: {
      ...trashActions.trash,
      // Answers stand on their questions: these never go.
      async change(tx, ids, value, context) {
        await holdGiven(tx);
        const answered = new Set(await listAnswered(tx, ids));
        const free = ids.filter((id) => !answered.has(id));
        const done = free.length > 0 ? await trashActions.trash.change(tx, free, value, context) : { changed: [] };
        return { ...done, refused: [...answered].map((id) => ({ id, reason: 'questionnaireAnswered' })) };
      },
    },
  },
};

/** Null where there is none. @throws Refusal 403 where a listing asks it that is not the caller's work. */
export async function readTheirs(db: Writer, id: number, caller: Account): Promise<QuestionnaireWire | null> {
  const questionnaire = await getQuestionnaire(db, id);
  if (questionnaire) await requirePart(db, questionnaireResource, [id], caller);
  return questionnaire;
}

export async function listAnswered(tx: Writer, ids: readonly number[]): Promise<number[]> {
  const rows = await readRows(
    tx,
    idRow,
    sql`
    select n.id from questionnaires n where n.id = any(${sql.param([...ids])}::int[]) and exists (
      select from questionnaire_versions v where v.questionnaire_id = n.id and (
        exists (select from submissions s where s.version_id = v.id)
        or exists (select from responses r join questions q on q.id = r.question_id where q.version_id = v.id)))`,
  );
  return rows.map(({ id }) => id);
}
