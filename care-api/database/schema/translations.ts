import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt, version } from './columns';

export const translations = pgTable(
  'translations',
  {
    /** Language, and a name of the text's place: `pl-` and 32 letters. */
    id: text('id').primaryKey(),
    language: text('language').notNull(),
    /** What is read together: `site`, or the body of a page. */
    part: text('part').notNull(),
    original: text('original').notNull().default(''),
    /** '' where it has been taken out. */
    words: text('words').notNull().default(''),
    version,
    updatedAt,
  },
  (table) => [index('translations_part').on(table.language, table.part)],
);
