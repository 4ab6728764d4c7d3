import { type SQL, sql } from 'drizzle-orm';
import type { Writer } from '@/care-api/kernel/db';

const counted = sql`version = version + 1, updated_at = now()`;

/** Also in rows that are about to show it; their versions go on. What was shown once keeps the old name. */
export async function renamePicture(tx: Writer, from: string, to: string): Promise<void> {
  const inHtml = (html: SQL) => sql`replace(${html}, ${`/${from}"`}, ${`/${to}"`})`;
  const isInHtml = (html: SQL) => sql`position(${`/${from}"`} in ${html}) > 0`;
  // Names as JSON has them: whole texts, and within HTML, where quotes are escaped.
  const inJson = (json: SQL) => sql`
    replace(replace(${json}::text, ${`"${from}"`}, ${`"${to}"`}), ${`/${from}\\"`}, ${`/${to}\\"`})::jsonb`;
  await tx.execute(sql`
    update listings set banner_photo = case when banner_photo = ${from} then ${to} else banner_photo end,
      images = ${inJson(sql`images`)}, description_html = ${inHtml(sql`description_html`)}, ${counted}
    where banner_photo = ${from} or images @> ${JSON.stringify([from])}::jsonb or ${isInHtml(sql`description_html`)}`);
  await tx.execute(sql`update listing_pictures set photo = ${to} where photo = ${from}`);
  await tx.execute(sql`
    update posts set banner = case when banner = ${from} then ${to} else banner end,
      description_html = ${inHtml(sql`description_html`)}, ${counted}
    where banner = ${from} or ${isInHtml(sql`description_html`)}`);
  await tx.execute(sql`
    update menu_pages set picture = case when picture = ${from} then ${to} else picture end,
      body_html = ${inHtml(sql`body_html`)}, ${counted}
    where picture = ${from} or ${isInHtml(sql`body_html`)}`);
  await tx.execute(sql`update gallery_images set photo = ${to}, ${counted} where photo = ${from}`);
  await tx.execute(sql`update team_members set photo = ${to}, ${counted} where photo = ${from}`);
  await tx.execute(sql`update companies set logo_path = ${to}, ${counted} where logo_path = ${from}`);
  await tx.execute(sql`update profiles set photo = ${to} where photo = ${from}`);
  await tx.execute(sql`
    update working_copies set data = ${inJson(sql`data`)}, base = ${inJson(sql`base`)},
      pictures = array_replace(pictures, ${from}, ${to})
    where pictures @> ${sql.param([from])}::text[]`);
  await tx.execute(sql`update imported_media set name = ${to} where name = ${from}`);
  await tx.execute(sql`
    update sample_rows set content = ${inJson(sql`content`)} where position(${`${from}`} in content::text) > 0`);
}
