import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Every row of the sample as it was laid: what still is the same may go when the provider's own content is there. */
export const sampleRows = pgTable(
  'sample_rows',
  {
    kind: text('kind').notNull(),
    rowId: integer('row_id').notNull(),
    content: jsonb('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.rowId] })],
);
