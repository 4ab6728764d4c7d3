import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { idRow, readRows } from '@/care-api/database/read-rows';
import { media } from '@/care-api/database/schema/media';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { fileOfPicture } from '@/lib/contract/picture-variants';
import { isUsed, namesOfLibrary } from './picture-uses';

type Deps = Pick<Dependencies, 'database' | 'files'>;

/** Those that came with a row go with it. With `made`, their titles by name, only these are looked at. */
export async function adoptPictures(
  { database: { db }, files }: Deps,
  made?: ReadonlyMap<string, string>,
): Promise<void> {
  if (made?.size === 0) return;
  const meant = made ? sql`name = any(${sql.param([...made.keys()])}::text[])` : sql`true`;
  const { rows } = await db.execute(sql`
    select name from (${namesOfLibrary}) shown where ${meant} and not exists (select from media m where m.name = shown.name)`);
  for (const { name } of namesSchema.parse(rows)) {
    const found = await files.find(fileOfPicture(name));
    if (!found) continue;
    await db
      .insert(media)
      .values({ name, title: made?.get(name) ?? '', bytes: found.bytes, createdAt: found.changedAt })
      .onConflictDoNothing();
  }
  if (made) return;
  const isNobodys = sql`not is_kept and not ${isUsed(sql`media.name`)}`;
  const unused = await readRows(db, idRow, sql`select id from media where ${isNobodys}`);
  // To delete from the library, be it nothing, makes every page anew.
  if (unused.length === 0) return;
  const ids = sql.param(unused.map(({ id }) => id));
  await db.execute(sql`delete from media where id = any(${ids}::int[]) and ${isNobodys}`);
}

const namesSchema = z.array(z.object({ name: z.string() }));
