import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Writes of late, counted for every node; of whom is told by a hash only. Unlogged: a crash forgets it, nothing waits for the disk. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    keyHash: text('key_hash').primaryKey(),
    taken: integer('taken').notNull(),
    /** Milliseconds since 1970, by the clock of whoever counted first. */
    endsAt: bigint('ends_at', { mode: 'number' }).notNull(),
  },
  (table) => [index('rate_limits_ends_at').on(table.endsAt)],
);
