import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { applicationStages } from '@/lib/contract/application-stage';
import { interviewStates } from '@/lib/contract/interview';
import { moment, person } from './case-columns';
import { createdAt } from './columns';
import { submissions } from './questionnaires';

export const interviews = pgTable(
  'interviews',
  {
    id: uuid('id').primaryKey(),
    submissionId: integer('submission_id')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    accountId: person('account_id'),
    tokenHash: text('token_hash').notNull().unique(),
    state: text('state', { enum: interviewStates }).notNull().default('offered'),
    /** From where its offer moved the application: taken back unheard, it goes there again. */
    movedFrom: text('moved_from', { enum: applicationStages }),
    times: text('times').array().notNull(),
    startsAt: moment('starts_at'),
    minutes: integer('minutes').notNull(),
    place: text('place').notNull(),
    /** Of its calendar entry: one more with each change of it. */
    sequence: integer('sequence').notNull().default(0),
    /** Mails about how it stands, which are stopped while they wait once it stands otherwise. */
    mails: integer('mails').array().notNull().default([]),
    /** Its applicant knows of it: a mail has left. */
    isTold: boolean('is_told').notNull().default(false),
    remindedAt: moment('reminded_at'),
    createdAt,
  },
  (table) => [
    index('interviews_of').on(table.submissionId, table.createdAt),
    uniqueIndex('interviews_open').on(table.submissionId).where(sql`${table.state} in ('offered', 'agreed')`),
    index('interviews_agreed').on(table.startsAt).where(sql`${table.state} = 'agreed'`),
  ],
);
