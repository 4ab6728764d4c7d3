import { z } from 'zod';
import { nameParam, typed } from './wire';

/** Counts go no further: staff read "10,000+". */
export const mostCounted = 10_000;
const staffPageSizes = [25, 50, 100] as const;

export type ListChoices = { sorts: readonly string[]; statuses: readonly [string, ...string[]] };

const size = z.literal(staffPageSizes.map(String)).transform(Number);
const number = z.coerce.number().int().min(1).max(1_000_000).optional();
const words = typed(100).optional();
const day = z.iso.date().optional();
const account = nameParam.optional();

/** `-name` sorts from the far end. The first sort is the usual one, the first status is shown if none is asked for. */
export function staffListQuery<const C extends ListChoices>({ sorts, statuses }: C) {
  return z.object({
    page: number.describe('From 1; with it the answer is one page.'),
    size: size.default(25),
    q: words.describe('Words that must all be there.'),
    status: z.enum(statuses).optional().describe(`Where it is not said: ${statuses[0]}.`),
    sort: z.enum(sorts.flatMap((name) => [name, `-${name}`])).optional(),
    from: day.describe('First day, as 2026-05-31.'),
    to: day.describe('Last day.'),
    owner: account.describe('Id of an account.'),
  });
}

/** One page of a list for staff. Beyond the last page it is the last one, under its own number. */
export function staffPage<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    page: z.number().int().positive(),
    pageSize: z.number().int().positive(),
    /** At most `mostCounted`; there may be more where `totalIsCapped`. */
    total: z.number().int().nonnegative(),
    totalIsCapped: z.boolean(),
    /** How many each state has of what was asked for, `mostCounted + 1` where there are more. */
    counts: z.record(z.string(), z.number().int().nonnegative()),
  });
}

export function rowsOf<Row>(answer: Row[] | { items: Row[] }): Row[] {
  return Array.isArray(answer) ? answer : answer.items;
}
