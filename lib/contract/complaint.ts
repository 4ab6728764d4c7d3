import { z } from 'zod';
import { cameBys, entryFields } from './came-by';
import type { DueRule } from './case-due';
import { caseEventFields } from './case-event';
import { says } from './issue-faults';
import { isPlausiblePhone } from './phone';
import { resources } from './resources';
import { staffListQuery } from './staff-list';
import { id, moment, text, typed, typedPhone, versionWire } from './wire';

/** About care, or about what is done with somebody's data: each has a law and a clock of its own. */
export const complaintKinds = ['care', 'data'] as const;
export type ComplaintKind = (typeof complaintKinds)[number];
export const complaintStates = ['new', 'acknowledged', 'answered', 'closed'] as const;
export const complaintDue = {
  states: ['new', 'acknowledged'],
  clocks: [{ by: 'acknowledgeBy', unless: 'acknowledgedAt' }, { by: 'answerBy' }],
} as const satisfies DueRule;
export const complaintOutcomes = ['upheld', 'partly', 'notUpheld', 'withdrawn', 'notOurs'] as const;

/** What whoever complains can name it by: 'CP-000012'. */
export function complaintReference(complaintId: number): string {
  return `CP-${String(complaintId).padStart(6, '0')}`;
}

export const complaintForm = 'complaint';

const longestComplaint = 10_000;

const complained = z.strictObject({
  kind: z.enum(complaintKinds, says('complaintKindRequired')),
  name: typed(120).default(''),
  email: typed(254)
    .refine((value) => value === '' || z.email().safeParse(value).success, says('emailInvalid'))
    .default(''),
  phone: typedPhone(40)
    .refine((value) => value === '' || isPlausiblePhone(value), says('phoneInvalid'))
    .default(''),
  isForOther: z.boolean().default(false),
  person: typed(200).default(''),
  message: typed(longestComplaint).min(1, says('messageRequired')),
});

function reached<T extends z.ZodType<z.output<typeof complained>>>(input: T) {
  return input.superRefine(({ kind, name, email, phone }, context) => {
    if (kind !== 'data') return;
    if (name === '') context.addIssue({ code: 'custom', path: ['name'], message: says('nameRequired') });
    if (email === '' && phone === '') {
      context.addIssue({ code: 'custom', path: ['email'], message: says('complaintReachNeeded') });
    }
  });
}

/** About care nobody has to say who they are; about data, we could not act on it. */
export const complaintInput = reached(complained);
export const complaintEntry = reached(complained.extend(entryFields));

export const complaintsOpen = z.object({ isOpen: z.boolean() });
export const complaintReceipt = z.object({
  complaintId: id,
  reference: z.string(),
  /** Of the address where it can be followed; told this once. */
  token: z.string().optional(),
});

export const complaintFollowedDays = 365;
/** How it stands with a complaint, as whoever complained is told: nothing of who they are, or what they wrote. */
export const followedComplaint = z.object({
  reference: z.string(),
  state: z.enum(complaintStates).catch('new'),
  receivedAt: moment,
  answerBy: moment,
  at: moment,
});
export type FollowedComplaint = z.output<typeof followedComplaint>;

export const complaintSchema = z
  .object({
    complaintId: id,
    kind: z.enum(complaintKinds),
    name: text,
    email: text,
    phone: text,
    isForOther: z.boolean(),
    cameBy: z.enum(cameBys).nullish().catch(null),
    person: text,
    /** Left out of lists. */
    message: text.optional(),
    /** Of the page it was written on; '' where nobody knows. */
    language: text.optional(),
    state: z.enum(complaintStates),
    outcome: z.enum([...complaintOutcomes, '']),
    /** Of `isForOther`: somebody saw that they may speak for them. */
    isAuthorised: z.boolean(),
    /** What the provider does otherwise from now on. */
    learning: text,
    ownerId: z.string().nullish(),
    ownerName: text,
    createdAt: moment,
    /** Ends of days on London's clocks. */
    acknowledgeBy: moment,
    answerBy: moment,
    acknowledgedAt: moment,
    answeredAt: moment,
    version: versionWire,
    updatedAt: moment,
    deletedAt: moment,
  })
  .transform(({ complaintId, ...wire }) => ({
    ...wire,
    id: complaintId,
    message: wire.message ?? '',
    language: wire.language ?? '',
    cameBy: wire.cameBy ?? ('form' as const),
    ownerId: wire.ownerId ?? null,
    version: wire.version ?? null,
  }));
export type Complaint = z.output<typeof complaintSchema>;
export type ComplaintWire = z.input<typeof complaintSchema>;

export const complaintQuery = staffListQuery(resources.complaint).extend({
  kind: z.enum(complaintKinds, says('nothingHere')).optional(),
});

export const complaintDeeds = [
  ...(['take', 'assign', 'acknowledge', 'answer', 'mailed', 'note', 'authorise', 'close', 'reopen'] as const),
] as const;
export type ComplaintDeed = (typeof complaintDeeds)[number];

export const complaintEventInput = z.strictObject({
  action: z.enum(complaintDeeds),
  /** `mailed`, and `acknowledge` and `answer` where they go by mail, have a subject and a text. */
  ...caseEventFields,
  outcome: z.enum(complaintOutcomes, says('outcomeMissing')).optional(),
  learning: typed(2_000).optional(),
});

/** Of a calendar year; the running one where none is said. */
export const summaryQuery = z.object({
  year: z
    .string()
    .regex(/^20\d\d$/, says('valueUnreadable'))
    .transform(Number)
    .optional(),
});
export const bySummaryTable = z.object({ table: z.literal('complaints.csv', says('nothingHere')) });

const count = z.number().int().nonnegative();
export const summaryCounts = [
  ...(['received', 'acknowledgedInTime', 'answered', 'answeredInTime'] as const),
  // Neither answered nor closed; and of these, past the day they are to be answered by.
  ...(['open', 'late'] as const),
] as const;
export const summaryColumns = [...summaryCounts, ...complaintOutcomes] as const;
const line = z.record(z.enum(summaryColumns), count);
export type SummaryLine = z.output<typeof line>;

/** What came in that year, without a name of anybody who complained. */
export const complaintSummary = z.object({
  year: z.number().int(),
  /** Whether others are kept from whoever asks: it is no answer for a regulator. */
  isPart: z.boolean().default(false),
  years: z.array(z.number().int()),
  care: line,
  data: line,
  complaints: z.array(
    z.object({
      reference: z.string(),
      kind: z.enum(complaintKinds),
      receivedAt: z.string(),
      acknowledgedAt: z.string().nullable(),
      answeredAt: z.string().nullable(),
      answerBy: z.string(),
      outcome: z.string(),
      learning: z.string(),
    }),
  ),
});
export type ComplaintSummary = z.output<typeof complaintSummary>;
