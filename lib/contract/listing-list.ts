import { z } from 'zod';
import { says } from './issue-faults';
import { kinds } from './kind';
import { keptListingSchema, listingStatuses, listingsSchema } from './listing';
import { resources } from './resources';
import { staffListQuery, staffPage } from './staff-list';
import { id, idParam, typed } from './wire';

export const listingGaps = [
  'picture',
  'description',
  'price',
  'postcode',
  'phone',
  'category',
  'questionnaire',
] as const;
/** How long nobody has said that a listing is still right. */
export const listingUnchecked = ['sixMonths', 'ever'] as const;

const rowNumber = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, says('idInvalid'))
  .optional();

export const listingFilters = {
  category: rowNumber,
  filter: rowNumber,
  kind: z.enum(kinds).optional(),
  /** As the listing says it, in any case: more have its name in their address. */
  town: typed(120).optional(),
  open: z.enum(listingStatuses).optional(),
  lacks: z.enum(listingGaps).optional(),
  unchecked: z.enum(listingUnchecked).optional(),
};

export const listingListQuery = staffListQuery(resources.listing).extend(listingFilters);
export const listingsOrKeptSchema = z.union([staffPage(keptListingSchema), listingsSchema]);

export const similarQuery = z.object({
  title: typed(200).default(''),
  postcode: typed(12).default(''),
  not: idParam.optional().describe('Its own number, where it has one.'),
});
const similarListing = z.object({
  id,
  title: z.string(),
  city: z.string(),
  postcode: z.string(),
  isDraft: z.boolean(),
});
export type SimilarListing = z.input<typeof similarListing>;
export const similarListings = z.array(similarListing);
