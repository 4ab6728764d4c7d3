import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '@/care-api/kernel/db';
import type { PictureUse } from '@/lib/contract/media';

type Reader = Pick<Db, 'execute'>;

type Shown = { kind: SQL; title: SQL; id?: SQL; where?: SQL; inTrash?: SQL };

/** What is written apart from its row names that by its kind: here what it is called, and whether it is in the trash. */
const writtenTitle = sql`coalesce(case t.kind when 'listing' then (select r.title from listings r where r.id = t.id)
  when 'post' then (select r.title from posts r where r.id = t.id)
  when 'page' then (select r.title from menu_pages r where r.id = t.id)
  when 'company' then (select r.name from companies r where r.id = t.id) end, '')`;

const isTrashed = sql`t.deleted_at is not null`;
const isTrashedAs = (kind: string, table: string) => sql`(t.kind = ${kind} and exists (
  select from ${sql.identifier(table)} r where r.id = t.id and r.deleted_at is not null))`;
const isWrittenTrashed = sql`(${isTrashedAs('listing', 'listings')} or ${isTrashedAs('post', 'posts')}
  or ${isTrashedAs('page', 'menu_pages')})`;

const tables: Record<string, Shown> = {
  listings: { kind: sql`'listing'`, title: sql`t.title`, inTrash: isTrashed },
  listing_pictures: {
    kind: sql`'listing'`,
    id: sql`coalesce(t.listing_id, 0)`,
    title: sql`coalesce((select l.title from listings l where l.id = t.listing_id), '')`,
    inTrash: sql`exists (select from listings l where l.id = t.listing_id and l.deleted_at is not null)`,
  },
  posts: { kind: sql`'post'`, title: sql`t.title`, inTrash: isTrashed },
  menu_pages: { kind: sql`'page'`, title: sql`t.title`, inTrash: isTrashed },
  gallery_images: { kind: sql`'galleryImage'`, title: sql`t.group_name`, inTrash: isTrashed },
  team_members: { kind: sql`'teamMember'`, title: sql`t.name`, inTrash: isTrashed },
  companies: { kind: sql`'company'`, title: sql`t.name` },
  working_copies: {
    kind: sql`t.kind`,
    title: writtenTitle,
    where: sql`t.kind = u.kind`,
    inTrash: isWrittenTrashed,
  },
  profiles: { kind: sql`'profile'`, title: sql`''` },
};

/** Names of all pictures that belong into the library, by the rows that show them. */
export const namesOfLibrary: SQL = sql`
  select distinct name from picture_uses where source <> 'profiles' and name !~ '/'`;

/** What of it must be seen is said by a picture's name: the history may name the same file otherwise. */
const fileOf = (name: SQL) => sql`regexp_replace(${name}, '-f[0-9]{1,3}x[0-9]{1,3}(?=-s[0-9])', '')`;
const filesOfHistory = sql`(select ${fileOf(sql`picture.name`)} from revisions r, unnest(r.pictures) as picture(name))`;

/** Profiles too; also one whose words wait to be published, and one in the history. */
export const isUsed = (name: SQL): SQL => sql`(exists (select from picture_uses u where u.name = ${name})
  or ${fileOf(name)} in ${filesOfHistory})`;

/** The same denied, for lists: what is shown is read once instead of being looked up for each picture. */
export const isNotUsed = (name: SQL): SQL => sql`(${name} not in (select u.name from picture_uses u)
  and ${fileOf(name)} not in ${filesOfHistory})`;

/** Where a picture is shown, or was and may be again, each row once. */
export async function listUses(db: Reader, name: string): Promise<PictureUse[]> {
  const uses = Object.entries(tables).map(
    ([table, { kind, title, id = sql`t.id`, where = sql`true`, inTrash = sql`false` }]) => sql`
      select ${kind} as kind, ${id} as id, ${title} as title, ${inTrash} as in_trash, false as in_history from picture_uses u join ${sql.identifier(table)} t on t.id = u.row_id
      where u.name = ${name} and u.source = ${table} and ${where}`,
  );
  const inHistory = sql`
    select t.kind, t.id, ${writtenTitle} as title, ${isWrittenTrashed} as in_trash, true as in_history
      from revisions t, unnest(t.pictures) as picture(name) where ${fileOf(sql`picture.name`)} = ${fileOf(sql`${name}::text`)}`;
  const { rows } = await db.execute(sql`
    select kind, id, max(title) as title, bool_or(in_trash) as "inTrash", bool_and(in_history) as "inHistory"
    from (${sql.join([...uses, inHistory], sql` union all `)}) u
    group by kind, id order by bool_and(in_history), bool_or(in_trash), kind, max(title), id limit 200`);
  return usesSchema.parse(rows);
}

const usesSchema = z.array(
  z.object({ kind: z.string(), id: z.number(), title: z.string(), inTrash: z.boolean(), inHistory: z.boolean() }),
);
