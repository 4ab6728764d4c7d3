import { and, eq, inArray, ne } from 'drizzle-orm';
import { categories, listingCategories, listingFeatures, listings } from '@/care-api/database/schema/listings';
import { changeRow, createRow, requirePart } from '@/care-api/desk/change-row';
import type { Colleague } from '@/care-api/desk/find-colleague';
import { queueEvent } from '@/care-api/desk/queue-event';
import { type Settle, withPictures } from '@/care-api/files/with-pictures';
import { cleanHtml } from '@/care-api/html/clean-html';
import type { Writer } from '@/care-api/kernel/db';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import type { AuditedAction } from '@/lib/contract/audit-actions';
import { toFault } from '@/lib/contract/faults';
import type { ListingInput, ListingWire } from '@/lib/contract/listing';
import { plainInput } from '@/lib/contract/listing-fields';
import { ids, labels } from '@/lib/contract/wire';
import { holdGiven } from './hold-given';
import { jobColumns } from './job-columns';
import { linkListing } from './link-listing';
import { listingResource as resource } from './listing-resource';
import { insertListings, type ListingContent, replaceListings } from './write-listings';

type Deps = Pick<Dependencies, 'database' | 'files' | 'log' | 'now'>;

export function createListing(deps: Deps, caller: Account, input: ListingInput): Promise<ListingWire | null> {
  const deed = { resource, caller, action: 'create' as const, now: deps.now() };
  return withPictures(deps, caller, pictureFields(input), (settle) =>
    createRow(deps.database.db, deed, async (tx) => {
      const pictures = settlePictures(input, settle, { bannerPhoto: '', images: [] });
      const named = { ...toContent(input), ...pictures, title: input.typeTitle };
      const content = { features: [], headFeatures: [], categoryIds: [], ...named };
      if (input.questionnaireId) await holdGiven(tx);
      const [id] = await insertListings(tx, [content], await getCategoryNames(tx, content.categoryIds));
      if (id !== undefined) {
        await assignTile(tx, id, content, caller);
        await linkListing(tx, id, input);
      }
      return id;
    }),
  );
}

type Change = {
  caller: Account | null;
  setBy?: Colleague | null;
  /** In whose name pictures are given; null for those that were let in before. */
  pictureCaller: Account | null;
  id: number;
  seen: number | null;
  action: AuditedAction;
  input: Partial<ListingInput>;
};

export function updateListing(
  deps: Deps,
  { input, pictureCaller, setBy = null, ...change }: Change,
): Promise<ListingWire | null> {
  const deed = { resource, now: deps.now(), ...change };
  return withPictures(deps, pictureCaller, pictureFields(input), (settle) =>
    changeRow(deps.database.db, deed, async (tx) => {
      const before = await readContent(tx, change.id);
      if (!before) return;
      const content = { ...before, ...toContent(input), ...settlePictures(input, settle, before) };
      // Before the listing is written, which every other listing's writer waits for.
      await linkListing(tx, change.id, input);
      await replaceListings(tx, [{ id: change.id, content }], await getCategoryNames(tx, content.categoryIds));
      await assignTile(tx, change.id, content, change.caller ?? setBy);
    }),
  );
}

type Tiled = Pick<ListingContent, 'homeTile' | 'isDraft'>;

/** A draft takes it from none before it is shown. @throws Refusal 403 for one that leads to what is not theirs. */
async function assignTile(tx: Writer, id: number, { homeTile, isDraft }: Tiled, by: Colleague | null): Promise<void> {
  if (!homeTile || isDraft) return;
  const others = await tx
    .update(listings)
    .set({ homeTile: null })
    .where(and(eq(listings.homeTile, homeTile), ne(listings.id, id)))
    .returning({ id: listings.id });
  const lost = others.map((other) => other.id);
  if (lost.length === 0) return;
  await requirePart(tx, resource, lost, by);
  await queueEvent(tx, { type: 'listing.changed', kind: 'listing', ids: lost }, new Date());
}

function pictureFields({ bannerPhoto, images }: Partial<ListingInput>) {
  const further = (images ?? []).map((image, index) => [`images.${index}`, image] as const);
  return { bannerPhoto, ...Object.fromEntries(further) };
}

type Pictures = { bannerPhoto: string; images: string[] };

/** A picture may change places between the banner and the others. */
function settlePictures({ images }: Partial<ListingInput>, settle: Settle, before: Pictures): Pictures {
  const present = [before.bannerPhoto, ...before.images];
  const settled = images?.map((_, index) => settle(`images.${index}`, present)).filter(Boolean);
  return { bannerPhoto: settle('bannerPhoto', present), images: settled ?? before.images };
}

function toContent(input: Partial<ListingInput>): Partial<ListingContent> {
  const { job } = input;
  const named: Partial<ListingContent> = {
    ...plainInput.parse(input),
    title: input.typeTitle,
    status: input.openClose,
    descriptionHtml: input.description === undefined ? undefined : cleanHtml(input.description.toWellFormed()),
    mapLink: input.mapLink,
    map: input.map,
    lat: input.lat,
    lng: input.lng,
    homeTile: input.homeTile,
    fees: input.fees,
    feesCheckedOn: input.feesCheckedOn,
    isDraft: input.isDraft ?? undefined,
    features: input.listingFeatures === undefined ? undefined : labels.parse(input.listingFeatures),
    headFeatures: input.headFeatures === undefined ? undefined : labels.parse(input.headFeatures),
    categoryIds: input.categoryId === undefined ? undefined : ids.parse(input.categoryId),
    ...(job && jobColumns(job)),
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
  throw new Refusal(422, 'problem', { categoryId: toFault('categoryUnknown', { id: unknown }) });
}

async function readContent(tx: Writer, id: number): Promise<(ListingContent & Pictures) | null> {
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
