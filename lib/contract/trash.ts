import { z } from 'zod';
import { says } from './issue-faults';
import { trashKinds } from './resources';
import { staffListQuery } from './staff-list';
import { idParam } from './wire';

export const trashDays = 30;

export const trashItemSchema = z.object({
  kind: z.enum(trashKinds),
  id: z.number().int(),
  title: z.string(),
  /** ISO 8601, as `goesAt`, when it goes for good. */
  deletedAt: z.string(),
  goesAt: z.string(),
  deletedBy: z.string(),
});
export type TrashItem = z.output<typeof trashItemSchema>;

const kind = z.enum(trashKinds, says('nothingHere'));
export const trashQuery = staffListQuery({ sorts: ['deleted'], statuses: ['all'] }).extend({
  kind: kind.optional(),
});
export const byKindAndId = z.object({ kind, id: idParam });
