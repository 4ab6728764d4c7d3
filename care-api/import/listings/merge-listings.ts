import { sql } from 'drizzle-orm';
import type { Writer } from '@/care-api/kernel/db';

/** What people left with listings that turned out to be one service, and their addresses, go to the one that stays. */
export async function mergeListings(tx: Writer, kept: number, merged: readonly number[]): Promise<void> {
  if (merged.length === 0) return;
  const gone = sql`any(${sql.param([...merged])}::int[])`;
  for (const table of ['listing_pictures', 'submissions', 'responses']) {
    await tx.execute(sql`update ${sql.identifier(table)} set listing_id = ${kept} where listing_id = ${gone}`);
  }
  // Of these a listing, or a person for a listing, has one: the one that stays keeps its own.
  await tx.execute(sql`
    insert into listing_questionnaires (listing_id, questionnaire_id)
    select ${kept}, questionnaire_id from listing_questionnaires where listing_id = ${gone} order by listing_id limit 1
    on conflict do nothing`);
  await tx.execute(sql`
    insert into answer_drafts (account_id, listing_id, version, answers, client_time, updated_at)
    select distinct on (account_id) account_id, ${kept}, version, answers, client_time, updated_at
    from answer_drafts where listing_id = ${gone} order by account_id, client_time desc
    on conflict do nothing`);
  await tx.execute(sql`update listing_moves set listing_id = ${kept} where listing_id = ${gone}`);
  await tx.execute(sql`
    insert into listing_moves (id, listing_id, source, source_key)
    select id, ${kept}, source, source_key from listings where id = ${gone}`);
  // What stood in the directory under one of them goes on standing there.
  await tx.execute(sql`
    update listings set deleted_at = null, deleted_by = null where id = ${kept} and deleted_at is not null
      and exists (select from listings l where l.id = ${gone} and l.deleted_at is null)`);
  await tx.execute(sql`delete from listings where id = ${gone}`);
}
