import { z } from 'zod';
import { says } from './issue-faults';

/** What goes for good by itself after some time: closed call-backs, answers never sent, mails that are done with. */
export const retentionKinds = ['callBacks', 'drafts', 'mails'] as const;
export type RetentionKind = (typeof retentionKinds)[number];

/** Days that can be chosen. */
export const retentionDays = [30, 90, 180, 365, 730, 1_095, 2_190] as const;

const days = z.literal([...retentionDays], says('problem')).nullable();
/** Days by kind; null keeps it for ever. */
export const retentionRules = z.object({ callBacks: days, drafts: days, mails: days });
export type RetentionRules = z.output<typeof retentionRules>;

const countByDays = z.record(z.string(), z.number().int());
export const retentionSchema = z.object({
  key: z.literal('retention'),
  value: retentionRules,
  /** How many rows would go now, by kind and by each number of days that can be chosen. */
  wouldGo: z.object({ callBacks: countByDays, drafts: countByDays, mails: countByDays }),
});
export type Retention = z.output<typeof retentionSchema>;

export const storedRetention = retentionRules.catch({ callBacks: null, drafts: null, mails: 365 });
