import { z } from 'zod';
import { says } from './issue-faults';
import { listingStatuses } from './listing';
import { resources } from './resources';
import { staffListQuery, staffPage } from './staff-list';
import { id, moment, text, typed, versionInput, versionWire } from './wire';

/** How far an application has come, as its sender is told. */
export const applicationStages = ['sent', 'read', 'call', 'offer', 'closed'] as const;
export type ApplicationStage = (typeof applicationStages)[number];

const stage = z.enum(applicationStages).catch('sent');
const answers = z.array(z.object({ label: text, value: text })).catch([]);
/** A day as `2026-05-31`. */
const day = z
  .string()
  .nullish()
  .transform((value) => (value && /^\d{4}-\d\d-\d\d$/.test(value) ? value : null));

/** Answers that were sent together, as their sender finds them again. */
export const applicationSchema = z
  .object({
    id,
    /** To name it by, on the telephone. */
    reference: text,
    typeId: id.nullish(),
    typeTitle: text,
    status: z.enum(listingStatuses).catch('Open'),
    withdrawn: z.boolean().nullish().transform(Boolean),
    createdDate: moment,
    stage,
    /** What happens next, in the staff's words to the applicant, and on which day. */
    nextStep: text,
    nextOn: day,
    /** What was sent: the question and what was answered, in the order asked. */
    answers,
  })
  .transform(({ typeId, typeTitle, createdDate, ...wire }) => ({
    ...wire,
    listingId: typeId ?? null,
    listingTitle: typeTitle,
    sentAt: createdDate,
  }));
export type Application = z.output<typeof applicationSchema>;
export type ApplicationWire = z.input<typeof applicationSchema>;

/** Body of PUT Response/applications/{id}: its sender takes it back, an admin says how it stands. */
export const applicationChange = z.union([
  z.strictObject({ withdrawn: z.literal(true) }),
  z.strictObject({ status: z.enum(listingStatuses) }),
]);
export type ApplicationChange = z.output<typeof applicationChange>;

/** An application as staff have it. */
export const receivedApplicationSchema = z
  .object({
    applicationId: id,
    reference: text,
    typeId: id.nullish(),
    typeTitle: text,
    applicant: text,
    email: text,
    /** Nobody has shown yet that the email is theirs. */
    isUnconfirmed: z.boolean(),
    withdrawn: z.boolean(),
    stage,
    nextStep: text,
    nextOn: day,
    createdAt: moment,
    /** The first number they gave; left out of lists, as the answers are. */
    phone: text.optional(),
    answers: answers.optional(),
    version: versionWire,
  })
  .transform(({ applicationId, typeId, typeTitle, ...wire }) => ({
    ...wire,
    id: applicationId,
    listingId: typeId ?? null,
    listingTitle: typeTitle,
    phone: wire.phone ?? '',
    answers: wire.answers ?? [],
    version: wire.version ?? null,
  }));
export type ReceivedApplication = z.output<typeof receivedApplicationSchema>;
export type ReceivedApplicationWire = z.input<typeof receivedApplicationSchema>;

/** Body of PUT admin/applications/{id}: where it stands, and what comes next. */
export const applicationStep = z.strictObject({
  stage: z.enum(applicationStages, says('valueUnreadable')),
  nextStep: typed(resources.application.lengths.nextStep).default(''),
  /** '' for no day. */
  nextOn: z.union([z.literal(''), z.iso.date()], says('valueUnreadable')).default(''),
  version: versionInput,
});

export const applicationTabs = resources.application.statuses;
export const applicationQuery = staffListQuery(resources.application);
export const applicationPage = staffPage(receivedApplicationSchema);
