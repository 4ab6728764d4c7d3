import { sql } from 'drizzle-orm';
import { questionnaireVersions, questions } from '@/care-api/database/schema/questionnaires';
import type { Writer } from '@/care-api/kernel/db';
import type { QuestionContent } from './question-content';

/** Wants a transaction that holds the questionnaire's row. */
export async function storeVersion(
  tx: Writer,
  questionnaireId: number,
  contents: readonly QuestionContent[],
  createdBy: string | null = null,
): Promise<void> {
  const number = sql`(select coalesce(max(number), 0) + 1 from questionnaire_versions
    where questionnaire_id = ${questionnaireId})`;
  const [version] = await tx.insert(questionnaireVersions).values({ questionnaireId, number, createdBy }).returning();
  if (!version) throw new Error('The version was not stored.');
  const rows = contents.map(({ choices: _, jumps: __, ...row }, position) => ({
    ...row,
    position,
    versionId: version.id,
  }));
  if (rows.length === 0) return;
  const stored = await tx.insert(questions).values(rows).returning({ id: questions.id, position: questions.position });
  const idAt = new Map(stored.map(({ id, position }) => [position, id]));
  await insertChoices(tx, contents, idAt);
  await insertJumps(tx, contents, idAt);
}

type Ids = ReadonlyMap<number, number>;

// As one JSON parameter each: tens of thousands of choices would be more parameters than a statement may have.
async function insertChoices(tx: Writer, contents: readonly QuestionContent[], idAt: Ids): Promise<void> {
  const rows = contents.flatMap(({ choices }, index) =>
    choices.map((choice, position) => ({ ...choice, position, question_id: idAt.get(index) })),
  );
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into question_choices (question_id, position, value, label)
    select question_id, position, value, label
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as rows(question_id int, position int, value text, label text)`);
}

async function insertJumps(tx: Writer, contents: readonly QuestionContent[], idAt: Ids): Promise<void> {
  const rows = contents.flatMap(({ jumps }, index) =>
    jumps.map(({ conditionValues, destination }, position) => ({
      position,
      question_id: idAt.get(index),
      destination_id: idAt.get(destination),
      condition_values: conditionValues,
    })),
  );
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into question_jumps (question_id, position, destination_id, condition_values)
    select question_id, position, destination_id, condition_values
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as rows(question_id int, position int, destination_id int, condition_values text[])`);
}
