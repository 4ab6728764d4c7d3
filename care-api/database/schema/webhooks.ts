import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgEnum, pgTable, serial, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { deliveryStates, type WebhookMessage, webhookPauses } from '@/lib/contract/webhook';
import { accounts } from './accounts';
import { createdAt, updatedAt, version } from './columns';

export const webhookPause = pgEnum('webhook_pause', webhookPauses);
export const deliveryState = pgEnum('delivery_state', deliveryStates);

export const webhooks = pgTable(
  'webhooks',
  {
    id: serial('id').primaryKey(),
    /** Who made it; it goes on without them. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    url: text('url').notNull(),
    events: text('events').array().notNull(),
    /** What signs: kept, for each message is signed anew. */
    secret: text('secret').notNull(),
    /** The one before, which signs too for a while. */
    earlierSecret: text('earlier_secret'),
    earlierUntil: timestamp('earlier_until', { withTimezone: true }),
    paused: webhookPause('paused'),
    lastSentAt: timestamp('last_sent_at', { withTimezone: true }),
    lastFailedAt: timestamp('last_failed_at', { withTimezone: true }),
    version,
    createdAt,
    updatedAt,
  },
  (table) => [index('webhooks_account').on(table.accountId)],
);

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: serial('id').primaryKey(),
    webhookId: integer('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    messageId: text('message_id').notNull(),
    message: jsonb('message').$type<WebhookMessage>().notNull(),
    state: deliveryState('state').notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
    /** For the API of the release before, which gives it up some days after this. */
    triedSince: timestamp('tried_since', { withTimezone: true }).notNull().defaultNow(),
    status: integer('status'),
    said: text('said').notNull().default(''),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    createdAt,
  },
  (table) => [
    index('webhook_deliveries_next').on(table.nextAttemptAt).where(sql`${table.state} = 'waiting'`),
    index('webhook_deliveries_webhook').on(table.webhookId, table.id),
    index('webhook_deliveries_finished').on(table.finishedAt),
  ],
);
