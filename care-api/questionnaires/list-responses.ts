import { and, asc, eq, or, sql } from 'drizzle-orm';
import { questionnaireVersions, questions, responses } from '@/care-api/database/schema/questionnaires';
import type { Writer } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { isAnswerForStaff, isAnswerOfHidden } from '@/care-api/listings/hidden-answers';
import { isJobAnswer, partOfApplications, requireOwnOrWork } from '@/care-api/listings/part-of-answers';

export type ResponseWire = ReturnType<typeof toWire>;

const columns = {
  id: responses.id,
  questionnaireId: questionnaireVersions.questionnaireId,
  questionId: responses.questionId,
  accountId: responses.accountId,
  isOfHidden: isAnswerOfHidden(sql`${responses}`),
  label: responses.label,
  value: responses.value,
  answeredAt: responses.answeredAt,
  listingId: responses.listingId,
  createdAt: responses.createdAt,
};

const isForStaff = isAnswerForStaff(sql`${responses}`, sql`${questions}`);

export async function listResponses(db: Writer, caller: Account): Promise<ResponseWire[]> {
  const isTheirs = partOfApplications(caller, isJobAnswer(sql`${responses}`)) ?? sql`true`;
  const rows = await select(db)
    .where(and(isTheirs, or(eq(responses.accountId, caller.id), isForStaff)))
    .orderBy(asc(responses.id));
  return rows.map((row) => toWire(row, caller.id));
}

/** As far as the caller may read it: whom staff are not to know has no id either, which stands beside a name elsewhere. */
export async function getResponse(db: Writer, id: number, caller: string): Promise<ResponseWire | null> {
  const isReadable = or(eq(responses.accountId, caller), isForStaff);
  const [row] = await select(db).where(and(eq(responses.id, id), isReadable));
  return row ? toWire(row, caller) : null;
}

/** @throws Refusal 403 for an answer that is neither the caller's own nor their work. */
export function requireOwnAnswer(tx: Pick<Writer, 'execute'>, account: Account | null, id: number, accountId: string) {
  const isJob = sql`exists (select from responses r where r.id = ${id} and ${isJobAnswer(sql`r`)})`;
  return requireOwnOrWork(tx, account, { accountId, isJob });
}

function select(db: Writer) {
  return db
    .select(columns)
    .from(responses)
    .innerJoin(questions, eq(questions.id, responses.questionId))
    .innerJoin(questionnaireVersions, eq(questionnaireVersions.id, questions.versionId));
}

function toWire(row: Awaited<ReturnType<typeof select>>[number], caller: string) {
  return {
    id: row.id,
    questionnaireId: row.questionnaireId,
    questionId: row.questionId,
    userId: row.isOfHidden && row.accountId !== caller ? '' : row.accountId,
    responseLabel: row.label,
    responseValue: row.value,
    responseDate: row.answeredAt.toISOString(),
    typeId: row.listingId,
    createdDate: row.createdAt.toISOString(),
    active: true,
  };
}
