import { sql } from 'drizzle-orm';
import { index, integer, pgEnum, pgTable, primaryKey, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { alertPaces } from '@/lib/contract/alert';
import { createdAt } from './columns';
import { listings } from './listings';

export const alertPace = pgEnum('alert_pace', alertPaces);

/** A question of the directory whose new answers are mailed, once the owner of the address has confirmed it. */
export const listingAlerts = pgTable(
  'listing_alerts',
  {
    id: serial('id').primaryKey(),
    email: text('email').notNull(),
    /** The address's query, in its fixed order. */
    search: text('search').notNull(),
    /** The same in the reader's words. */
    asked: text('asked').notNull(),
    language: text('language').notNull(),
    pace: alertPace('pace').notNull(),
    /** The last arrival that stood in the directory when it was asked for: what came later is new. */
    since: integer('since').notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    nextAt: timestamp('next_at', { withTimezone: true }),
    /** When it stops, and when its owner was asked whether it should. */
    endsAt: timestamp('ends_at', { withTimezone: true }),
    askedAt: timestamp('asked_at', { withTimezone: true }),
    mailedAt: timestamp('mailed_at', { withTimezone: true }).notNull(),
    createdAt,
  },
  (table) => [
    // A question may be longer than an index takes.
    uniqueIndex('listing_alerts_question').on(sql`lower(${table.email})`, sql`md5(${table.search})`),
    index('listing_alerts_due').on(table.nextAt, table.id),
  ],
);

export const listingAlertLinks = pgTable(
  'listing_alert_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    alertId: integer('alert_id')
      .notNull()
      .references(() => listingAlerts.id, { onDelete: 'cascade' }),
    createdAt,
  },
  (table) => [index('listing_alert_links_alert').on(table.alertId)],
);

/** In which order listings were first there for everybody, and open. */
export const listingArrivals = pgTable(
  'listing_arrivals',
  {
    listingId: integer('listing_id')
      .primaryKey()
      .references(() => listings.id, { onDelete: 'cascade' }),
    number: serial('number').notNull(),
  },
  (table) => [uniqueIndex('listing_arrivals_number').on(table.number)],
);

export const listingAlertsSent = pgTable(
  'listing_alerts_sent',
  {
    alertId: integer('alert_id')
      .notNull()
      .references(() => listingAlerts.id, { onDelete: 'cascade' }),
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.alertId, table.listingId] }),
    index('listing_alerts_sent_listing').on(table.listingId),
  ],
);
