import { date, integer, pgEnum, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { redirectSources } from '@/lib/contract/redirect';
import { keptColumns } from './trash-columns';

export const redirectSource = pgEnum('redirect_source', redirectSources);

export const redirects = pgTable('redirects', {
  id: serial('id').primaryKey(),
  /** As `redirectKey` spells it. */
  from: text('from_path').notNull().unique('redirects_from'),
  to: text('to_path').notNull(),
  source: redirectSource('source').notNull().default('hand'),
  timesAsked: integer('asked').notNull().default(0),
  lastAskedOn: date('last_asked_on'),
  ...keptColumns(),
});

/** What was asked for and not found, a row a day: the address alone, nobody's name. */
export const missedAddresses = pgTable(
  'missed_addresses',
  { path: text('path').notNull(), day: date('day').notNull(), count: integer('count').notNull() },
  (table) => [primaryKey({ columns: [table.path, table.day] })],
);
