import { date, index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { checkKinds, checkStates } from '@/lib/contract/application-check';
import { workKinds } from '@/lib/contract/work-history';
import { eventColumns, moment, person } from './case-columns';
import { submissions } from './questionnaires';

const submissionId = () =>
  integer('submission_id')
    .notNull()
    .references(() => submissions.id, { onDelete: 'cascade' });

export const applicationEvents = pgTable(
  'application_events',
  {
    ...eventColumns(),
    submissionId: submissionId(),
    /** What was written to whoever applied, or by them. */
    words: text('words').notNull().default(''),
    /** The mail that takes it there. */
    mailId: integer('mail_id'),
    /** Of a mail that came in, as it names itself: handed on twice, it is taken once. */
    messageId: text('message_id'),
  },
  (table) => [
    index('application_events_of').on(table.submissionId, table.id),
    index('application_events_message').on(table.submissionId, table.messageId),
  ],
);

/** What was seen of whoever applied: its outcome and number, never the paper itself. */
export const applicationChecks = pgTable(
  'application_checks',
  {
    submissionId: submissionId(),
    check: text('kind', { enum: checkKinds }).notNull(),
    state: text('state', { enum: checkStates }).notNull(),
    seenOn: date('seen_on'),
    repeatOn: date('repeat_on'),
    number: text('number').notNull().default(''),
    evidence: text('evidence').notNull().default(''),
    reason: text('reason').notNull().default(''),
    accountId: person('account_id'),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.submissionId, table.check] })],
);

/** Where somebody worked, or why they did not; `untilOn` is null for what goes on. */
export const applicationWork = pgTable(
  'application_work',
  {
    id: serial('id').primaryKey(),
    submissionId: submissionId(),
    kind: text('kind', { enum: workKinds }).notNull(),
    fromOn: date('from_on').notNull(),
    untilOn: date('until_on'),
    words: text('words').notNull(),
  },
  (table) => [index('application_work_of').on(table.submissionId, table.fromOn)],
);
