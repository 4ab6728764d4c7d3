import { z } from 'zod';
import { receivedApplicationSchema } from './application';
import { checkKinds, checkStates } from './application-check';
import { applicationStages, closingReasons } from './application-stage';
import { caseEvent, caseEventFields } from './case-event';
import { interviewDeeds, interviewFields, interviewSchema } from './interview';
import { says } from './issue-faults';
import { referenceDeeds, referenceFields, referenceSchema } from './reference-request';
import { resources } from './resources';
import { dayOrNone as day, moment, typed, versionInput } from './wire';
import { workKinds } from './work-history';

export const applicationDeeds = [
  'take',
  'assign',
  'note',
  'spoke',
  'heard',
  'mailed',
  'unmail',
  'move',
  'check',
  'work',
  'unwork',
  ...interviewDeeds,
  ...referenceDeeds,
] as const;
export type ApplicationDeed = (typeof applicationDeeds)[number];

const step = {
  stage: z.enum(applicationStages, says('valueUnreadable')),
  /** Of `closed`. */
  reason: z.enum(closingReasons, says('choiceMissing')).optional(),
  /** Why somebody is hired though a required check is open; an admin's alone, and kept in the audit. */
  why: typed(1_000).optional(),
  nextStep: typed(resources.application.lengths.nextStep).optional(),
  nextOn: day.optional(),
};

export const applicationStep = z.strictObject({
  ...step,
  nextStep: step.nextStep.default(''),
  nextOn: step.nextOn.default(''),
  version: versionInput,
});

export const applicationEventInput = z.strictObject({
  action: z.enum(applicationDeeds),
  ...caseEventFields,
  /** Of `move`, which leaves out what stays. */
  ...step,
  stage: step.stage.optional(),
  /** Of `check`: what of it is left out is none. */
  check: z.enum(checkKinds, says('choiceMissing')).optional(),
  state: z.enum(checkStates, says('choiceMissing')).optional(),
  seenOn: day.optional(),
  repeatOn: day.optional(),
  number: typed(80).optional(),
  evidence: typed(1_000).optional(),
  notApplicable: typed(400).optional(),
  /** Of `work`. */
  kind: z.enum(workKinds, says('choiceMissing')).optional(),
  from: day.optional(),
  until: day.optional(),
  words: typed(400).optional(),
  /** Of `unmail`: which message does not leave. */
  message: z.number().int().positive().max(999_999_999, says('idInvalid')).optional(),
  line: z.number().int().positive().max(999_999_999, says('idInvalid')).optional(),
  ...interviewFields,
  ...referenceFields,
});
export type ApplicationEventInput = z.output<typeof applicationEventInput>;

const span = z.object({ from: z.string(), until: z.string().nullable() });
const applicationCheck = z.object({
  check: z.enum(checkKinds),
  state: z.enum(checkStates),
  seenOn: z.string().nullable(),
  repeatOn: z.string().nullable(),
  number: z.string(),
  evidence: z.string(),
  reason: z.string(),
  by: z.string(),
  at: z.string(),
});
export type ApplicationCheck = z.output<typeof applicationCheck>;
const workLine = span.extend({ id: z.number().int(), kind: z.enum(workKinds), words: z.string() });

export const applicationFile = z.object({
  application: receivedApplicationSchema,
  events: z.array(caseEvent),
  bounced: z.string(),
  checks: z.array(applicationCheck),
  work: z.array(workLine),
  /** Times of 28 days and more that nothing explains. */
  gaps: z.array(span.extend({ until: z.string() })),
  mailLeavesAt: moment,
  /** Messages that can be taken back still. */
  leaving: z.array(z.object({ message: z.number().int(), subject: z.string(), leavesAt: z.string() })).default([]),
  interview: interviewSchema.nullish().transform((value) => value ?? null),
  references: z.array(referenceSchema).default([]),
  /** When it goes for good by itself; null where it stays. */
  goesAt: moment,
});
export type ApplicationFile = z.output<typeof applicationFile>;
