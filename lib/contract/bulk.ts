import { z } from 'zod';
import { applicationFilters } from './application';
import { auditFilters } from './audit';
import { callBackFilters } from './call-back';
import { commentActions, commentFilters } from './comment-queue';
import { complaintKinds } from './complaint';
import { kinds } from './kind';
import { letterLengths } from './letter-words';
import { listingFilters } from './listing-list';
import { postFilters } from './post';
import { bulkKinds, orderKinds } from './resources';
import { subscriberFilters } from './subscriber';
import { idParam, nameParam, typed, typedIds } from './wire';

const rowId = z.number().int().positive().max(999_999_999);
export const mostAtOnce = 10_000;
const rowIds = z.array(rowId).max(mostAtOnce);

export const byBulkKind = z.object({ kind: z.enum(bulkKinds) });
export const byOrderedKind = z.object({ kind: z.enum(orderKinds) });
export const byRun = z.object({ id: idParam });

/** What is named comes first, in this order; the rest stays behind it as it is. */
export const orderInput = z.strictObject({ ids: rowIds.min(1) });
/** `run` is what takes it back, for ten minutes. */
export const orderAnswer = z.object({ ids: z.array(z.number().int()), run: z.number().int().optional() });

const listed = z.strictObject({
  q: typed(100).optional(),
  status: typed(40).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  owner: nameParam.optional(),
  ...listingFilters,
  ...commentFilters,
  ...postFilters,
  ...callBackFilters,
  ...applicationFilters,
  ...subscriberFilters,
  kind: z.enum([...kinds, ...complaintKinds]).optional(),
});

/** What can be done with many listings, beside putting them into the trash; most want a `value`. */
export const listingActions = [
  'publish',
  'unpublish',
  'status',
  'check',
  'price',
  'raisePrice',
  'town',
  'addCategory',
  'removeCategory',
  'addFilter',
  'removeFilter',
  'questionnaire',
] as const;

const callBackActions = ['assign', 'close', 'spam'] as const;
const applicationActions = ['move', 'decline', 'mailed'] as const;

export const bulkInput = z.strictObject({
  action: z.enum(['trash', 'restore', ...listingActions, ...commentActions, ...callBackActions, ...applicationActions]),
  value: typed(500).optional(),
  /** Of `mailed`, whose `value` is the subject. */
  text: typed(letterLengths.text).optional(),
  ids: rowIds.optional(),
  versions: z.record(z.string().regex(/^\d{1,9}$/), z.number().int().positive()).optional(),
  query: listed.optional(),
});

export const runSchema = z.object({
  id: z.number().int(),
  kind: z.string(),
  action: z.string(),
  value: z.string(),
  total: z.number().int(),
  isFinished: z.boolean(),
  changed: z.number().int(),
  conflicts: z.array(z.number().int()),
  refused: z.array(z.object({ id: z.number().int(), reason: z.string() })),
  /** ISO 8601; until then POST admin/runs/{id}/undo takes it back. */
  undoUntil: z.string(),
  isUndone: z.boolean(),
});
export type Run = z.output<typeof runSchema>;

/** `faq.csv`: a kind of list that can be taken out. */
export const byTable = z.object({ file: nameParam });
export const tableQuery = z.object({
  ...listed.shape,
  ...auditFilters,
  sort: typed(40).optional(),
  ids: typedIds.optional().describe('With commas between: these alone.'),
  columns: typed(1_000)
    .optional()
    .describe('With commas between, by the names of the API: these alone, in this order.'),
  heads: typed(1_000).optional().describe('What the columns are to be called, with | between.'),
});
