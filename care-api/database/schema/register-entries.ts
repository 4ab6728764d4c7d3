import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Said } from '@/care-api/database/register-entry';
import { listings } from './listings';

/** What each source says of a service; a listing shows what they say together, in whichever order files came in. */
export const registerEntries = pgTable(
  'register_entries',
  {
    /** The register, and the service's number in it or what stands for one. */
    source: text('source').notNull(),
    sourceKey: text('source_key').notNull(),
    /** The series of files that said it: a new edition takes the place of the one before. */
    origin: text('origin').notNull(),
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    statedOn: date('stated_on').notNull(),
    /** Somebody said that this is a service of its own, however much it is like another. */
    isApart: boolean('is_apart').notNull().default(false),
    said: jsonb('said').$type<Partial<Said>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.sourceKey, table.origin] }),
    index('register_entries_listing').on(table.listingId),
  ],
);
