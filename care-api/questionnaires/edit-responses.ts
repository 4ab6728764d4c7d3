import { and, eq, type SQL, sql } from 'drizzle-orm';
import { Refusal } from '@/care-api/api-error';
import type { Db } from '@/care-api/database/open-database';
import { listings } from '@/care-api/database/schema/listings';
import { responses } from '@/care-api/database/schema/questionnaires';
import type { Account } from '@/care-api/dependencies';
import { isShownListing } from '@/care-api/listings/is-shown';
import type { Writer } from '@/care-api/listings/write-listings';
import { requireOwner } from '@/care-api/route';
import { type FaultLike, toFault } from '@/lib/contract/faults';
import { type Question, type QuestionWire, questionSchema } from '@/lib/contract/questionnaire';
import type { ResponseInput } from '@/lib/contract/response';
import { faultOf } from './check-answers';
import { getResponse, type ResponseWire } from './list-responses';
import { isCurrentVersion, questionsJson } from './question-json';
import { labelOf, momentOf } from './response-row';

/** One answer by itself, to a question that is asked now. */
export async function createResponse(
  db: Db,
  accountId: string,
  input: ResponseInput,
  now: Date,
): Promise<ResponseWire | null> {
  return db.transaction(async (tx) => {
    const question = await getQuestion(tx, sql`q.id = ${input.questionId}::bigint and ${isCurrentVersion}`);
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
      value: input.responseValue,
      answeredAt: momentOf(input.responseDate, now),
    };
    const [stored] = await tx.insert(responses).values(row).returning({ id: responses.id });
    return stored ? getResponse(tx, stored.id) : null;
  });
}

/** Changes what was answered; to which question, about which listing and by whom stays. */
export async function updateResponse(
  db: Db,
  account: Account | null,
  id: number,
  input: ResponseInput,
): Promise<ResponseWire | null> {
  return db.transaction(async (tx) => {
    const before = await holdResponse(tx, account, id);
    if (!before) return null;
    requireSame('questionId', before.questionId, input.questionId);
    requireSame('questionnaireId', before.questionnaireId, input.questionnaireId);
    requireSame('typeId', before.typeId ?? 0, input.typeId);
    const question = await getQuestion(tx, sql`q.id = ${input.questionId}::bigint`);
    if (!question) return null;
    requireGivable(question, input.responseValue);
    const changed = { label: labelOf(input, question), value: input.responseValue };
    await tx.update(responses).set(changed).where(eq(responses.id, id));
    return getResponse(tx, id);
  });
}

export async function deleteResponse(db: Db, account: Account | null, id: number): Promise<ResponseWire | null> {
  return db.transaction(async (tx) => {
    const before = await holdResponse(tx, account, id);
    if (before) await tx.delete(responses).where(eq(responses.id, id));
    return before;
  });
}

/** @throws Refusal 403 for somebody else's answer, 409 for one that was sent together with others, unless by an admin. */
async function holdResponse(tx: Writer, account: Account | null, id: number): Promise<ResponseWire | null> {
  const [row] = await tx.select().from(responses).where(eq(responses.id, id)).for('update');
  if (!row) return null;
  const caller = requireOwner(account, row.accountId, 'recruiter');
  if (row.submissionId !== null && caller.isAdmin !== true) {
    throw new Refusal(409, 'answersFixed');
  }
  return getResponse(tx, id);
}

async function getQuestion(tx: Writer, where: SQL): Promise<Question | null> {
  const { rows } = await tx.execute<{ questions: QuestionWire[] }>(sql`select ${questionsJson(where)} as questions`);
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

function requireSame(field: string, before: number, now: number): void {
  if (before !== now) throw refuse(field, 'fieldFixed');
}

function refuse(field: string, fault: FaultLike): Refusal {
  return new Refusal(422, 'problem', { [field]: fault });
}
