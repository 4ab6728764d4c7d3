import { z } from 'zod';
import { says } from './issue-faults';
import { draftKinds } from './resources';
import { idParam, nameParam, typed } from './wire';

const kind = z.enum(draftKinds, says('nothingHere'));
export type WorkingKind = z.output<typeof kind>;
export const byWorkingRow = z.object({ kind, id: idParam });
export const byRevision = z.object({ kind, id: idParam, number: idParam });
export const byToken = z.object({ token: nameParam });

/** Fields as the row's own call takes them; they may be wrong still. */
const workingData = z.record(z.string().max(60), z.unknown());
export type WorkingData = z.output<typeof workingData>;

const tab = typed(40).min(1, says('fieldsRequired'));
const seen = z.number().int().nonnegative();

export const workingInput = z.strictObject({
  data: workingData,
  /** Of the working copy as it was seen; 0 where there was none yet. */
  version: seen,
  /** Of the public row that these words began from. */
  publicVersion: z.number().int().positive(),
  tab,
});
export const versionBody = z.strictObject({ version: seen });
/** Of a listing that people have applied to: it is to ask something else, or nothing, all the same. */
const takesPlace = z.boolean().optional();
export const publishInput = z.strictObject({ version: seen, takesPlace });
export const leaseInput = z.strictObject({
  tab,
  take: z.boolean().optional(),
});
export const tabQuery = z.object({ tab: typed(40).default('') });
const scheduled = z.enum(['publish', 'unpublish']);
export type Scheduled = z.output<typeof scheduled>;
export const scheduleQuery = z.object({ action: scheduled.default('publish') });

export const scheduleInput = z.strictObject({
  version: seen,
  action: scheduled.default('publish'),
  /** In London: '2027-03-28T09:30'. */
  local: typed(40),
  /** Of a time that comes twice, when the clocks go back. */
  which: z.enum(['earlier', 'later']).optional(),
  takesPlace,
});

const moment = z.string();
const person = z.object({ name: z.string(), at: moment });

const schedule = z.object({
  dueAt: moment,
  by: z.string(),
  /** Code of why it was not done when it was due. */
  problem: z.string().nullable(),
});

/** What should have been done two minutes ago or earlier, or could not be. */
export const overdueSchema = z.object({
  items: z.array(
    schedule
      .pick({ dueAt: true, problem: true })
      .extend({ kind, id: z.number().int(), name: z.string(), action: scheduled }),
  ),
});
export type OverdueItem = z.output<typeof overdueSchema>['items'][number];

/** All there is to know before somebody writes on. Moments are ISO 8601, names '' where nobody knows them any more. */
export const standingSchema = z.object({
  /** The row as staff are told it, and as fields. */
  row: z.unknown(),
  fields: workingData,
  /** The row's, which goes on with each change that the public sees. */
  publicVersion: z.number().int(),
  copy: z
    .object({
      data: workingData,
      base: workingData,
      baseVersion: z.number().int(),
      by: z.string(),
      at: moment,
    })
    .nullable(),
  version: z.number().int(),
  lease: person.extend({ tab: z.string() }).nullable(),
  /** When these words are published, and when the row is a draft again. */
  schedule: schedule.nullable(),
  ending: schedule.nullable(),
  previewUntil: moment.nullable(),
});
export type Standing = z.output<typeof standingSchema>;

export const savedSchema = z.object({
  version: z.number().int(),
  savedAt: moment,
  /** As they are kept: new pictures by their names. */
  data: workingData,
});

export const leaseAnswer = z.object({
  /** The asker's, in the window that asks. */
  isMine: z.boolean(),
  /** The asker's, in another window. */
  isYours: z.boolean(),
  name: z.string(),
  since: moment,
  until: moment,
});

export const revisionReasons = ['begun', 'autosave', 'replaced', 'thrown', 'published'] as const;
const revision = z.object({
  number: z.number().int(),
  reason: z.enum(revisionReasons),
  by: z.string(),
  at: moment,
});
export const revisionsSchema = z.object({
  /** The newest first; `changed` names the fields that differ from the one before, `byClock` what no one's hand published. */
  items: z.array(revision.extend({ changed: z.array(z.string()), byClock: z.boolean().default(false) })),
});
export type RevisionItem = z.output<typeof revisionsSchema>['items'][number];
export const revisionSchema = revision.extend({ data: workingData });

export const previewAnswer = z.object({ token: z.string(), until: moment });
export const previewSchema = z.object({ kind: z.enum(draftKinds), row: z.unknown() });
