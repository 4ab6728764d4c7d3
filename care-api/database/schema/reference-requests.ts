import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { declineReasons, type ReferenceAnswer, referenceStates } from '@/lib/contract/reference-request';
import { moment, person } from './case-columns';
import { createdAt } from './columns';
import { submissions } from './questionnaires';

export const referenceRequests = pgTable(
  'reference_requests',
  {
    id: uuid('id').primaryKey(),
    submissionId: integer('submission_id')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    accountId: person('account_id'),
    name: text('name').notNull(),
    email: text('email').notNull(),
    language: text('language').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    state: text('state', { enum: referenceStates }).notNull().default('asked'),
    /** Unfinished, and the referee's alone, until they give it. */
    answer: jsonb('answer').$type<ReferenceAnswer>(),
    reason: text('reason', { enum: ['', ...declineReasons] })
      .notNull()
      .default(''),
    mails: integer('mails').array().notNull().default([]),
    remindedAt: moment('reminded_at'),
    endedAt: moment('ended_at'),
    createdAt,
  },
  (table) => [index('reference_requests_of').on(table.submissionId, table.createdAt)],
);
