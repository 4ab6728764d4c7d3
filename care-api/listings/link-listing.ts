import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import type { Writer } from '@/care-api/kernel/db';
import { Refusal } from '@/care-api/kernel/refusal';
import type { ListingInput } from '@/lib/contract/listing';
import { ids } from '@/lib/contract/wire';
import { setQuestionnaire } from './relation-actions';

const linkedRow = z.object({ is: z.number().nullable(), isThere: z.boolean() });

type Links = Pick<Partial<ListingInput>, 'filterIds' | 'questionnaireId'>;

/** A filter value that has gone meanwhile is no reason to refuse. @throws Refusal 422 for a missing questionnaire. */
export async function linkListing(tx: Writer, id: number, { filterIds, questionnaireId }: Links): Promise<void> {
  if (filterIds !== undefined) {
    const wanted = sql`any(${sql.param(ids.parse(filterIds))}::int[])`;
    await tx.execute(sql`delete from search_filter_listings where listing_id = ${id} and filter_id <> all(
      select f.id from search_filters f where f.id = ${wanted})`);
    await tx.execute(sql`
      insert into search_filter_listings (listing_id, filter_id)
      select ${id}::int, f.id from search_filters f where f.id = ${wanted} on conflict do nothing`);
  }
  if (questionnaireId === undefined) return;
  const rows = await readRows(
    tx,
    linkedRow,
    sql`
    select (select questionnaire_id from listing_questionnaires where listing_id = ${id}) as is,
      exists (select from questionnaires where id = ${questionnaireId} and deleted_at is null) as "isThere"`,
  );
  if (rows[0]?.is === questionnaireId) return;
  if (questionnaireId !== null && !rows[0]?.isThere)
    throw new Refusal(422, 'problem', { questionnaireId: 'namesNothing' });
  await setQuestionnaire(tx, [id], questionnaireId);
}
