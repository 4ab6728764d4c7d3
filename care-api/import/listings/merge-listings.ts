import { sql } from 'drizzle-orm';
import { ownedFilters } from '@/care-api/import/ensure-names';
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
  await tx.execute(sql`
    insert into search_filter_listings (filter_id, listing_id)
    select distinct filter_id, ${kept}::int from search_filter_listings
    where listing_id = ${gone} and filter_id not in ${ownedFilters}
    on conflict do nothing`);
  await tx.execute(sql`update listing_moves set listing_id = ${kept} where listing_id = ${gone}`);
  await tx.execute(sql`
    insert into listing_moves (id, listing_id, source, source_key)
    select id, ${kept}, source, source_key from listings where id = ${gone}`);
  for (const id of merged) await fillBlanks(tx, kept, id);
  await tx.execute(sql`delete from listings where id = ${gone}`);
}

/** What staff may have given the other one, where the one that stays has nothing. */
const texts = ['banner_photo', 'map_link', 'map', 'price', 'extra5', 'phone', 'email', 'website'] as const;
const values = [
  ...(['home_position', 'home_tile', 'employment_type', 'pay_from', 'pay_to', 'pay_unit', 'hours'] as const),
  ...(['starts_on', 'date_posted', 'valid_through', 'last_checked_at', 'lat', 'lng'] as const),
] as const;

async function fillBlanks(tx: Writer, kept: number, gone: number): Promise<void> {
  const set = [
    ...texts.map(
      (name) =>
        sql`${sql.identifier(name)} = coalesce(nullif(k.${sql.identifier(name)}, ''), g.${sql.identifier(name)})`,
    ),
    ...values.map(
      (name) => sql`${sql.identifier(name)} = coalesce(k.${sql.identifier(name)}, g.${sql.identifier(name)})`,
    ),
    sql`images = case when k.images = '[]' then g.images else k.images end`,
    // Their day is of those lines.
    sql`fees = case when k.fees = '[]' then g.fees else k.fees end`,
    sql`fees_checked_on = case when k.fees = '[]' then g.fees_checked_on else k.fees_checked_on end`,
    // What stood in the directory under one of them goes on standing there.
    sql`is_draft = k.is_draft and (g.is_draft or g.deleted_at is not null)`,
    sql`deleted_at = case when g.deleted_at is not null then k.deleted_at end`,
    sql`deleted_by = case when g.deleted_at is not null then k.deleted_by end`,
  ];
  await tx.execute(sql`
    update listings k set ${sql.join(set, sql`, `)}, version = k.version + 1, updated_at = now()
    from listings g where k.id = ${kept} and g.id = ${gone}`);
}
