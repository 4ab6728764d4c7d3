import { type SQL, sql } from 'drizzle-orm';
import { idRow, readRows } from '@/care-api/database/read-rows';
import { carryCopies } from '@/care-api/desk/carry-copies';
import { queueEvent } from '@/care-api/desk/queue-event';
import type { Writer } from '@/care-api/kernel/db';
import type { DraftKind } from '@/lib/contract/resources';
import { webhookKinds } from '@/lib/contract/webhook';

const counted = sql`version = version + 1, updated_at = now()`;

/** Also in rows that are about to show it; their versions go on. What was shown once keeps the old name. */
export async function renamePicture(tx: Writer, from: string, to: string): Promise<void> {
  const inHtml = (html: SQL) => sql`replace(${html}, ${`/${from}"`}, ${`/${to}"`})`;
  const isInHtml = (html: SQL) => sql`position(${`/${from}"`} in ${html}) > 0`;
  const inField = (field: SQL) => sql`case when ${field} = ${from} then ${to} else ${field} end`;
  // Names as JSON has them: whole texts, and within HTML, where quotes are escaped.
  const inJson = (json: SQL) => sql`
    replace(replace(${json}::text, ${`"${from}"`}, ${`"${to}"`}), ${`/${from}\\"`}, ${`/${to}\\"`})::jsonb`;
  const inDrafted = async (kind: DraftKind, table: string, set: SQL, isShown: SQL) => {
    await carryCopies(tx, kind, table, sql`(${isShown})`);
    const changed = sql`update ${sql.identifier(table)} set ${set}, ${counted} where ${isShown} returning id`;
    const ids = (await readRows(tx, idRow, changed)).map(({ id }) => id);
    const told = webhookKinds.find((one) => one === kind);
    if (told) await queueEvent(tx, { type: `${told}.changed`, kind: told, ids }, new Date());
  };
  // First, as whoever publishes holds them before their rows.
  await tx.execute(sql`
    update working_copies set data = ${inJson(sql`data`)}, base = ${inJson(sql`base`)},
      pictures = array_replace(pictures, ${from}, ${to})
    where pictures @> ${sql.param([from])}::text[]`);
  await inDrafted(
    'listing',
    'listings',
    sql`banner_photo = ${inField(sql`banner_photo`)}, images = ${inJson(sql`images`)},
      description_html = ${inHtml(sql`description_html`)}`,
    sql`banner_photo = ${from} or images @> ${JSON.stringify([from])}::jsonb or ${isInHtml(sql`description_html`)}`,
  );
  await tx.execute(sql`update listing_pictures set photo = ${to} where photo = ${from}`);
  await inDrafted(
    'post',
    'posts',
    sql`banner = ${inField(sql`banner`)}, description_html = ${inHtml(sql`description_html`)}`,
    sql`banner = ${from} or ${isInHtml(sql`description_html`)}`,
  );
  await inDrafted(
    'page',
    'menu_pages',
    sql`picture = ${inField(sql`picture`)}, body_html = ${inHtml(sql`body_html`)}`,
    sql`picture = ${from} or ${isInHtml(sql`body_html`)}`,
  );
  await inDrafted('company', 'companies', sql`logo_path = ${to}`, sql`logo_path = ${from}`);
  // A page is shown in another language where its HTML is to the letter what was translated.
  await tx.execute(sql`
    update translations set original = ${inHtml(sql`original`)}, words = ${inHtml(sql`words`)}, ${counted}
    where ${isInHtml(sql`original`)} or ${isInHtml(sql`words`)}`);
  await tx.execute(sql`update gallery_images set photo = ${to}, ${counted} where photo = ${from}`);
  await tx.execute(sql`update team_members set photo = ${to}, ${counted} where photo = ${from}`);
  await tx.execute(sql`update profiles set photo = ${to} where photo = ${from}`);
  await tx.execute(sql`update imported_media set name = ${to} where name = ${from}`);
  await tx.execute(sql`
    update sample_rows set content = ${inJson(sql`content`)} where position(${`${from}`} in content::text) > 0`);
}
