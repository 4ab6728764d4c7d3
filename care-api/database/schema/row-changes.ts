import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { WebhookEvent, WebhookKind } from '@/lib/contract/webhook';

/** What last became of each row that other systems may keep, also of those that are gone. */
export const rowChanges = pgTable(
  'row_changes',
  {
    kind: text('kind').$type<WebhookKind>().notNull(),
    rowId: integer('row_id').notNull(),
    event: text('event').$type<WebhookEvent>().notNull(),
    /** When it was written, by the clock of the database; there for others once its transaction has ended. */
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.rowId] }),
    index('row_changes_at').on(table.kind, table.at, table.rowId),
  ],
);
