import { sql } from 'drizzle-orm';
import { galleryImages, listingPictures, videos } from '@/care-api/database/schema/gallery';
import { categories, listings } from '@/care-api/database/schema/listings';
import { companies, faqs, menuPages, menus } from '@/care-api/database/schema/provider';
import { settings } from '@/care-api/database/schema/settings';
import type { Db, Writer } from '@/care-api/kernel/db';
import type { FileStore } from '@/care-api/kernel/file-store';
import { insertListings } from '@/care-api/listings/write-listings';
import { toLondonDay } from '@/lib/contract/london-time';
import { sampleFaqs } from './faqs';
import { sampleGalleryImages, sampleListingPictures, sampleVideos } from './galleries';
import { insertSearchFilters } from './insert-search-filters';
import { sampleListings } from './listings/sample-listings';
import { sampleMenuPages } from './menu-pages';
import { seedSamplePosts } from './posts/seed-sample-posts';
import { sampleCategories, sampleCompany, sampleHomeBanners, sampleMenus } from './provider';
import { seedQuestionnaires } from './questionnaires/seed-questionnaires';
import { recordSampleRows } from './removal/record-sample-rows';
import { toListingContent } from './to-listing-content';
import { seedTranslations } from './translations/seed-translations';

/** False when that was done before, even if deleted since; a lost mark is put back where there is content. */
export async function seedSampleContent(
  db: Db,
  places: { files: FileStore; sampleFilesDir: string },
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const laid = { key: 'sample_content', value: now.toISOString() };
    const claimed = await tx.insert(settings).values(laid).onConflictDoNothing().returning();
    if (claimed.length === 0 || (await hasContent(tx))) return false;
    await places.files.takeFrom(places.sampleFilesDir, { replace: true });
    await seedProvider(tx, now);
    // Somebody who imported a register before the first start wants theirs, and the ids may be taken.
    if (await isEmpty(tx)) await seedListings(tx, now);
    await seedSamplePosts(tx, now);
    await seedTranslations(tx);
    await recordSampleRows(tx);
    return true;
  });
}

async function seedProvider(tx: Writer, now: Date): Promise<void> {
  await tx.insert(companies).values({ ...sampleCompany, feesCheckedOn: toLondonDay(now) });
  await seedMenus(tx);
  await tx.insert(faqs).values(inOrder(sampleFaqs));
  await tx.insert(galleryImages).values(inOrder([...sampleHomeBanners, ...sampleGalleryImages]));
  await tx.insert(videos).values(sampleVideos);
}

async function seedMenus(tx: Writer): Promise<void> {
  const laid = await tx.insert(menus).values(inOrder(sampleMenus)).returning();
  const pages = sampleMenuPages.flatMap(({ menuName, ...page }) =>
    laid.flatMap(({ id, name }) => (name === menuName ? [{ ...page, menuId: id }] : [])),
  );
  await tx.insert(menuPages).values(pages);
}

async function hasContent(tx: Writer): Promise<boolean> {
  for (const table of [companies, menus, faqs]) {
    const [found] = await tx.select({ id: table.id }).from(table).limit(1);
    if (found) return true;
  }
  return false;
}

async function isEmpty(tx: Writer): Promise<boolean> {
  const stored = await tx.select({ id: categories.id }).from(categories).limit(1);
  const listed = await tx.select({ id: listings.id }).from(listings).limit(1);
  return stored.length === 0 && listed.length === 0;
}

async function seedListings(tx: Writer, now: Date): Promise<void> {
  const rows = sampleCategories.map((name, index) => ({ id: index + 1, name }));
  await tx.insert(categories).values(rows);
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  const contents = sampleListings.map((listing) => {
    const categoryIds = listing.categories.flatMap((name) => ids.get(name) ?? []);
    return toListingContent(listing, categoryIds, now);
  });
  await insertListings(tx, contents, new Map(rows.map(({ id, name }) => [id, name])));
  await insertSearchFilters(tx, sampleListings, contents);
  await tx.insert(listingPictures).values(sampleListingPictures);
  await seedQuestionnaires(tx, sampleListings);
  await tx.execute(sql`select setval(pg_get_serial_sequence('listings', 'id'), (select max(id) from listings))`);
  await tx.execute(sql`select setval(pg_get_serial_sequence('categories', 'id'), (select max(id) from categories))`);
}

function inOrder<T>(rows: readonly T[]): (T & { position: number })[] {
  return rows.map((row, index) => ({ ...row, position: index + 1 }));
}
