import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Posts, pages and comments that an import has taken, whether they are still here or not. */
export const importedTexts = pgTable('imported_texts', {
  /** Its kind, and its key at the old site. */
  key: text('key').primaryKey(),
  /** Of each field the sum of what was taken: one that is another by now somebody has changed here. */
  sums: jsonb('sums').$type<Readonly<Record<string, string>>>().notNull(),
});
