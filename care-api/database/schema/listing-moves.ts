import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { listings } from './listings';

/** Addresses of listings that were joined away: each leads to the one that stays, and comes back when they are parted. */
export const listingMoves = pgTable(
  'listing_moves',
  {
    id: integer('id').primaryKey(),
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** The registration it began with. */
    source: text('source').notNull(),
    sourceKey: text('source_key').notNull(),
  },
  (table) => [index('listing_moves_listing').on(table.listingId)],
);
