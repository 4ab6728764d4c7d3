import { numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Kept by triggers. Marks are random, so that no other database, nor one from a backup, has a tag's same sum. */
export const contentChanges = pgTable(
  'content_changes',
  {
    tag: text('tag').notNull(),
    /** Id of the transaction. */
    xact: text('xact').notNull(),
    mark: numeric('mark').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tag, table.xact] })],
);
