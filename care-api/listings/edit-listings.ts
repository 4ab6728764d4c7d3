import { eq, inArray } from 'drizzle-orm';
import { Refusal } from '@/care-api/api-error';
import type { Db } from '@/care-api/database/open-database';
import { categories, listingCategories, listingFeatures, listings } from '@/care-api/database/schema/listings';
import { cleanHtml } from '@/care-api/html/clean-html';
import type { ListingInput, ListingWire } from '@/lib/contract/listing';
import { ids, labels } from '@/lib/contract/wire';
import { getListing } from './list-listings';
import { insertListings, type ListingContent, replaceListings, type Writer } from './write-listings';

/** @throws Refusal 422 naming a category that does not exist. */
export async function createListing(db: Db, input: ListingInput): Promise<ListingWire | null> {
  return db.transaction(async (tx) => {
    const content = { features: [], headFeatures: [], categoryIds: [], ...toContent(input), title: input.typeTitle };
    const [id] = await insertListings(tx, [content], await getCategoryNames(tx, content.categoryIds));
    return id === undefined ? null : getListing(tx, id);
  });
}

/** Changes what the input names; null when there is no such listing. */
export async function updateListing(db: Db, id: number, input: Partial<ListingInput>): Promise<ListingWire | null> {
  return db.transaction(async (tx) => {
    const before = await readContent(tx, id);
    if (!before) return null;
    const content = { ...before, ...toContent(input) };
    await replaceListings(tx, [{ id, content }], await getCategoryNames(tx, content.categoryIds));
    return getListing(tx, id);
  });
}

/** Only the fields the input names. */
function toContent(input: Partial<ListingInput>): Partial<ListingContent> {
  const { job } = input;
  const named: Partial<ListingContent> = {
    title: input.typeTitle,
    location: input.location,
    city: input.city,
    phone: input.phone,
    email: input.email,
    address: input.address,
    postcode: input.postcode,
    website: input.website,
    status: input.openClose,
    descriptionHtml: input.description === undefined ? undefined : cleanHtml(input.description.toWellFormed()),
    bannerPhoto: input.bannerPhoto,
    mapLink: input.mapLink,
    map: input.map,
    extra5: input.extra5,
    price: input.price,
    features: input.listingFeatures === undefined ? undefined : labels.parse(input.listingFeatures),
    headFeatures: input.headFeatures === undefined ? undefined : labels.parse(input.headFeatures),
    categoryIds: input.categoryId === undefined ? undefined : ids.parse(input.categoryId),
    ...(job && {
      employmentType: job.employmentType ?? null,
      payFrom: job.payFrom ?? null,
      payTo: job.payTo ?? null,
      payUnit: job.payUnit ?? null,
      datePosted: job.datePosted ? new Date(job.datePosted) : null,
      validThrough: job.validThrough ? new Date(job.validThrough) : null,
    }),
  };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
}

async function getCategoryNames(tx: Writer, wanted: readonly number[]): Promise<Map<number, string>> {
  if (wanted.length === 0) return new Map();
  const known = wanted.filter((id) => id <= 2_147_483_647);
  const rows = await tx.select().from(categories).where(inArray(categories.id, known));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const unknown = wanted.find((id) => !names.has(id));
  if (unknown === undefined) return names;
  throw new Refusal(422, 'There is a problem', { categoryId: `There is no category ${unknown}.` });
}

async function readContent(tx: Writer, id: number): Promise<ListingContent | null> {
  const [row] = await tx.select().from(listings).where(eq(listings.id, id)).for('update');
  if (!row) return null;
  const features = await tx
    .select()
    .from(listingFeatures)
    .where(eq(listingFeatures.listingId, id))
    .orderBy(listingFeatures.position);
  const links = await tx
    .select()
    .from(listingCategories)
    .where(eq(listingCategories.listingId, id))
    .orderBy(listingCategories.position);
  return {
    ...row,
    features: features.flatMap(({ kind, label }) => (kind === 'listing' ? [label] : [])),
    headFeatures: features.flatMap(({ kind, label }) => (kind === 'head' ? [label] : [])),
    categoryIds: links.map(({ categoryId }) => categoryId),
  };
}
