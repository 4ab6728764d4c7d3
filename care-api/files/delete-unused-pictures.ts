import { inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { media } from '@/care-api/database/schema/media';
import type { Db } from '@/care-api/kernel/db';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { reasonOf } from '@/care-api/kernel/reason-of';
import { sizeInName, stemEnd, stemOfPicture } from '@/lib/contract/picture-variants';
import { deletePicture } from './store-picture';
import { deleteUnusedPapers } from './unused-papers';

type Deps = Pick<Dependencies, 'database' | 'files' | 'log'>;

/** Called when the write is over; what fails here leaves a file too many, and takes nothing back. */
export async function deleteUnusedPictures(deps: Deps, names: readonly string[]): Promise<void> {
  const ours = [...new Set(names)].filter((name) => sizeInName(name));
  try {
    await deleteUnusedPapers(deps, names);
    if (ours.length === 0) return;
    const used = await listUsedPictures(deps.database.db, ours);
    const unused = ours.filter((name) => !used.has(name));
    for (const name of unused) await deletePicture(deps.files, name);
    if (unused.length > 0) await deps.database.db.delete(media).where(inArray(media.name, unused));
  } catch (error) {
    deps.log({ level: 'error', message: 'pictures left behind', pictures: names, error: reasonOf(error) });
  }
}

/** Those of the names that a row shows, will show or may show again, or that somebody put into the library. */
export async function listUsedPictures(db: Db, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  // One file goes by several names: what of it must be seen is said by the rest.
  const isWanted = (name: SQL) =>
    sql`regexp_replace(${name}, ${stemEnd}, '') = any(${sql.param(names.map(stemOfPicture))}::text[])`;
  const { rows } = await db.execute(sql`
    select name from picture_uses where ${isWanted(sql`name`)}
    union select name from media where is_kept and ${isWanted(sql`name`)}
    union select picture.name from revisions, unnest(pictures) as picture(name) where ${isWanted(sql`picture.name`)}`);
  const used = new Set(
    z
      .array(z.object({ name: z.string() }))
      .parse(rows)
      .map(({ name }) => stemOfPicture(name)),
  );
  return new Set(names.filter((name) => used.has(stemOfPicture(name))));
}
