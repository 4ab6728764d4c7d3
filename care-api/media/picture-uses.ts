import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '@/care-api/database/open-database';
import type { PictureUse } from '@/lib/contract/media';

type Reader = Pick<Db, 'execute'>;

/** Names of pictures in some HTML. */
const inHtml = (html: SQL) => sql`lateral (
  select found[1] as name from regexp_matches(${html}, '/Documents/appImages/([^"/]+\.(?:jpe?g|png|gif|bmp|webp|avif))"', 'gi') found
) picture`;

/** Each row that shows a picture, or will once it is published, once for each: `name`, and the row's `kind`, `id` and `title`. */
const ofRows: readonly SQL[] = [
  sql`select banner_photo as name, 'listing' as kind, id, title from listings`,
  sql`select picture.name, 'listing', id, title from listings, jsonb_array_elements_text(images) picture(name)`,
  sql`select p.photo, 'listing', coalesce(l.id, 0), coalesce(l.title, '')
    from listing_pictures p left join listings l on l.id = p.listing_id`,
  sql`select banner, 'post', id, title from posts`,
  sql`select picture.name, 'post', id, title from posts, ${inHtml(sql`description_html`)}
    where description_html like '%/Documents/appImages/%'`,
  sql`select picture, 'page', id, title from menu_pages`,
  sql`select picture.name, 'page', id, title from menu_pages, ${inHtml(sql`body_html`)}
    where body_html like '%/Documents/appImages/%'`,
  sql`select photo, 'galleryImage', id, group_name from gallery_images`,
  sql`select logo_path, 'company', id, name from companies`,
  sql`select picture.name, kind, id, '' from working_copies, unnest(pictures) picture(name)`,
];

const union = (parts: readonly SQL[]) => sql`(${sql.join([...parts], sql` union all `)})`;

/** Names of all pictures that belong into the library, by the rows that show them. */
export const namesOfLibrary: SQL = sql`
  select distinct name from ${union(ofRows)} u where name <> '' and name !~ '/'`;

const allUses = union([...ofRows, sql`select photo, 'profile', id, '' from profiles`]);

/** Names of all pictures that are shown, in profiles too. */
export const namesInUse: SQL = sql`select name from ${allUses} u`;

/** Names of pictures that were shown once, and are if somebody brings that back. */
export const namesInHistory: SQL = sql`select picture.name from revisions, unnest(pictures) picture(name)`;

/** Where a picture is shown, each row once. */
export async function listUses(db: Reader, name: string): Promise<PictureUse[]> {
  const { rows } = await db.execute(sql`
    select kind, id, max(title) as title
    from ${allUses} u
    where name = ${name} group by kind, id order by kind, max(title), id limit 200`);
  return usesSchema.parse(rows);
}

const usesSchema = z.array(z.object({ kind: z.string(), id: z.number(), title: z.string() }));
