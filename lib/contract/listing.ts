import { z } from 'zod';
import { feeLines } from './fees';
import { htmlText } from './html-text';
import { says } from './issue-faults';
import { extensionFields, plainInput, plainOf, publishedFields } from './listing-fields';
import { pictureInput } from './picture';
import { id, ids, ignored, labels, moment, ownId, text, typed, typedIds, versionInput, versionWire } from './wire';

export const listingStatuses = ['Open', 'Closed', 'OnHold'] as const;
export type ListingStatus = (typeof listingStatuses)[number];

export const employmentTypes = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'PER_DIEM'] as const;
export const homeTiles = ['findCarer', 'liveIn'] as const;
export type HomeTile = (typeof homeTiles)[number];

export const payUnits = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const;

const jobFacts = z.object({
  employmentType: z.enum(employmentTypes).nullish().catch(null),
  /** Pounds per `payUnit`. */
  payFrom: z.number().nonnegative().nullish().catch(null),
  payTo: z.number().nonnegative().nullish().catch(null),
  payUnit: z.enum(payUnits).nullish().catch(null),
  /** In words: 'Thursday and Friday, 9am to 5pm'. */
  hours: typed(80).nullish().catch(null),
  startsOn: moment.optional(),
  datePosted: moment,
  validThrough: moment,
});

const unratedReasons = ['suspended', 'inspected', 'insufficient', 'notRated', 'ended', 'gone', 'none'] as const;

/** What a regulator's register says of a service, as facts to show; all in the register's own words. */
export const registerFacts = z.object({
  regulator: z.string(),
  /** The service's number in the register; '' when it has none. */
  number: z.string().default(''),
  /** The service on the regulator's site, or ''. */
  url: z.string().default(''),
  provider: z.string().default(''),
  /** What the register calls it: 'Homecare agencies'. */
  kinds: z.array(z.string()).default([]),
  /** How many people it may look after. */
  places: z.number().int().positive().nullish().catch(null),
  rating: z
    .object({
      /** 'Good', or '4'. */
      grade: z.string(),
      /** The best grade of a scale of numbers: 6. */
      outOf: z.number().int().positive().nullish(),
      publishedOn: moment,
      /** The report itself, or ''. */
      url: z.string().default(''),
      /** Given to the owner before this one. */
      isInherited: z.boolean().default(false),
    })
    .nullish()
    .catch(null),
  /** Why no grade holds, and since when. `none`: the register's file has none, and never had. */
  unrated: z
    .object({
      reason: z.enum(unratedReasons),
      since: moment,
      /** Of an unrated whole: its services that are rated. */
      services: z.array(z.object({ name: z.string(), grade: z.string() })).default([]),
    })
    .nullish()
    .catch(null),
  /** Of one that has ended: the number in the same register of the service that took it over. */
  successor: z.string().optional(),
  inspectedOn: moment,
  /** The day of the register's file. */
  checkedOn: moment,
});
export type RegisterFacts = z.output<typeof registerFacts>;

const degrees = (most: number) => z.number().min(-most).max(most).nullish().catch(null);

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
  /** In degrees, WGS 84. */
  lat: degrees(90),
  lng: degrees(180),
  register: registerFacts.nullish().catch(null),
  homeTile: z.enum(homeTiles).nullish().catch(null),
  fees: feeLines.nullish().catch(null),
  feesCheckedOn: z.iso.date().nullish().catch(null),
  createdAt: moment.optional(),
  updatedAt: moment.optional(),
  version: versionWire,
  // Told to staff alone.
  /** Ids of values of the search filters, and of the questionnaire that is asked of whoever applies. */
  filterIds: z.string().nullish(),
  questionnaireId: z.number().int().nullish(),
  isDraft: z.boolean().nullish(),
  /** When staff last saw that it is still right. */
  lastCheckedAt: moment.optional(),
  deletedAt: moment.optional(),
};

/** Fields beyond the spec, left out in bare mode. */
export const listingExtensionFields = Object.keys(extensions);

const listingWire = z.object({ ...published, ...extensions });
export type ListingWire = z.input<typeof listingWire>;

export const listingSchema = listingWire.transform(toListing);
export type Listing = z.output<typeof listingSchema>;
export type JobFacts = NonNullable<Listing['job']>;

/** A listing as staff keep it. What the published calls do not tell is null; a list leaves its texts blank. */
export const keptListingSchema = listingWire.transform((wire) => ({
  ...toListing(wire),
  version: wire.version ?? null,
  isDraft: wire.isDraft ?? false,
  lastCheckedAt: wire.lastCheckedAt ?? null,
  deletedAt: wire.deletedAt ?? null,
  questionnaireId: wire.questionnaireId ?? null,
}));
export type KeptListing = z.output<typeof keptListingSchema>;

/** As directories of many sites get it: `serviceId` is no other site's, that of the register of services it came from or ours. */
export const sharedListingSchema = listingWire
  .extend({ serviceId: z.guid() })
  .transform((wire) => ({ ...toListing(wire), serviceId: wire.serviceId }));
export type SharedListing = z.output<typeof sharedListingSchema>;

function toListing(wire: z.output<typeof listingWire>) {
  return {
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
    position: wire.lat != null && wire.lng != null ? { lat: wire.lat, lng: wire.lng } : null,
    register: wire.register ?? null,
    /** Undefined where the API marks no listings. */
    homeTile: wire.homeTile,
    fees: wire.fees ?? [],
    feesCheckedOn: wire.feesCheckedOn ?? null,
    createdAt: wire.createdAt ?? null,
    updatedAt: wire.updatedAt ?? null,
    // Last: an object that begins with a spread is slow to make.
    ...plainOf(wire),
  };
}

/** An upstream's list: rows that are no listing are left out instead of losing all the others. */
export const listingsSchema = z
  .array(listingSchema.nullable().catch(null))
  .transform((rows) => rows.filter((row) => row !== null));

/** Pictures beside the first. */
export const furtherPictures = 20;

export const listingInput = z.strictObject({
  typeId: ownId,
  typeTitle: typed(200).min(1, says('titleRequired')),
  ...plainInput.shape,
  openClose: z.enum(listingStatuses).optional(),
  description: htmlText.optional(),
  bannerPhoto: pictureInput.optional(),
  images: z
    .array(pictureInput)
    .max(furtherPictures, says('picturesTooMany', { max: furtherPictures }))
    .optional(),
  mapLink: typed(2_000).optional(),
  map: typed(2_000).optional(),
  listingFeatures: typed(2_000).optional(),
  headFeatures: typed(2_000).optional(),
  categoryId: typedIds.optional(),
  job: jobFacts.nullish(),
  lat: z.number().min(-90).max(90).nullish(),
  lng: z.number().min(-180).max(180).nullish(),
  register: ignored,
  homeTile: z.enum(homeTiles).nullish(),
  fees: feeLines.optional(),
  feesCheckedOn: z.iso.date(says('closedDayInvalid')).nullish(),
  categoryNames: ignored,
  createdAt: ignored,
  updatedAt: ignored,
  filterIds: typedIds.optional(),
  questionnaireId: z.number().int().positive().nullish(),
  version: versionInput,
  isDraft: z.boolean().nullish(),
  lastCheckedAt: ignored,
  deletedAt: ignored,
});
export type ListingInput = z.output<typeof listingInput>;
