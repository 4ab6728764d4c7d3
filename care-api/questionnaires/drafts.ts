import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { answerDrafts } from '@/care-api/database/schema/drafts';
import { listings } from '@/care-api/database/schema/listings';
import { answerFiles, submissions } from '@/care-api/database/schema/questionnaires';
import type { Db, Writer } from '@/care-api/kernel/db';
import { isShownListing } from '@/care-api/listings/is-shown';
import { takesApplications } from '@/care-api/listings/takes-applications';
import type { Begun, Draft, DraftInput, DraftSaved } from '@/lib/contract/draft';
import { readFileAnswer } from '@/lib/contract/file-answer';

/** Drafts one account may have; the oldest make room. */
export const draftsKept = 50;

type Whose = { accountId: string; listingId: number };

export async function getDraft(db: Writer, whose: Whose): Promise<Draft | null> {
  const [row] = await db.select().from(answerDrafts).where(isDraft(whose));
  if (!row) return null;
  const answers = await withoutGone(db, row.answers);
  return { version: row.version, answers, clientTime: row.clientTime.toISOString() };
}

/** A file that was not sent within a day has gone: whoever comes back attaches it again. */
async function withoutGone(db: Writer, answers: Draft['answers']): Promise<Draft['answers']> {
  const named = answers.flatMap(({ values }) => values.flatMap((value) => readFileAnswer(value)?.id ?? []));
  if (named.length === 0) return answers;
  const found = await db.select({ id: answerFiles.id }).from(answerFiles).where(inArray(answerFiles.id, named));
  const there = new Set(found.map(({ id }) => id));
  const isThere = (value: string) => {
    const file = readFileAnswer(value);
    return file === null || there.has(file.id);
  };
  return answers.map((answer) => ({ ...answer, values: answer.values.filter(isThere) }));
}

export async function listDrafts(db: Pick<Db, 'select'>, accountId: string, now: Date): Promise<Begun[]> {
  const { title, status, validThrough } = listings;
  const rows = await db
    .select({ draft: answerDrafts, listing: { title, status, validThrough } })
    .from(answerDrafts)
    .innerJoin(listings, eq(listings.id, answerDrafts.listingId))
    .where(and(eq(answerDrafts.accountId, accountId), isShownListing))
    .orderBy(desc(answerDrafts.updatedAt), desc(answerDrafts.listingId));
  return rows.map(({ draft, listing }) => ({
    typeId: draft.listingId,
    typeTitle: listing.title,
    isOpen: takesApplications(listing, now),
    version: draft.version,
    answers: draft.answers,
    clientTime: draft.clientTime.toISOString(),
  }));
}

/** Unless a newer one is there, or the one it builds on was sent elsewhere. Null when there is no such listing. */
export async function saveDraft(db: Db, whose: Whose, input: DraftInput, now: Date): Promise<DraftSaved | null> {
  return db.transaction(async (tx) => {
    const [listing] = await tx
      .select({ id: listings.id })
      .from(listings)
      .where(and(sql`${listings.id} = ${whose.listingId}::bigint`, isShownListing));
    if (!listing) return null;
    // Two devices of one person save one after the other, so that the second sees what the first did.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`draft ${whose.accountId}`}, 0))`);
    const before = await getDraft(tx, whose);
    const { basedOn } = input;
    if (before === null && basedOn && (await isSentSince(tx, whose, basedOn))) {
      return { saved: false, sent: true, clientTime: basedOn, other: null };
    }
    // A clock that is fast must not win for good.
    const given = Math.min(Date.parse(input.clientTime), now.getTime());
    const stored = before ? Date.parse(before.clientTime) : 0;
    const isSeen = before === null || stored === Date.parse(basedOn ?? '');
    if (before && !isSeen && stored > given) return { saved: false, clientTime: before.clientTime, other: before };
    const clientTime = new Date(Math.max(given, stored + 1));
    const changed = { version: input.version, answers: wellFormed(input.answers), clientTime, updatedAt: now };
    await tx
      .insert(answerDrafts)
      .values({ ...whose, ...changed })
      .onConflictDoUpdate({ target: [answerDrafts.accountId, answerDrafts.listingId], set: changed });
    await deleteOldest(tx, whose.accountId);
    return { saved: true, clientTime: clientTime.toISOString(), other: isSeen ? null : before };
  });
}

export async function deleteDraft(db: Writer, whose: Whose): Promise<boolean> {
  return (await db.delete(answerDrafts).where(isDraft(whose)).returning()).length > 0;
}

async function isSentSince(tx: Writer, { accountId, listingId }: Whose, moment: string): Promise<boolean> {
  const ofBoth = and(eq(submissions.accountId, accountId), eq(submissions.listingId, listingId));
  const since = sql`${submissions.createdAt} >= ${moment}::timestamptz`;
  return (await tx.select({ id: submissions.id }).from(submissions).where(and(ofBoth, since)).limit(1)).length > 0;
}

async function deleteOldest(tx: Writer, accountId: string): Promise<void> {
  const newest = tx
    .select({ listingId: answerDrafts.listingId })
    .from(answerDrafts)
    .where(eq(answerDrafts.accountId, accountId))
    .orderBy(desc(answerDrafts.updatedAt), desc(answerDrafts.listingId))
    .limit(draftsKept);
  await tx
    .delete(answerDrafts)
    .where(and(eq(answerDrafts.accountId, accountId), notInArray(answerDrafts.listingId, newest)));
}

/** JSON in the database takes no half of a character. */
function wellFormed(answers: Draft['answers']): Draft['answers'] {
  const mend = (text: string) => Buffer.from(text).toString();
  return answers.map(({ identifier, values }) => ({ identifier: mend(identifier), values: values.map(mend) }));
}

/** An id beyond what a listing's can be names none. */
function isDraft({ accountId, listingId }: Whose) {
  return and(eq(answerDrafts.accountId, accountId), sql`${answerDrafts.listingId} = ${listingId}::bigint`);
}
