import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { accounts } from '@/care-api/database/schema/accounts';
import { listingPictures } from '@/care-api/database/schema/gallery';
import type { Writer } from '@/care-api/kernel/db';
import { isShown } from '@/care-api/listings/is-shown';

const wire = {
  galleryId: listingPictures.id,
  typeId: listingPictures.listingId,
  galleryPhoto: listingPictures.photo,
  galleryBuget: listingPictures.groupName,
  description: listingPictures.description,
  userName: sql<string>`coalesce(${accounts.username}, '')`,
};

const isPublic = sql`(${listingPictures.listingId} is null or exists (
  select from listings l where l.id = ${listingPictures.listingId} and ${isShown}))`;

export type ListingPicture = Awaited<ReturnType<typeof listPictures>>[number];

export function listListingPictures(db: Writer) {
  return listPictures(db, isPublic);
}

export function listPicturesOfListing(db: Writer, listingId: number) {
  return listPictures(db, and(isPublic, eq(listingPictures.listingId, listingId)));
}

export function listPicturesOfUser(db: Writer, username: string) {
  return listPictures(db, and(isPublic, eq(sql`lower(${accounts.username})`, username.toLowerCase())));
}

export function getPublicPicture(db: Writer, id: number): Promise<ListingPicture | null> {
  return getPicture(db, id, isPublic);
}

export async function getPicture(db: Writer, id: number, which?: SQL): Promise<ListingPicture | null> {
  const [picture] = await listPictures(db, and(which, eq(listingPictures.id, id)));
  return picture ?? null;
}

function listPictures(db: Writer, which: SQL | undefined) {
  return db
    .select(wire)
    .from(listingPictures)
    .leftJoin(accounts, eq(accounts.id, listingPictures.accountId))
    .where(which)
    .orderBy(asc(listingPictures.id));
}
