import { eq, exists, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import {
  listingQuestionnaires,
  questionnaires,
  questionnaireVersions,
  questions,
  responses,
  submissions,
} from '@/care-api/database/schema/questionnaires';
import { noteChange, refuseChange, requirePart } from '@/care-api/desk/change-row';
import type { Db, Writer } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { listingNoun } from '@/care-api/listings/listing-noun';
import type { AuditAction } from '@/lib/contract/audit-actions';
import type { QuestionInput, QuestionnaireInput } from '@/lib/contract/questionnaire';
import { ids } from '@/lib/contract/wire';
import { assignListings } from './assign-listings';
import { getQuestionnaire, type QuestionnaireWire } from './list-questionnaires';
import { toContents } from './question-content';
import { requireValidQuestions } from './require-valid-questions';
import { storeIfNew } from './store-if-new';
import { storeVersion } from './store-version';

const foundRow = z.object({ found: z.boolean() });

type By = { /** Null for a command. */ caller: Account | null; now: Date };

/** @throws Refusal 403 for a listing that is not the caller's work. */
export async function createQuestionnaire(
  db: Db,
  input: QuestionnaireInput,
  by: By,
): Promise<QuestionnaireWire | null> {
  if (input.questions) requireValidQuestions(input.questions);
  return db.transaction(async (tx) => {
    const row = { title: input.title, description: input.description ?? '' };
    const [made] = await tx.insert(questionnaires).values(row).returning({ id: questionnaires.id });
    if (!made) return null;
    if (input.questions) await storeVersion(tx, made.id, toContents(input.questions));
    await requireListingsOf(tx, made.id, input, by.caller);
    await giveTo(tx, made.id, input);
    const after = await getQuestionnaire(tx, made.id);
    await note(tx, 'create', { id: made.id, before: null, after, seen: null }, by);
    return after;
  });
}

type Seen = { id: number /** The version whose questions the caller knows. */; seen: number | null };

/**
 * Changes what the input names. Questions that differ from those asked now become a new version.
 * @throws Refusal 409 where it asks something else since, 403 where a listing asks it that is not the caller's work.
 */
export async function updateQuestionnaire(
  db: Db,
  { id, seen, input }: Seen & { input: QuestionnaireInput },
  by: By,
): Promise<QuestionnaireWire | null> {
  return db.transaction(async (tx) => {
    const before = await hold(tx, { id, seen }, input, by.caller);
    if (!before) return null;
    const { title, description } = input;
    const changed = { title, ...(description != null && { description }), updatedAt: by.now };
    await tx.update(questionnaires).set(changed).where(eq(questionnaires.id, id));
    if (input.questions) await storeQuestions(tx, id, input.questions);
    await giveTo(tx, id, input);
    const after = await getQuestionnaire(tx, id);
    await note(tx, 'update', { id, before, after, seen }, by);
    return after;
  });
}

/** Whoever keeps but a part of the listings changes nothing that the others ask. Drafts, and the trash, count too. */
async function requireListingsOf(
  tx: Writer,
  id: number,
  { typeId }: Pick<QuestionnaireInput, 'typeId'>,
  caller: Account | null,
): Promise<void> {
  const ofIt = eq(listingQuestionnaires.questionnaireId, id);
  const asking = await tx.select({ id: listingQuestionnaires.listingId }).from(listingQuestionnaires).where(ofIt);
  const concerned = [...asking.map((listing) => listing.id), ...ids.parse(typeId)];
  if (concerned.length > 0) await requirePart(tx, listingNoun, concerned, caller);
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

/** @throws Refusal 409 when somebody has answered it, or where it asks something else since; 403 as above. */
export async function deleteQuestionnaire(db: Db, { id, seen }: Seen, by: By): Promise<QuestionnaireWire | null> {
  return db.transaction(async (tx) => {
    const before = await hold(tx, { id, seen }, {}, by.caller);
    if (!before) return null;
    if (await isAnswered(tx, id)) {
      throw new Refusal(409, 'questionnaireAnswered');
    }
    await tx.delete(questionnaires).where(eq(questionnaires.id, id));
    await note(tx, 'delete', { id, before, after: null, seen }, by);
    return before;
  });
}

/**
 * As it is now: of two who change it at once, one waits for the other. Null where there is none.
 * @throws Refusal 403 and 409 as above
 */
async function hold(
  tx: Writer,
  { id, seen }: Seen,
  wanted: Pick<QuestionnaireInput, 'typeId'>,
  caller: Account | null,
): Promise<QuestionnaireWire | null> {
  await tx.select().from(questionnaires).where(eq(questionnaires.id, id)).for('update');
  const current = await getQuestionnaire(tx, id);
  if (!current) return null;
  await requireListingsOf(tx, id, wanted, caller);
  if (seen !== null && current.version !== seen) {
    throw await refuseChange(tx, kind, id, current);
  }
  return current;
}

const kind = 'questionnaire';
type Change = Seen & { before: QuestionnaireWire | null; after: QuestionnaireWire | null };

/** Questions by the number of their version: as such they are kept. */
function note(tx: Writer, action: AuditAction, { id, before, after, seen }: Change, by: By) {
  const told = (row: QuestionnaireWire | null) =>
    row ? { title: row.title, description: row.description, typeId: row.typeId, questionsVersion: row.version } : {};
  const checked = action === 'create' ? null : seen !== null;
  return noteChange(tx, { kind, id, action, checked, ...by }, told(before), told(after));
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
  const rows = await readRows(tx, foundRow, sql`select ${exists(submitted)} or ${exists(answered)} as found`);
  return rows[0]?.found === true;
}
