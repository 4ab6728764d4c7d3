import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';

/** An address that somebody typed; nothing but the confirmation is mailed to it before its owner confirms. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: serial('id').primaryKey(),
    email: text('email').notNull(),
    /** Topics asked for, and those of them that the owner of the address confirmed. */
    asked: text('asked').array().notNull().default([]),
    confirmed: text('confirmed').array().notNull().default([]),
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
    createdAt,
  },
  (table) => [
    uniqueIndex('newsletter_subscribers_email').on(sql`lower(${table.email})`),
    index('newsletter_subscribers_created_at').on(table.createdAt, table.id),
    index('newsletter_subscribers_words').using('gin', sql`lower(${table.email}) gin_trgm_ops`),
  ],
);

/** Links that were mailed: only the hash of their token is kept. They confirm for a week and unsubscribe for good. */
export const newsletterLinks = pgTable(
  'newsletter_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    subscriberId: integer('subscriber_id')
      .notNull()
      .references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
    createdAt,
  },
  (table) => [index('newsletter_links_subscriber').on(table.subscriberId)],
);
