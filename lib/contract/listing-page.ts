import { z } from 'zod';
import { listingSchema, listingsSchema } from './listing';
import { id } from './wire';

const nameCount = z.object({ name: z.string(), count: z.number().int() });

/** How many listings each further choice would leave, given the other choices. */
const facetsSchema = z.object({
  categories: z.array(z.object({ categoryId: id, count: z.number().int() })),
  /** Values of the chosen categories' filters; ticked ones always, also when they leave none. Sorted by header, then value. */
  filters: z.array(z.object({ searchId: id, header: z.string(), value: z.string(), count: z.number().int() })),
  /** The most frequent ones only. */
  locations: z.array(nameCount),
  cities: z.array(nameCount),
});
export type ListingFacets = z.output<typeof facetsSchema>;

/** Extension: what `typecardlist` answers when `page` is given. */
export const listingPageSchema = z.object({
  items: z.array(listingSchema),
  total: z.number().int().nonnegative(),
  page: z.number().int().positive(),
  pageSize: z.number().int().positive(),
  facets: facetsSchema,
  /** The words that were searched instead, when no listing holds those that were asked for. */
  corrected: z.string().optional(),
});
export type ListingPage = z.output<typeof listingPageSchema>;

/** An API without the extension answers the whole list. */
export const listingsOrPageSchema = z.union([listingPageSchema, listingsSchema]);

export const maxFacetNames = 20;
