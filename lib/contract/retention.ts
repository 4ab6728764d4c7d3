import { z } from 'zod';
import { says } from './issue-faults';

export const retentionKinds = [
  ...(['callBacks', 'complaints', 'comments', 'drafts', 'mails'] as const),
  ...(['applications', 'subscribers', 'revisions', 'audit'] as const),
] as const;
export type RetentionKind = (typeof retentionKinds)[number];

export const retentionDays = [30, 90, 180, 365, 730, 1_095, 2_190] as const;

/** What the law may ask for: claims of whoever was not taken, and records of a care service. */
const fewestDays: Partial<Record<RetentionKind, number>> = { applications: 180, audit: 1_095 };

export function daysOf(kind: RetentionKind): number[] {
  return retentionDays.filter((days) => days >= (fewestDays[kind] ?? 0));
}

const days = z.literal([...retentionDays], says('problem')).nullable();
/** A kind that came later is kept for ever where nobody says otherwise. */
const later = (kind: RetentionKind) => z.literal(daysOf(kind), says('problem')).nullable().default(null);
/** Days by kind; null keeps it for ever. */
export const retentionRules = z.object({
  callBacks: days,
  complaints: days,
  comments: days,
  drafts: days,
  mails: days,
  applications: later('applications'),
  subscribers: later('subscribers'),
  revisions: later('revisions'),
  audit: later('audit'),
});
export type RetentionRules = z.output<typeof retentionRules>;

const countByDays = z.record(z.string(), z.number().int());
export const retentionRun = z.object({
  at: z.string(),
  gone: z.partialRecord(z.enum(retentionKinds), z.number().int()),
});
export type RetentionRun = z.output<typeof retentionRun>;

export const retentionSchema = z.object({
  key: z.literal('retention'),
  value: retentionRules,
  /** How many rows would go now, by kind and by each number of days that can be chosen. */
  wouldGo: z.record(z.enum(retentionKinds), countByDays),
  lastRun: retentionRun.nullable(),
});
export type Retention = z.output<typeof retentionSchema>;

/** A kind that came later is kept as long as it was before. */
export const storedRetention = z
  .object({
    callBacks: days.catch(null),
    complaints: days.catch(null),
    comments: days.catch(null),
    drafts: days.catch(null),
    mails: days.catch(365),
    applications: later('applications').catch(null),
    subscribers: later('subscribers').catch(null),
    revisions: later('revisions').catch(null),
    audit: later('audit').catch(null),
  })
  .catch({
    ...{ callBacks: null, complaints: null, comments: null, drafts: null, mails: 365 },
    ...{ applications: null, subscribers: null, revisions: null, audit: null },
  });
