import { z } from 'zod';
import { htmlText } from './html';
import { says } from './issue-faults';
import { extensionFields, plainInput, plainOf, publishedFields } from './listing-fields';
import { pictureInput } from './picture';
import { id, ids, ignored, labels, moment, ownId, text, typed, typedIds } from './wire';

export const listingStatuses = ['Open', 'Closed', 'OnHold'] as const;
export type ListingStatus = (typeof listingStatuses)[number];

export const employmentTypes = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'PER_DIEM'] as const;
export const payUnits = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const;

const jobFacts = z.object({
  employmentType: z.enum(employmentTypes).nullish().catch(null),
  /** Pounds per `payUnit`. */
  payFrom: z.number().nonnegative().nullish().catch(null),
  payTo: z.number().nonnegative().nullish().catch(null),
  payUnit: z.enum(payUnits).nullish().catch(null),
  datePosted: moment,
  validThrough: moment,
});

const published = {
  typeId: id,
  typeTitle: text,
  ...publishedFields,
  openClose: z.enum(listingStatuses).catch('Open'),
  /** HTML. */
  description: text,
  bannerPhoto: text,
  /** Map embed: a whole iframe or its address. */
  mapLink: text,
  map: text,
  listingFeatures: labels,
  headFeatures: labels,
  categoryId: ids,
};

const extensions = {
  ...extensionFields,
  /** Further pictures for the carousel: file names. */
  images: z.array(z.string()).nullish(),
  job: jobFacts.nullish().catch(null),
  createdAt: moment.optional(),
  updatedAt: moment.optional(),
};

/** Fields beyond the spec, left out in bare mode. */
export const listingExtensionFields = Object.keys(extensions);

/** TypeDetail: a card of the directory and its details, as the API sends it. */
const listingWire = z.object({ ...published, ...extensions });
export type ListingWire = z.input<typeof listingWire>;

export const listingSchema = listingWire.transform((wire) => ({
  id: wire.typeId,
  title: wire.typeTitle,
  status: wire.openClose,
  descriptionHtml: wire.description,
  photo: wire.bannerPhoto,
  images: wire.images ?? [],
  mapEmbed: wire.mapLink,
  mapUrl: wire.map,
  features: wire.listingFeatures,
  headFeatures: wire.headFeatures,
  categoryIds: wire.categoryId,
  job: wire.job ?? null,
  createdAt: wire.createdAt ?? null,
  updatedAt: wire.updatedAt ?? null,
  // Last: an object that begins with a spread is slow to make.
  ...plainOf(wire),
}));
export type Listing = z.output<typeof listingSchema>;
export type JobFacts = NonNullable<Listing['job']>;

/** An upstream's list: rows that are no listing are left out instead of losing all the others. */
export const listingsSchema = z
  .array(listingSchema.nullable().catch(null))
  .transform((rows) => rows.filter((row) => row !== null));

/** Body of POST and PUT TypeDetail. */
export const listingInput = z.strictObject({
  typeId: ownId,
  typeTitle: typed(200).min(1, says('titleRequired')),
  ...plainInput.shape,
  openClose: z.enum(listingStatuses).optional(),
  description: htmlText.optional(),
  bannerPhoto: pictureInput.optional(),
  images: z
    .array(pictureInput)
    .max(20, says('picturesTooMany', { max: 20 }))
    .optional(),
  mapLink: typed(2_000).optional(),
  map: typed(2_000).optional(),
  listingFeatures: typed(2_000).optional(),
  headFeatures: typed(2_000).optional(),
  categoryId: typedIds.optional(),
  job: jobFacts.nullish(),
  categoryNames: ignored,
  createdAt: ignored,
  updatedAt: ignored,
});
export type ListingInput = z.output<typeof listingInput>;
