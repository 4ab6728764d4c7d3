import { z } from 'zod';
import { audiences, kinds } from './kind';
import { listingSchema, listingsSchema } from './listing';
import { id } from './wire';

const nameCount = z.object({ name: z.string(), count: z.number().int() });

/** How many listings each further choice would leave, given the other choices. */
const facetsSchema = z.object({
  categories: z.array(z.object({ categoryId: id, count: z.number().int() })),
  /** Values of the chosen categories' filters; ticked ones always, also when they leave none. In the order of staff, else by header, then value. */
  filters: z.array(z.object({ searchId: id, header: z.string(), value: z.string(), count: z.number().int() })),
  locations: z.array(nameCount),
  cities: z.array(nameCount),
  kinds: z.array(z.object({ kind: z.enum(kinds), count: z.number().int() })).default([]),
  audiences: z.array(z.object({ audience: z.enum(audiences), count: z.number().int() })).default([]),
});
export type ListingFacets = z.output<typeof facetsSchema>;

const coordinates = { lat: z.number(), lng: z.number() };

/** What a question was understood to ask. `words` are those of `q` that said it, '' where a parameter did. */
const understoodSchema = z.object({
  kinds: z.array(z.object({ kind: z.enum(kinds), words: z.string() })).default([]),
  /** In degrees; an area (a county, a country) has no distances. */
  place: z
    .object({ name: z.string(), words: z.string(), isArea: z.boolean(), ...coordinates })
    .nullable()
    .default(null),
  needs: z.array(z.object({ words: z.string() })).default([]),
  /** What was given as a place and is none that we know. */
  unknownPlace: z.string().default(''),
  corrections: z.array(z.object({ from: z.string(), to: z.string() })).default([]),
  isAboutCost: z.boolean().default(false),
});
export type Understood = z.output<typeof understoodSchema>;

/**
 * Why a run of the answer's listings is there, in their order: `match` is all that was asked; `widened` all of it within
 * `miles` but the kind, where nothing of that is based there; `nearby` within `miles`;
 * `travels` live-in care, which moves to its people; `elsewhere` all words, any place; `partly` most words;
 * `around` of the kind, within `miles`, without the words; `otherKinds` what stands behind another door; `instead` the nearest thing, where nothing fits.
 */
const groupReasons = [
  ...(['match', 'widened', 'nearby', 'travels', 'elsewhere', 'partly', 'around', 'otherKinds', 'instead'] as const),
] as const;
const groupSchema = z.object({
  reason: z.enum(groupReasons),
  count: z.number().int(),
  miles: z.number().int().nullable().default(null),
});
export type ListingGroup = z.output<typeof groupSchema>;

/** A choice that shuts listings out, and how many more the answer would have without it. */
const costSchema = z.object({
  choice: z.enum(['kind', 'for', 'category', 'location', 'city', 'filter']),
  /** Header of a filter, '' otherwise. */
  header: z.string().default(''),
  count: z.number().int(),
});
export type ChoiceCost = z.output<typeof costSchema>;

/** Extension: what `typecardlist` answers when `page` is given. */
export const listingPageSchema = z.object({
  items: z.array(listingSchema),
  total: z.number().int().nonnegative(),
  page: z.number().int().positive(),
  pageSize: z.number().int().positive(),
  facets: facetsSchema,
  /** Of each item, from the place asked for; null where either is unknown. */
  miles: z.array(z.number().nullable()).default([]),
  /** Of each item: whether all that is known is the town or area asked for, so that its miles say nothing. */
  isInPlace: z.array(z.boolean()).default([]),
  understood: understoodSchema.prefault({}),
  /** Their counts add up to `total`. */
  groups: z.array(groupSchema).default([]),
  costs: z.array(costSchema).default([]),
});
export type ListingPage = z.output<typeof listingPageSchema>;

/** An API without the extension answers the whole list. */
export const listingsOrPageSchema = z.union([listingPageSchema, listingsSchema]);

export const maxFacetNames = 20;
