import { z } from 'zod';
import { audiences, kinds } from './kind';
import { listingSorts, radiusLimits } from './listing-query';

const text = z.string().optional();
const several = z.union([z.string(), z.array(z.string())]).optional();

/** The directory's question as the published description shows it; `listing-query.ts` reads it, without zod. */
export const listingQueryParameters = z.object({
  page: text.describe('From 1. Without it the answer is the whole list.'),
  q: text.describe(
    'What is looked for, in plain words: need, kind, place, name, telephone number. Words rank, none excludes.',
  ),
  near: text.describe('A town, an area or a postcode.'),
  within: text.describe(`Miles around it, ${radiusLimits.least} to ${radiusLimits.most}.`),
  kind: several.describe(`One of ${kinds.join(', ')}; may be given several times, any of them matches.`),
  for: several.describe(`One of ${audiences.join(', ')}; may be given several times.`),
  category: several.describe('A category id; may be given several times, any of them matches.'),
  location: several.describe('A location; may be given several times.'),
  city: several.describe('A city; may be given several times.'),
  filter: several.describe('searchId of a filter value; any value of one header matches, every header must.'),
  closed: text.describe('1: jobs that are closed as well.'),
  exact: text.describe('1: without correction of slips.'),
  sort: text.describe(`One of ${listingSorts.join(', ')}.`),
});
