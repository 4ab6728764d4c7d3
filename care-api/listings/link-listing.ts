import { sql } from 'drizzle-orm';
import { idRow, readRows } from '@/care-api/database/read-rows';
import type { Writer } from '@/care-api/kernel/db';
import { Refusal } from '@/care-api/kernel/refusal';
import type { ListingInput } from '@/lib/contract/listing';
import { ids } from '@/lib/contract/wire';
import { setQuestionnaire } from './relation-actions';

type Links = Pick<Partial<ListingInput>, 'filterIds' | 'questionnaireId'>;

/** @throws Refusal 422 for a missing questionnaire. */
export async function linkListing(tx: Writer, id: number, { filterIds, questionnaireId }: Links): Promise<void> {
  if (questionnaireId !== undefined) await linkQuestionnaire(tx, id, questionnaireId);
  if (filterIds !== undefined) await linkFilters(tx, id, ids.parse(filterIds));
}

async function linkQuestionnaire(tx: Writer, id: number, wanted: number | null): Promise<void> {
  const linked = await readRows(
    tx,
    idRow,
    sql`select questionnaire_id as id from listing_questionnaires where listing_id = ${id}`,
  );
  if ((linked[0]?.id ?? null) === wanted) return;
  const { refused = [] } = await setQuestionnaire(tx, [id], wanted);
  if (refused.length > 0) throw new Refusal(422, 'problem', { questionnaireId: 'namesNothing' });
}

/** A value that has gone meanwhile is no reason to refuse. */
async function linkFilters(tx: Writer, id: number, filterIds: readonly number[]): Promise<void> {
  const wanted = sql`any(${sql.param([...filterIds])}::int[])`;
  await tx.execute(sql`delete from search_filter_listings where listing_id = ${id} and filter_id <> all(
    select f.id from search_filters f where f.id = ${wanted})`);
  await tx.execute(sql`
    insert into search_filter_listings (listing_id, filter_id)
    select ${id}::int, f.id from search_filters f where f.id = ${wanted} on conflict do nothing`);
}
