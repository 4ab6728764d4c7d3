import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { listingQuestionnaires, questionnaires } from '@/care-api/database/schema/questionnaires';
import { noteChange, refuseChange, requirePart } from '@/care-api/desk/change-row';
import type { Db, Writer } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { holdGiven } from '@/care-api/listings/hold-given';
import { listingResource } from '@/care-api/listings/listing-resource';
import type { AuditedAction } from '@/lib/contract/audit-actions';
import type { publishedQuestionnaire, WholeQuestionnaire } from '@/lib/contract/kept-questionnaire';
import type { QuestionInput, QuestionnaireInput } from '@/lib/contract/questionnaire';
import { ids } from '@/lib/contract/wire';
import { assignListings } from './assign-listings';
import { readWhole } from './kept-row';
import { getQuestionnaire, type QuestionnaireWire } from './list-questionnaires';
import { toContents } from './question-content';
import { listAnswered } from './questionnaire-resource';
import { requireValidQuestions } from './require-valid-questions';
import { storeIfNew } from './store-if-new';
import { storeVersion } from './store-version';

type By = { /** Null for a command. */ caller: Account | null; now: Date };

export async function createQuestionnaire(
  db: Db,
  input: QuestionnaireInput,
  by: By,
): Promise<QuestionnaireWire | null> {
  if (input.questions) requireValidQuestions(input.questions);
  return db.transaction(async (tx) => {
    const row = { title: input.title, description: input.description ?? '', purpose: input.purpose ?? '' };
    const [made] = await tx.insert(questionnaires).values(row).returning({ id: questionnaires.id });
    if (!made) return null;
    if (input.questions) await storeVersion(tx, made.id, toContents(input.questions), by.caller?.id);
    await requireListingsOf(tx, made.id, input, by.caller);
    await giveTo(tx, made.id, input);
    const after = await getQuestionnaire(tx, made.id);
    await note(tx, 'create', { id: made.id, before: null, after, seen: null }, by);
    return after;
  });
}

type Seen = { id: number /** The version whose questions the caller knows. */; seen: number | null };

/** Only what the input names. @throws Refusal 409 where it asks something else since, 403 if not their work. */
export async function updateQuestionnaire(
  db: Db,
  { id, seen, input }: Seen & { input: QuestionnaireInput },
  by: By,
): Promise<QuestionnaireWire | null> {
  return db.transaction(async (tx) => {
    const before = await hold(tx, { id, seen }, input, by.caller);
    if (!before) return null;
    const { title, description, purpose } = input;
    const said = { ...(description != null && { description }), ...(purpose != null && { purpose }) };
    const changed = { title, ...said, ...countedOn(by) };
    await tx.update(questionnaires).set(changed).where(eq(questionnaires.id, id));
    if (input.questions) await storeQuestions(tx, id, input.questions, by);
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
  if (concerned.length > 0) await requirePart(tx, listingResource, concerned, caller);
}

async function giveTo(tx: Writer, id: number, { typeId, takesPlace }: QuestionnaireInput): Promise<void> {
  if (typeId != null) await assignListings(tx, id, ids.parse(typeId), takesPlace === true);
}

function storeQuestions(
  tx: Writer,
  id: number,
  wanted: readonly QuestionInput[],
  { caller }: Pick<By, 'caller'>,
): Promise<boolean> {
  return storeIfNew(
    tx,
    id,
    (stored) => toContents(wanted, new Map(stored.map((question) => [question.id, question.identifier ?? '']))),
    { check: () => requireValidQuestions(wanted), by: caller?.id ?? null },
  );
}

/** @throws Refusal 409 when somebody has answered it, or where it asks something else since; 403 as above. */
export async function deleteQuestionnaire(db: Db, { id, seen }: Seen, by: By): Promise<QuestionnaireWire | null> {
  return db.transaction(async (tx) => {
    const before = await hold(tx, { id, seen }, {}, by.caller);
    if (!before) return null;
    await holdGiven(tx);
    if ((await listAnswered(tx, [id])).length > 0) throw new Refusal(409, 'questionnaireAnswered');
    const gone = { deletedAt: by.now, deletedBy: by.caller?.id ?? null, ...countedOn(by) };
    await tx.update(questionnaires).set(gone).where(eq(questionnaires.id, id));
    await note(tx, 'trash', { id, before, after: null, seen }, by);
    return before;
  });
}

/** Two who change it at once wait for each other; whoever gives it to a listing does not. @throws Refusal as above */
async function hold(
  tx: Writer,
  { id, seen }: Seen,
  wanted: Pick<QuestionnaireInput, 'typeId'>,
  caller: Account | null,
): Promise<QuestionnaireWire | null> {
  await tx.select().from(questionnaires).where(eq(questionnaires.id, id)).for('no key update');
  const current = await getQuestionnaire(tx, id);
  if (!current) return null;
  await requireListingsOf(tx, id, wanted, caller);
  if (seen !== null && current.version !== seen) {
    throw await refuseChange(tx, kind, id, current);
  }
  return current;
}

function countedOn({ now }: By) {
  return { version: sql<number>`version + 1`, updatedAt: now };
}

/** @throws Refusal 422 for unsound questions, 409 where the row went on since, 403 as above. */
export async function publishQuestionnaire(
  db: Db,
  input: z.output<typeof publishedQuestionnaire>,
  { id, seen, action, ...by }: Seen & By & { action: AuditedAction },
): Promise<WholeQuestionnaire | null> {
  return db.transaction(async (tx) => {
    const current = await hold(tx, { id, seen: null }, {}, by.caller);
    const [row] = await readWhole(tx, [id]);
    if (!current || !row) return null;
    if (seen !== null && row.version !== seen) throw await refuseChange(tx, kind, id, row);
    const { title, description, purpose, questions } = input;
    await storeQuestions(tx, id, questions, by);
    const changed = { title, description: description ?? '', purpose: purpose ?? '', ...countedOn(by) };
    await tx.update(questionnaires).set(changed).where(eq(questionnaires.id, id));
    const after = await getQuestionnaire(tx, id);
    await note(tx, action, { id, before: current, after, seen }, by);
    const [whole] = await readWhole(tx, [id]);
    return whole ?? null;
  });
}

const kind = 'questionnaire';
type Change = Seen & { before: QuestionnaireWire | null; after: QuestionnaireWire | null };

function note(tx: Writer, action: AuditedAction, { id, before, after, seen }: Change, by: By) {
  const told = (row: QuestionnaireWire | null) =>
    row
      ? {
          title: row.title,
          description: row.description,
          purpose: row.purpose,
          typeId: row.typeId,
          questionsVersion: row.version,
        }
      : {};
  const checked = action === 'create' ? null : seen !== null;
  return noteChange(tx, { kind, id, action, checked, ...by }, told(before), told(after));
}
