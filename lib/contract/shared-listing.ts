import { z } from 'zod';
import { says } from './issue-faults';
import { sharedListingSchema } from './listing';
import { nameParam, typed } from './wire';

// Listings as they are given to whoever gathers services of many sites: care and businesses, no jobs.

export const sharedPageSize = 100;

const rowNumber = z.string().regex(/^[1-9]\d{0,8}$/, says('idInvalid'));
const count = z.coerce.number().int().min(1);
const pageNumber = count.max(1_000_000).default(1);

export const sharedQuery = z.object({
  page: pageNumber.describe('From 1; beyond the last it is empty.'),
  size: count.max(sharedPageSize).default(50),
  q: typed(200).default('').describe('Words that must all be there.'),
  category: rowNumber.optional(),
  since: z.iso.datetime().optional().describe('Changed then or later.'),
  placed: z.literal('1').optional().describe('Those alone that say where they are.'),
});
export type SharedQuery = z.output<typeof sharedQuery>;

/** A service's id, or the number of its listing. */
export const sharedParams = z.object({ name: nameParam });

export const sharedPage = z.object({
  items: z.array(sharedListingSchema),
  page: z.number().int().positive(),
  pageSize: z.number().int().positive(),
  total: z.number().int().nonnegative(),
});
export type SharedPage = z.output<typeof sharedPage>;
