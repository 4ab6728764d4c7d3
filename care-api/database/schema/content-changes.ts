import { numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * What public content was changed, by triggers, one row a tag and transaction. The sum of a tag's marks names the state of
 * its content: marks are random, so that no other database, and none brought back from a backup, has the same sum.
 */
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
