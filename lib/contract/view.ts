import { z } from 'zod';
import { says } from './issue-faults';
import { typed } from './wire';

/** A list by the last part of its address: 'users'. */
const list = z.string().regex(/^[a-z][a-z-]{0,39}$/, says('nothingHere'));
const search = typed(1_000).regex(/^(\?[^#\s]*)?$/, says('queryUnreadable'));

export const viewSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  search: z.string(),
  isShared: z.boolean(),
  isMine: z.boolean(),
});
export type View = z.output<typeof viewSchema>;

export const listChoiceSchema = z.object({
  views: z.array(viewSchema),
  hidden: z.array(z.string()),
  size: z.number().int().nullable(),
  /** Of the view that the list begins with. */
  viewId: z.number().int().nullable(),
});
export type ListChoice = z.output<typeof listChoiceSchema>;

export const viewsQuery = z.object({ list: list.optional() });

/** A view of the same name is replaced. */
export const viewInput = z.strictObject({
  list,
  name: typed(60).min(1, says('fieldsRequired')),
  search,
  isShared: z.boolean().default(false),
  isFirst: z.boolean().default(false),
});

/** What is not sent stays. */
export const listChoiceInput = z.strictObject({
  list,
  hidden: z.array(typed(40)).max(40).optional(),
  size: z.literal([25, 50, 100]).nullish(),
  viewId: z.number().int().positive().nullish(),
});
