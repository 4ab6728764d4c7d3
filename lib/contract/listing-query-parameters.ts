import { z } from 'zod';
import { listingSorts } from './listing-query';

const text = z.string().optional();
const several = z.union([z.string(), z.array(z.string())]).optional();

/** The directory's question as the published description shows it; `listing-query.ts` reads it, without zod. */
export const listingQueryParameters = z.object({
  page: text.describe('From 1. Without it the answer is the whole list.'),
  q: text.describe('Words to look for in title, place, categories, features and description.'),
  category: several.describe('A category id; may be given several times, any of them matches.'),
  location: several.describe('A location; may be given several times.'),
  city: several.describe('A city; may be given several times.'),
  filter: several.describe('searchId of a filter value; any value of one header matches, every header must.'),
  sort: text.describe(`One of ${listingSorts.join(', ')}.`),
});
