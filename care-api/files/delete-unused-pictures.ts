import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '@/care-api/database/open-database';
import { profiles } from '@/care-api/database/schema/accounts';
import { posts } from '@/care-api/database/schema/blog';
import { galleryImages, listingPictures } from '@/care-api/database/schema/gallery';
import { listings } from '@/care-api/database/schema/listings';
import { companies, menuPages } from '@/care-api/database/schema/provider';
import { revisions, workingCopies } from '@/care-api/database/schema/working';
import type { Dependencies } from '@/care-api/dependencies';
import { reasonOf } from '@/care-api/error-response';
import { sizeInName } from '@/lib/contract/picture-variants';
import { deletePicture } from './store-picture';

const texts = [posts.descriptionHtml, menuPages.bodyHtml];

const columns = [
  ...[profiles.photo, posts.banner, galleryImages.photo, listingPictures.photo],
  ...[listings.bannerPhoto, companies.logoPath, menuPages.picture],
];

/** With lists of the pictures they name. */
const written = [workingCopies, revisions];

type Places = Pick<Dependencies, 'database' | 'filesDir' | 'log'>;

/**
 * Deletes pictures of ours that no row names any more: an admin may have given one to two rows. Called when the write
 * is over; what fails here leaves a file too many, and takes nothing back.
 */
export async function deleteUnusedPictures(places: Places, names: readonly string[]): Promise<void> {
  const ours = [...new Set(names)].filter((name) => sizeInName(name));
  if (ours.length === 0) return;
  try {
    const used = await listUsedPictures(places.database.db, ours);
    for (const name of ours) if (!used.has(name)) await deletePicture(places.filesDir, name);
  } catch (error) {
    places.log({ level: 'error', message: 'pictures left behind', pictures: ours, error: reasonOf(error) });
  }
}

/** Those of the names that a row gives to a field, or shows in its text. */
export async function listUsedPictures(db: Db, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const wanted = sql`(${sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )})`;
  const uses = columns.map((column) => sql`select ${column} as name from ${column.table} where ${column} in ${wanted}`);
  const inLists = sql`select image.name from ${listings}, jsonb_array_elements_text(${listings.images}) as image(name)
    where image.name in ${wanted}`;
  const inTexts = texts.map(
    (column) => sql`select wanted.name from ${column.table}, unnest(${sql.param([...names])}::text[]) as wanted(name)
      where position('/' || wanted.name || '"' in ${column}) > 0`,
  );
  const inWriting = written.map(
    (table) => sql`select picture.name from ${table}, unnest(${table.pictures}) as picture(name)
      where ${table.pictures} && ${sql.param([...names])}::text[] and picture.name in ${wanted}`,
  );
  const { rows } = await db.execute(sql.join([...uses, inLists, ...inTexts, ...inWriting], sql` union `));
  return new Set(
    z
      .array(z.object({ name: z.string() }))
      .parse(rows)
      .map(({ name }) => name),
  );
}
