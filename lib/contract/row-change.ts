import { z } from 'zod';
import { says } from './issue-faults';
import { type WebhookKind, webhookEvents } from './webhook';

/** Where a reading ended: a moment in microseconds, and a row of it. */
const place = /^\d{1,17}-\d{1,9}$/;

export const changesQuery = z.object({
  after: z
    .string()
    .regex(place, says('valueUnreadable'))
    .optional()
    .describe(
      '`next` of the answer before. Without it, from the first change that is known: so after a backup was restored.',
    ),
  size: z.coerce.number().int().min(1).max(500).default(100),
});

/** Each row once, with what last became of it, in the order in which that happened. */
export const changesAnswer = z.object({
  items: z.array(
    z.object({
      id: z.number().int(),
      event: z.enum(webhookEvents),
      /** ISO 8601 */
      at: z.string(),
      /** In the trash, or gone for good. */
      isGone: z.boolean(),
    }),
  ),
  /** What `after` is to be the next time, also when there are none. */
  next: z.string(),
  /** There is no more now. */
  isWhole: z.boolean(),
});

export const changesPath = <const Kind extends WebhookKind>(kind: Kind) => `admin/changes/${kind}` as const;
