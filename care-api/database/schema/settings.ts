import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgEnum, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { mailStates } from '@/lib/contract/mail';
import { createdAt } from './columns';
import { submissions } from './questionnaires';

/** Single values the API keeps about itself: its signing secret, whether sample content was laid. */
export const settings = pgTable('settings', { key: text('key').primaryKey(), value: text('value').notNull() });

export const mailState = pgEnum('mail_state', mailStates);

export const mails = pgTable(
  'mails',
  {
    id: serial('id').primaryKey(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** A calendar entry that goes with it: its lines, without who sends it; '' for none. */
    calendar: text('calendar').notNull().default(''),
    language: text('language').notNull().default(''),
    /** The application that it tells its sender of. */
    submissionId: integer('submission_id').references(() => submissions.id, { onDelete: 'set null' }),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt,
    state: mailState('state').notNull().default('waiting'),
    /** What the mail server last said against it; '' while it said nothing. */
    said: text('said').notNull().default(''),
    /** Its text held a link that is good once, which was cut out when it was sent. */
    isSpent: boolean('is_spent').notNull().default(false),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    /** Since when it is tried anew; null for one that was never sent again. */
    sentAgainAt: timestamp('sent_again_at', { withTimezone: true }),
  },
  (table) => [
    index('mails_next_attempt').on(table.nextAttemptAt).where(sql`${table.state} = 'waiting'`),
    index('mails_state').on(table.state, table.id),
    index('mails_submission').on(table.submissionId).where(sql`${table.submissionId} is not null`),
    index('mails_finished_at').on(table.finishedAt),
    index('mails_texts').on(table.finishedAt).where(sql`${table.text} <> ''`),
    index('mails_to').on(sql`lower(${table.to})`, table.id),
    index('mails_words').using('gin', sql`lower(${table.to} || ' ' || ${table.subject}) gin_trgm_ops`),
  ],
);
