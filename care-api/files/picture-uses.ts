import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '@/care-api/kernel/db';
import type { PictureUse } from '@/lib/contract/media';

type Reader = Pick<Db, 'execute'>;

type Shown = { kind: SQL; title: SQL; id?: SQL; where?: SQL; inTrash?: SQL };

const isTrashed = sql`t.deleted_at is not null`;
const isTrashedAs = (kind: string, table: string) => sql`(t.kind = ${kind} and exists (
  select from ${sql.identifier(table)} r where r.id = t.id and r.deleted_at is not null))`;

/** What a row `t` of each table that shows pictures is called. */
const tables: Record<string, Shown> = {
  listings: { kind: sql`'listing'`, title: sql`t.title`, inTrash: isTrashed },
  listing_pictures: {
    ...{ kind: sql`'listing'`, id: sql`coalesce(t.listing_id, 0)` },
    title: sql`coalesce((select l.title from listings l where l.id = t.listing_id), '')`,
    inTrash: sql`exists (select from listings l where l.id = t.listing_id and l.deleted_at is not null)`,
  },
  posts: { kind: sql`'post'`, title: sql`t.title`, inTrash: isTrashed },
  menu_pages: { kind: sql`'page'`, title: sql`t.title`, inTrash: isTrashed },
  gallery_images: { kind: sql`'galleryImage'`, title: sql`t.group_name`, inTrash: isTrashed },
  companies: { kind: sql`'company'`, title: sql`t.name` },
  working_copies: {
    ...{ kind: sql`t.kind`, title: sql`''`, where: sql`t.kind = u.kind` },
    inTrash: sql`(${isTrashedAs('listing', 'listings')} or ${isTrashedAs('post', 'posts')}
      or ${isTrashedAs('page', 'menu_pages')})`,
  },
  profiles: { kind: sql`'profile'`, title: sql`''` },
};

/** Names of all pictures that belong into the library, by the rows that show them. */
export const namesOfLibrary: SQL = sql`
  select distinct name from picture_uses where source <> 'profiles' and name !~ '/'`;

/** Whether any row shows a picture, or will once it is published: profiles too. */
export const isShown = (name: SQL): SQL => sql`exists (select from picture_uses u where u.name = ${name})`;

/** The same denied, for lists: what is shown is read once instead of being looked up for each picture. */
export const isNotShown = (name: SQL): SQL => sql`${name} not in (select u.name from picture_uses u)`;

/** Whether a picture was shown once, and is if somebody brings that back. */
export const wasShown = (name: SQL): SQL => sql`exists (select from revisions r where r.pictures @> array[${name}])`;

/** Where a picture is shown, each row once. */
export async function listUses(db: Reader, name: string): Promise<PictureUse[]> {
  const uses = Object.entries(tables).map(
    ([table, { kind, title, id = sql`t.id`, where = sql`true`, inTrash = sql`false` }]) => sql`
      select ${kind} as kind, ${id} as id, ${title} as title, ${inTrash} as in_trash from picture_uses u join ${sql.identifier(table)} t on t.id = u.row_id
      where u.name = ${name} and u.source = ${table} and ${where}`,
  );
  const { rows } = await db.execute(sql`
    select kind, id, max(title) as title, bool_or(in_trash) as "inTrash" from (${sql.join(uses, sql` union all `)}) u
    group by kind, id order by bool_or(in_trash), kind, max(title), id limit 200`);
  return usesSchema.parse(rows);
}

const usesSchema = z.array(z.object({ kind: z.string(), id: z.number(), title: z.string(), inTrash: z.boolean() }));
