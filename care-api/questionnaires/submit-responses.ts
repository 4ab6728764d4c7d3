import { and, eq, notInArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import { accounts } from '@/care-api/database/schema/accounts';
import { listings } from '@/care-api/database/schema/listings';
import { responses, submissions } from '@/care-api/database/schema/questionnaires';
import { queueEvent } from '@/care-api/desk/queue-event';
import type { Db, Writer } from '@/care-api/kernel/db';
import { Refusal } from '@/care-api/kernel/refusal';
import { isShownListing } from '@/care-api/listings/is-shown';
import { isJobOnly } from '@/care-api/listings/listing-resource';
import { takesApplications } from '@/care-api/listings/takes-applications';
import { pageAddress } from '@/care-api/mail/our-words';
import { writeMail } from '@/care-api/mail/write-mail';
import { applicationReference } from '@/lib/contract/application';
import { endedStages } from '@/lib/contract/application-stage';
import { type Fault, toFault } from '@/lib/contract/faults';
import type { ResponseInput } from '@/lib/contract/response';
import { type Answer, checkAnswers, type FieldFaults } from './check-answers';
import { deleteDraft } from './drafts';
import { claimFile } from './files/claim-files';
import { holdAsked } from './hold-asked';
import { mailCopy } from './mail-copy';
import { questionsJson, questionsRow } from './question-json';
import { labelOf, momentOf } from './response-row';
import { contentKey, headerKey } from './submission-keys';

const answeredRow = questionsRow.extend({ id: z.number() });

export type Submitted = { reference: string; stored: number };

type Sent = {
  accountId: string;
  records: readonly ResponseInput[];
  idempotencyKey: string | null;
  now: Date;
  language: string;
  siteUrl: string;
  wantsCopy: boolean;
};

/** The same answers or key again answer the first reference. @throws Refusal 422; 409 for a key with other answers. */
export async function submitResponses(db: Db, sent: Sent): Promise<Submitted> {
  return db.transaction(async (tx) => {
    // One submission of a person at a time: of twenty equal ones the first stores, the others find it.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${sent.accountId}, 0))`);
    const submitted = (await findRepeated(tx, sent)) ?? (await store(tx, sent));
    const [first] = sent.records;
    if (first) await deleteDraft(tx, { accountId: sent.accountId, listingId: first.typeId });
    return submitted;
  });
}

async function store(tx: Writer, sent: Sent): Promise<Submitted> {
  const { versionId, answers, listingId } = await check(tx, sent.records, sent.now);
  const idempotencyKey = `${headerKey(sent.idempotencyKey)}.${contentKey(sent.records)}`;
  const row = { accountId: sent.accountId, listingId, versionId, idempotencyKey, language: sent.language };
  const isJob = sql`${isJobOnly(sql`${listingId}::int`)}`;
  const [submission] = await tx
    .insert(submissions)
    .values({ ...row, isJob })
    .returning({ id: submissions.id });
  if (!submission) throw new Error('The submission was not stored.');
  await queueEvent(tx, { type: 'application.created', kind: 'application', ids: [submission.id] }, sent.now);
  const rows = answers.map((answer) => ({
    submissionId: submission.id,
    accountId: sent.accountId,
    questionId: answer.questionId,
    listingId,
    label: labelOf(answer, answer.question),
    value: answer.responseValue,
    answeredAt: momentOf(answer.responseDate, sent.now),
  }));
  const stored = await tx
    .insert(responses)
    .values(rows)
    .returning({ id: responses.id, questionId: responses.questionId });
  await claimAll(tx, sent, answers, new Map(stored.map((row) => [row.questionId, row.id])));
  const reference = applicationReference(submission.id);
  await mailReceipt(tx, submission.id, sent);
  if (sent.wantsCopy) await mailCopy(tx, { ...sent, submissionId: submission.id, answers });
  return { reference, stored: answers.length };
}

async function claimAll(
  tx: Writer,
  { accountId, records }: Sent,
  answers: readonly Answer[],
  idOf: ReadonlyMap<number, number>,
): Promise<void> {
  const faults: FieldFaults = new Map();
  for (const { question, responseValue: value } of answers) {
    const claim = { accountId, question, value, responseId: idOf.get(question.id) ?? 0 };
    if (await claimFile(tx, claim)) continue;
    const index = records.findIndex(({ questionId }) => questionId === question.id);
    faults.set(`${index}.responseValue`, 'fileGone');
  }
  if (faults.size > 0) throw new Refusal(422, 'problem', Object.fromEntries(faults));
}

/** Nothing of what was answered: their dashboard shows it. */
async function mailReceipt(tx: Writer, submissionId: number, { accountId, language, siteUrl }: Sent): Promise<void> {
  const [account] = await tx.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId));
  const reference = applicationReference(submissionId);
  const values = { reference, link: pageAddress(siteUrl, '/usersdashboard', language) };
  if (account) await writeMail(tx, 'applicationReceived', { to: account.email, language, values, submissionId });
}

async function findRepeated(tx: Writer, { accountId, records, idempotencyKey }: Sent): Promise<Submitted | null> {
  const header = headerKey(idempotencyKey);
  const content = contentKey(records);
  const isSameContent = sql<boolean>`split_part(${submissions.idempotencyKey}, '.', 2) = ${content}`;
  const isSameHeader = sql`${header} <> '' and split_part(${submissions.idempotencyKey}, '.', 1) = ${header}`;
  // Whoever sends the same answers once more, in a year perhaps, applies anew.
  const isOpen = notInArray(submissions.hiringStage, [...endedStages]);
  const stored = sql<number>`(select count(*)::int from responses r where r.submission_id = submissions.id)`;
  const [found] = await tx
    .select({ id: submissions.id, isSameContent, stored })
    .from(submissions)
    .where(and(isOpen, eq(submissions.accountId, accountId), sql`(${isSameContent} or ${isSameHeader})`))
    .orderBy(sql`${isSameContent} desc`, submissions.id)
    .limit(1);
  if (!found) return null;
  if (!found.isSameContent) throw new Refusal(409, 'keySentBefore');
  return { reference: applicationReference(found.id), stored: found.stored };
}

async function check(tx: Writer, records: readonly ResponseInput[], now: Date) {
  const faults: FieldFaults = new Map();
  const [first] = records;
  if (first === undefined) throw new Refusal(422, 'problem', { body: 'answersMissing' });
  for (const [index, { typeId, questionnaireId }] of records.entries()) {
    if (typeId !== first.typeId) faults.set(`${index}.typeId`, 'answersOfTwoListings');
    if (questionnaireId !== first.questionnaireId) {
      faults.set(`${index}.questionnaireId`, 'answersOfTwoQuestionnaires');
    }
  }
  const closed = await faultOfListing(tx, first.typeId, now);
  if (closed) faults.set('0.typeId', closed);
  const version = await findVersion(tx, first.questionnaireId, records);
  const checked = checkAnswers(version?.questions ?? [], records);
  for (const [field, fault] of checked.faults) faults.set(field, fault);
  if (faults.size > 0 || !version) throw new Refusal(422, 'problem', Object.fromEntries(faults));
  if (checked.answers.length === 0) throw new Refusal(422, 'problem', { body: 'answersMissing' });
  return { versionId: version.id, answers: checked.answers, listingId: first.typeId };
}

async function faultOfListing(tx: Writer, id: number, now: Date): Promise<Fault | null> {
  const [listing] = await tx
    .select({ status: listings.status, title: listings.title, validThrough: listings.validThrough })
    .from(listings)
    .where(and(sql`${listings.id} = ${id}::bigint`, isShownListing));
  if (!listing) return toFault('listingUnknown', { id });
  return takesApplications(listing, now) ? null : toFault('listingClosed', { title: listing.title });
}

/** The version of the questionnaire that the first known question is of: it may have changed while it was answered. */
async function findVersion(tx: Writer, questionnaireId: number, records: readonly ResponseInput[]) {
  await holdAsked(tx, questionnaireId);
  const asked = sql.param([...new Set(records.map((record) => record.questionId))]);
  const rows = await readRows(
    tx,
    answeredRow,
    sql`
    select answered.id, ${questionsJson(sql`v.id = answered.id`)} as questions
    from (
      select v.id from questionnaires n join questionnaire_versions v on v.questionnaire_id = n.id
      join questions q on q.version_id = v.id
      where n.id = ${questionnaireId}::bigint and n.deleted_at is null and q.id = any(${asked}::bigint[])
      order by array_position(${asked}::bigint[], q.id::bigint) limit 1
    ) answered`,
  );
  return rows[0] ?? null;
}
