import { z } from 'zod';
import { checkKinds } from './application-check';
import { applicationStages, applicationSteps, closingReasons } from './application-stage';
import { fileAnswerPath, readFileAnswer } from './file-answer';
import { ownInterview } from './interview';
import { isDay } from './is-day';
import { says } from './issue-faults';
import { listingStatuses } from './listing';
import { ownReferences } from './reference-request';
import { resources } from './resources';
import { staffListQuery, staffPage } from './staff-list';
import { id, moment, text, typed, versionWire } from './wire';

/** To name one by, on the telephone: 'LC-000012'. */
export function applicationReference(id: number): string {
  return `LC-${String(id).padStart(6, '0')}`;
}

const answer = z.object({ key: text.optional(), label: text, value: text }).transform(({ key, label, value }) => {
  const named = readFileAnswer(value);
  const file = named && { href: fileAnswerPath(named.id), name: named.name };
  return { ...(key !== undefined && { key }), label, value, file };
});
/** `file` is what the value names, where it names one; `key` is the question's, the same through all versions. */
const answers = z.array(answer).catch([]);
/** A day as `2026-05-31`. */
const day = z
  .string()
  .nullish()
  .transform((value) => (value && isDay(value) ? value : null));

/** What one side wrote to the other. */
const applicationMessage = z.object({ at: z.string(), isOwn: z.boolean(), subject: text, words: text });

export const applicationSchema = z
  .object({
    id,
    reference: text,
    typeId: id.nullish(),
    typeTitle: text,
    status: z.enum(listingStatuses).catch('Open'),
    withdrawn: z.boolean().nullish().transform(Boolean),
    createdDate: moment,
    stage: z.enum(applicationSteps).catch('sent'),
    isJob: z.boolean().nullish().transform(Boolean),
    /** What happens next, in the staff's words to the applicant, and on which day. */
    nextStep: text,
    nextOn: day,
    answers,
    interview: ownInterview.nullish().catch(null),
    references: ownReferences.nullish().catch(null),
    messages: z.array(applicationMessage).optional().catch([]),
  })
  .transform(({ typeId, typeTitle, createdDate, messages = [], ...wire }) => ({
    ...wire,
    messages,
    listingId: typeId ?? null,
    listingTitle: typeTitle,
    sentAt: createdDate,
  }));
export type Application = z.output<typeof applicationSchema>;
export type ApplicationWire = z.input<typeof applicationSchema>;

/** Its sender takes it back, staff say how it stands. */
export const applicationChange = z.union([
  z.strictObject({ withdrawn: z.literal(true) }),
  z.strictObject({ status: z.enum(listingStatuses) }),
]);
export type ApplicationChange = z.output<typeof applicationChange>;

export const longestAnswer = 4_000;
/** What its sender writes to us about it. */
export const applicationAnswer = z.strictObject({
  words: typed(longestAnswer).min(1, says('messageRequired')),
});

export const receivedApplicationSchema = z
  .object({
    applicationId: id,
    reference: text,
    typeId: id.nullish(),
    typeTitle: text,
    /** Nobody who decides is to know who it is yet: the reference stands for the name, and what tells who is left out. */
    isAnonymous: z.boolean().nullish().transform(Boolean),
    applicant: text,
    email: text,
    isUnconfirmed: z.boolean(),
    withdrawn: z.boolean(),
    isJob: z.boolean(),
    stage: z.enum(applicationStages).catch('sent'),
    stageSince: moment,
    reason: z.enum(['', ...closingReasons]).catch(''),
    nextStep: text,
    nextOn: day,
    createdAt: moment,
    ownerId: z.string().nullish(),
    ownerName: text,
    /** When its sender last heard from us. */
    lastWordAt: moment,
    /** Since when what they wrote waits for us; null where nothing does. */
    repliedAt: moment,
    dueAt: moment,
    /** Of a job: how many of the required checks are done, and until when they may work here. */
    checksDone: z.number().int(),
    rightToWorkUntil: day,
    /** In lists: the checks that somebody hired works without. */
    openChecks: z.array(z.enum(checkKinds)).optional(),
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
    openChecks: wire.openChecks ?? [],
    ownerId: wire.ownerId ?? null,
    version: wire.version ?? null,
  }));
export type ReceivedApplication = z.output<typeof receivedApplicationSchema>;
export type ReceivedApplicationWire = z.input<typeof receivedApplicationSchema>;

/** Days from now within which a file goes for good by itself; 0 is by the next run. */
export const goesWithin = ['0', '30', '90'] as const;
export const applicationFilters = {
  stage: z.enum(applicationStages, says('nothingHere')).optional(),
  goes: z.enum(goesWithin, says('nothingHere')).optional(),
};
export const applicationQuery = staffListQuery(resources.application).extend(applicationFilters);
export const applicationPage = staffPage(receivedApplicationSchema);

/** Cards of a column of the board; the list has the others. */
export const mostCards = 15;
export const boardQuery = applicationQuery.omit({ page: true, size: true, sort: true });
const boardColumn = z.object({
  stage: z.enum(applicationStages),
  total: z.number().int().positive(),
  items: z.array(receivedApplicationSchema),
});
/**
 * The rows of the list by their stage, those that came there last first; a stage without any is left out. The API of the
 * release before tells the columns alone.
 */
export const applicationBoard = applicationPage
  .omit({ items: true, page: true, pageSize: true })
  .partial()
  .extend({ columns: z.array(boardColumn) })
  .transform(({ columns, total, totalIsCapped = false, counts = {} }) => ({
    ...{ columns, totalIsCapped, counts },
    total: total ?? columns.reduce((sum, column) => sum + column.total, 0),
  }));
export type ApplicationBoard = z.output<typeof applicationBoard>;
