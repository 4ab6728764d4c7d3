import { and, eq, type SQL, sql } from 'drizzle-orm';
import { readRows } from '@/care-api/database/read-rows';
import { listings } from '@/care-api/database/schema/listings';
import { responses } from '@/care-api/database/schema/questionnaires';
import { noteChange } from '@/care-api/desk/change-row';
import type { Db, Writer } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { isShownListing } from '@/care-api/listings/is-shown';
import { type FaultLike, toFault } from '@/lib/contract/faults';
import { type Question, questionSchema } from '@/lib/contract/questionnaire';
import type { ResponseInput } from '@/lib/contract/response';
import { toKeptAnswer } from '@/lib/questionnaire/typed-answer';
import { faultOf } from './check-answers';
import { claimFile, releaseFile } from './files/claim-files';
import { holdAsked } from './hold-asked';
import { getResponse, type ResponseWire, requireOwnAnswer } from './list-responses';
import { isAskedNow, questionsJson, questionsRow } from './question-json';
import { labelOf, momentOf } from './response-row';

export async function createResponse(
  db: Db,
  accountId: string,
  input: ResponseInput,
  now: Date,
): Promise<ResponseWire | null> {
  return db.transaction(async (tx) => {
    await holdAsked(tx, input.questionnaireId);
    const question = await getQuestion(tx, sql`q.id = ${input.questionId}::bigint and ${isAskedNow}`);
    if (!question) throw refuse('questionId', toFault('questionUnknown', { id: input.questionId }));
    if (question.questionnaireId !== input.questionnaireId) {
      throw refuse('questionnaireId', 'answerQuestionnaireOther');
    }
    requireGivable(question, input.responseValue);
    const row = {
      accountId,
      questionId: question.id,
      listingId: await requireListing(tx, input.typeId),
      label: labelOf(input, question),
      value: toKeptAnswer(question, input.responseValue),
      answeredAt: momentOf(input.responseDate, now),
    };
    const [stored] = await tx.insert(responses).values(row).returning({ id: responses.id });
    if (!stored) return null;
    await requireFile(tx, { accountId, responseId: stored.id, question, value: row.value });
    return getResponse(tx, stored.id, accountId);
  });
}

type Args = { account: Account | null; id: number; now: Date };

/** Changes what was answered; to which question, about which listing and by whom stays. */
export async function updateResponse(db: Db, asked: Args, input: ResponseInput): Promise<ResponseWire | null> {
  const { id } = asked;
  return db.transaction(async (tx) => {
    const held = await holdResponse(tx, asked);
    if (!held) return null;
    const { before, caller, accountId } = held;
    requireSame('questionId', before.questionId, input.questionId);
    requireSame('questionnaireId', before.questionnaireId, input.questionnaireId);
    requireSame('typeId', before.typeId ?? 0, input.typeId);
    const question = await getQuestion(tx, sql`q.id = ${input.questionId}::bigint`);
    if (!question) return null;
    requireGivable(question, input.responseValue);
    const changed = { label: labelOf(input, question), value: toKeptAnswer(question, input.responseValue) };
    await tx.update(responses).set(changed).where(eq(responses.id, id));
    if (before.responseValue !== input.responseValue) {
      await releaseFile(tx, id, input.responseValue);
      await requireFile(tx, { accountId, responseId: id, question, value: input.responseValue });
    }
    const after = await getResponse(tx, id, caller.id);
    await noteOfOther(tx, { ...held, action: 'update', now: asked.now }, after);
    return after;
  });
}

export async function deleteResponse(db: Db, asked: Args): Promise<ResponseWire | null> {
  return db.transaction(async (tx) => {
    const held = await holdResponse(tx, asked);
    if (!held) return null;
    await tx.delete(responses).where(eq(responses.id, asked.id));
    await noteOfOther(tx, { ...held, action: 'delete', now: asked.now }, null);
    return held.before;
  });
}

type Held = { before: ResponseWire; caller: Account; accountId: string };
type Deed = Held & { action: 'update' | 'delete'; now: Date };

/** What staff do with somebody's answer. That it names whose it is lets it go with them. */
async function noteOfOther(
  tx: Writer,
  { before, accountId, ...deed }: Deed,
  after: ResponseWire | null,
): Promise<void> {
  if (deed.caller.id === accountId) return;
  const told = { userId: accountId };
  await noteChange(tx, { kind: 'response', id: before.id, told, ...deed }, before, after ?? {});
}

/** @throws Refusal 403 for somebody else's answer, 409 for one that was sent together with others, unless by an admin. */
async function holdResponse(tx: Writer, { account, id }: Args): Promise<Held | null> {
  const [row] = await tx.select().from(responses).where(eq(responses.id, id)).for('update');
  if (!row) return null;
  const caller = await requireOwnAnswer(tx, account, id, row.accountId);
  if (row.submissionId !== null && caller.isAdmin !== true) {
    throw new Refusal(409, 'answersFixed');
  }
  const before = await getResponse(tx, id, caller.id);
  return before && { before, caller, accountId: row.accountId };
}

async function getQuestion(tx: Writer, where: SQL): Promise<Question | null> {
  const rows = await readRows(tx, questionsRow, sql`select ${questionsJson(where)} as questions`);
  const [question] = rows[0]?.questions ?? [];
  return question ? questionSchema.parse(question) : null;
}

/** 0 is no listing. */
async function requireListing(tx: Writer, id: number): Promise<number | null> {
  if (id === 0) return null;
  const [listing] = await tx
    .select({ id: listings.id })
    .from(listings)
    .where(and(sql`${listings.id} = ${id}::bigint`, isShownListing));
  if (!listing) throw refuse('typeId', toFault('listingUnknown', { id }));
  return listing.id;
}

function requireGivable(question: Question, value: string): void {
  const fault = faultOf(question, value);
  if (fault) throw refuse('responseValue', fault);
}

async function requireFile(tx: Writer, claim: Parameters<typeof claimFile>[1]): Promise<void> {
  if (!(await claimFile(tx, claim))) throw refuse('responseValue', 'fileGone');
}

function requireSame(field: string, before: number, now: number): void {
  if (before !== now) throw refuse(field, 'fieldFixed');
}

function refuse(field: string, fault: FaultLike): Refusal {
  return new Refusal(422, 'problem', { [field]: fault });
}
