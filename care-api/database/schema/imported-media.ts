import { pgTable, text } from 'drizzle-orm/pg-core';

/** Files of another site that an import took, or found to be nothing that can be kept: none is fetched twice. */
export const importedMedia = pgTable('imported_media', {
  /** Host and path there. */
  key: text('key').primaryKey(),
  name: text('name').notNull().default(''),
  problem: text('problem').notNull().default(''),
});
