import { sql } from 'drizzle-orm';
import { type ExtraConfigColumn, integer, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

export const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow();
export const updatedAt = timestamp('updated_at', { withTimezone: true })
  .notNull()
  .defaultNow()
  .$onUpdate(() => new Date());

/** One more with each change by staff: whoever saves says which one they saw. */
export const version = integer('version').notNull().default(1);

/** File or register and key in it, for rows that came from an import; '' otherwise. */
export const importedFrom = {
  source: text('source').notNull().default(''),
  sourceKey: text('source_key').notNull().default(''),
};

/** What comes from one place is imported once. */
export function uniqueImport(name: string, table: Record<keyof typeof importedFrom, ExtraConfigColumn>) {
  return uniqueIndex(name).on(table.source, table.sourceKey).where(sql`${table.sourceKey} <> ''`);
}
