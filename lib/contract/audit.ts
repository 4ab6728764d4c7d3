import { z } from 'zod';
import { resources } from './resources';
import { staffListQuery } from './staff-list';
import { typed } from './wire';

export const auditRowSchema = z.object({
  id: z.number().int(),
  /** ISO 8601. */
  at: z.string(),
  /** Null for the API itself, and for somebody who was erased. */
  accountId: z.string().nullable(),
  /** Name; '' for the API itself, a token for somebody who was erased. */
  actor: z.string(),
  action: z.string(),
  kind: z.string(),
  objectId: z.string(),
  /** `{ field: [before, after] }`; null once they were erased with a person. */
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])).nullable(),
  /** False for a change by somebody who did not say which version they had seen; null where there was none to say. */
  checked: z.boolean().nullable(),
});
export type AuditRow = z.output<typeof auditRowSchema>;

export const auditFilters = {
  kind: typed(40).optional(),
  action: typed(40).optional(),
  actor: z.uuid().optional(),
  objectId: typed(60).optional(),
};
export const auditQuery = staffListQuery(resources.audit).extend(auditFilters);

export const auditVerification = z.object({
  isWhole: z.boolean(),
  rows: z.number().int(),
  erased: z.number().int(),
  firstBroken: z.number().int().nullable(),
  /** Hash of the last row, to be noted somewhere else: rows cut off at the end show by it alone. */
  head: z.string(),
});
