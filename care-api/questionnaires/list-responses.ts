import { asc, eq, sql } from 'drizzle-orm';
import { questionnaireVersions, questions, responses } from '@/care-api/database/schema/questionnaires';
import type { Writer } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { isJobOnly } from '@/care-api/listings/listing-resource';
import { partOfApplications } from '@/care-api/listings/part-of-answers';

export type ResponseWire = ReturnType<typeof toWire>;

const columns = {
  id: responses.id,
  questionnaireId: questionnaireVersions.questionnaireId,
  questionId: responses.questionId,
  accountId: responses.accountId,
  label: responses.label,
  value: responses.value,
  answeredAt: responses.answeredAt,
  listingId: responses.listingId,
  createdAt: responses.createdAt,
};

/** All that are the caller's work. */
export async function listResponses(db: Writer, caller: Account): Promise<ResponseWire[]> {
  const isTheirs = partOfApplications(caller, isJobOnly(sql`${responses.listingId}`)) ?? undefined;
  return (await select(db).where(isTheirs).orderBy(asc(responses.id))).map(toWire);
}

export async function getResponse(db: Writer, id: number): Promise<ResponseWire | null> {
  const [row] = await select(db).where(eq(responses.id, id));
  return row ? toWire(row) : null;
}

function select(db: Writer) {
  return db
    .select(columns)
    .from(responses)
    .innerJoin(questions, eq(questions.id, responses.questionId))
    .innerJoin(questionnaireVersions, eq(questionnaireVersions.id, questions.versionId));
}

function toWire(row: Awaited<ReturnType<typeof select>>[number]) {
  return {
    id: row.id,
    questionnaireId: row.questionnaireId,
    questionId: row.questionId,
    userId: row.accountId,
    responseLabel: row.label,
    responseValue: row.value,
    responseDate: row.answeredAt.toISOString(),
    typeId: row.listingId,
    createdDate: row.createdAt.toISOString(),
    active: true,
  };
}
