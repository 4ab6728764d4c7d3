import { eq, exists, sql } from 'drizzle-orm';
import { Refusal } from '@/care-api/api-error';
import type { Db } from '@/care-api/database/open-database';
import {
  questionnaires,
  questionnaireVersions,
  questions,
  responses,
  submissions,
} from '@/care-api/database/schema/questionnaires';
import type { Writer } from '@/care-api/listings/write-listings';
import type { QuestionInput, QuestionnaireInput } from '@/lib/contract/questionnaire';
import { ids } from '@/lib/contract/wire';
import { assignListings } from './assign-listings';
import { getQuestionnaire, type QuestionnaireWire } from './list-questionnaires';
import { toContents } from './question-content';
import { requireValidQuestions } from './require-valid-questions';
import { storeIfNew } from './store-if-new';
import { storeVersion } from './store-version';

export async function createQuestionnaire(db: Db, input: QuestionnaireInput): Promise<QuestionnaireWire | null> {
  if (input.questions) requireValidQuestions(input.questions);
  return db.transaction(async (tx) => {
    const row = { title: input.title, description: input.description ?? '' };
    const [made] = await tx.insert(questionnaires).values(row).returning({ id: questionnaires.id });
    if (!made) return null;
    if (input.questions) await storeVersion(tx, made.id, toContents(input.questions));
    await giveTo(tx, made.id, input);
    return getQuestionnaire(tx, made.id);
  });
}

/** Changes what the input names. Questions that differ from those asked now become a new version. */
export async function updateQuestionnaire(
  db: Db,
  id: number,
  input: QuestionnaireInput,
): Promise<QuestionnaireWire | null> {
  return db.transaction(async (tx) => {
    const { title, description } = input;
    // Changing the row holds it: of two new versions at once, one waits for the other.
    const changed = { title, ...(description != null && { description }) };
    const held = await tx.update(questionnaires).set(changed).where(eq(questionnaires.id, id)).returning();
    if (held.length === 0) return null;
    if (input.questions) await storeQuestions(tx, id, input.questions);
    await giveTo(tx, id, input);
    return getQuestionnaire(tx, id);
  });
}

async function giveTo(tx: Writer, id: number, { typeId, takesPlace }: QuestionnaireInput): Promise<void> {
  if (typeId != null) await assignListings(tx, id, ids.parse(typeId), takesPlace === true);
}

function storeQuestions(tx: Writer, id: number, wanted: readonly QuestionInput[]): Promise<boolean> {
  return storeIfNew(
    tx,
    id,
    (stored) => toContents(wanted, new Map(stored.map((question) => [question.id, question.identifier ?? '']))),
    () => requireValidQuestions(wanted),
  );
}

/** @throws Refusal 409 when somebody has answered it. */
export async function deleteQuestionnaire(db: Db, id: number): Promise<QuestionnaireWire | null> {
  return db.transaction(async (tx) => {
    await tx.select().from(questionnaires).where(eq(questionnaires.id, id)).for('update');
    const before = await getQuestionnaire(tx, id);
    if (!before) return null;
    if (await isAnswered(tx, id)) {
      throw new Refusal(409, 'questionnaireAnswered');
    }
    await tx.delete(questionnaires).where(eq(questionnaires.id, id));
    return before;
  });
}

async function isAnswered(tx: Writer, id: number): Promise<boolean> {
  const ofQuestionnaire = eq(questionnaireVersions.questionnaireId, id);
  const submitted = tx
    .select({ one: sql`1` })
    .from(submissions)
    .innerJoin(questionnaireVersions, eq(questionnaireVersions.id, submissions.versionId))
    .where(ofQuestionnaire);
  const answered = tx
    .select({ one: sql`1` })
    .from(responses)
    .innerJoin(questions, eq(questions.id, responses.questionId))
    .innerJoin(questionnaireVersions, eq(questionnaireVersions.id, questions.versionId))
    .where(ofQuestionnaire);
  const { rows } = await tx.execute<{ found: boolean }>(
    sql`select ${exists(submitted)} or ${exists(answered)} as found`,
  );
  return rows[0]?.found === true;
}
