import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Registrations whose listing somebody has deleted for good: the next file of their register makes it no more. */
export const unwantedServices = pgTable('unwanted_services', {
  /** The sum of register and number: what stands for a number may be a name and an address. */
  sum: text('sum').primaryKey(),
  since: timestamp('since', { withTimezone: true }).notNull().defaultNow(),
});
