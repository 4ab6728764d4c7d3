import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Draft } from '@/lib/contract/draft';
import { accounts } from './accounts';
import { updatedAt } from './columns';
import { listings } from './listings';

export const answerDrafts = pgTable(
  'answer_drafts',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** Of the questionnaire, in the site's words. */
    version: text('version').notNull(),
    answers: jsonb('answers').$type<Draft['answers']>().notNull(),
    clientTime: timestamp('client_time', { withTimezone: true }).notNull(),
    updatedAt,
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.listingId] }),
    index('answer_drafts_listing').on(table.listingId),
  ],
);
