import { inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { profiles } from '@/care-api/database/schema/accounts';
import { posts } from '@/care-api/database/schema/blog';
import { galleryImages, listingPictures } from '@/care-api/database/schema/gallery';
import { listings } from '@/care-api/database/schema/listings';
import { media } from '@/care-api/database/schema/media';
import { companies, menuPages } from '@/care-api/database/schema/provider';
import { revisions, workingCopies } from '@/care-api/database/schema/working';
import type { Db } from '@/care-api/kernel/db';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { reasonOf } from '@/care-api/kernel/reason-of';
import { sizeInName, stemEnd, stemOfPicture } from '@/lib/contract/picture-variants';
import { deletePicture } from './store-picture';

const texts = [posts.descriptionHtml, menuPages.bodyHtml];

const columns = [
  ...[profiles.photo, posts.banner, galleryImages.photo, listingPictures.photo],
  ...[listings.bannerPhoto, companies.logoPath, menuPages.picture],
];

/** With lists of the pictures they name. */
const written = [workingCopies, revisions];

type Places = Pick<Dependencies, 'database' | 'files' | 'log'>;

/**
 * Deletes pictures of ours that no row names any more: an admin may have given one to two rows. Called when the write
 * is over; what fails here leaves a file too many, and takes nothing back.
 */
export async function deleteUnusedPictures(places: Places, names: readonly string[]): Promise<void> {
  const ours = [...new Set(names)].filter((name) => sizeInName(name));
  if (ours.length === 0) return;
  try {
    const used = await listUsedPictures(places.database.db, ours);
    const unused = ours.filter((name) => !used.has(name));
    for (const name of unused) await deletePicture(places.files, name);
    if (unused.length > 0) await places.database.db.delete(media).where(inArray(media.name, unused));
  } catch (error) {
    places.log({ level: 'error', message: 'pictures left behind', pictures: ours, error: reasonOf(error) });
  }
}

/** Those of the names that a row gives to a field, or shows in its text. */
export async function listUsedPictures(db: Db, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  // One file goes by several names: what of it must be seen is said by the rest.
  const stems = names.map(stemOfPicture);
  const stemOf = (name: SQL) => sql`regexp_replace(${name}, ${stemEnd}, '')`;
  const wanted = sql`${sql.param(stems)}::text[]`;
  const uses = columns.map(
    (column) =>
      sql`select ${stemOf(sql`${column}`)} as stem from ${column.table} where ${stemOf(sql`${column}`)} = any(${wanted})`,
  );
  const kept = sql`select ${stemOf(sql`name`)} from ${media} where is_kept and ${stemOf(sql`name`)} = any(${wanted})`;
  const inLists = sql`select ${stemOf(sql`image.name`)} from ${listings}, jsonb_array_elements_text(${listings.images}) as image(name)
    where ${stemOf(sql`image.name`)} = any(${wanted})`;
  const inTexts = texts.map(
    (column) => sql`select wanted.stem from ${column.table}, unnest(${wanted}) as wanted(stem)
      where position('/' || wanted.stem || '-' in ${column}) > 0 or position('/' || wanted.stem || '"' in ${column}) > 0`,
  );
  const inWriting = written.map(
    (table) => sql`select ${stemOf(sql`picture.name`)} from ${table}, unnest(${table.pictures}) as picture(name)
      where ${stemOf(sql`picture.name`)} = any(${wanted})`,
  );
  const { rows } = await db.execute(sql.join([...uses, kept, inLists, ...inTexts, ...inWriting], sql` union `));
  const used = new Set(
    z
      .array(z.object({ stem: z.string() }))
      .parse(rows)
      .map(({ stem }) => stem),
  );
  return new Set(names.filter((name) => used.has(stemOfPicture(name))));
}
