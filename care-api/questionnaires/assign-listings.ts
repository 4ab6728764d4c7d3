import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { listings } from '@/care-api/database/schema/listings';
import { listingQuestionnaires } from '@/care-api/database/schema/questionnaires';
import type { Writer } from '@/care-api/kernel/db';
import { Refusal } from '@/care-api/kernel/refusal';
import { holdGiven } from '@/care-api/listings/hold-given';
import { isShown } from '@/care-api/listings/is-shown';
import { toFault } from '@/lib/contract/faults';

/** Drafts, and what lies in the trash, keep theirs. @throws Refusal 422, 409 naming listings that have another one. */
export async function assignListings(
  tx: Writer,
  questionnaireId: number,
  listingIds: readonly number[],
  takesPlace: boolean,
): Promise<void> {
  await requireListings(tx, listingIds);
  await holdGiven(tx);
  if (!takesPlace) await requireFree(tx, questionnaireId, listingIds);
  const wanted = sql`select unnest(${sql.param([...listingIds])}::int[])`;
  await tx.delete(listingQuestionnaires).where(sql`
    ${listingQuestionnaires.questionnaireId} = ${questionnaireId}
    and ${listingQuestionnaires.listingId} not in (${wanted})
    and ${listingQuestionnaires.listingId} in (select l.id from listings l where ${isShown})`);
  if (listingIds.length === 0) return;
  const rows = [...new Set(listingIds)].map((listingId) => ({ listingId, questionnaireId }));
  const set = { questionnaireId };
  await tx
    .insert(listingQuestionnaires)
    .values(rows)
    .onConflictDoUpdate({ target: listingQuestionnaires.listingId, set });
}

/** Held, for whoever writes one of them holds it before what it asks. */
async function requireListings(tx: Writer, wanted: readonly number[]): Promise<void> {
  if (wanted.length === 0) return;
  const rows = await tx
    .select({ id: listings.id })
    .from(listings)
    .where(and(inArray(listings.id, [...wanted]), isNull(listings.deletedAt)))
    .orderBy(listings.id)
    .for('key share');
  const known = new Set(rows.map(({ id }) => id));
  const unknown = wanted.find((id) => !known.has(id));
  if (unknown !== undefined) throw new Refusal(422, 'problem', { typeId: toFault('listingUnknown', { id: unknown }) });
}

async function requireFree(tx: Writer, questionnaireId: number, wanted: readonly number[]): Promise<void> {
  if (wanted.length === 0) return;
  const taken = await tx
    .select({ title: listings.title })
    .from(listingQuestionnaires)
    .innerJoin(listings, eq(listings.id, listingQuestionnaires.listingId))
    .where(and(inArray(listings.id, [...wanted]), ne(listingQuestionnaires.questionnaireId, questionnaireId)))
    .orderBy(listings.id);
  if (taken.length === 0) return;
  const titles = taken.map(({ title }) => title).join(', ');
  throw new Refusal(409, 'problem', { typeId: toFault('listingsAskOtherwise', { titles }) });
}
