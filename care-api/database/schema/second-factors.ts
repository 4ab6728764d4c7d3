import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { createdAt } from './columns';

const ownerId = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** An authenticator app, one for each account; until its first code it waits and asks for nothing. */
export const authenticatorApps = pgTable('authenticator_apps', {
  accountId: ownerId().primaryKey(),
  /** Base64url: codes are reckoned from it, so a hash would not do. */
  secret: text('secret').notNull(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  /** The half minute of the last code that was taken: no code is taken twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt,
});

export const passkeys = pgTable(
  'passkeys',
  {
    /** As the device names it, base64url. */
    id: text('id').primaryKey(),
    accountId: ownerId(),
    publicKey: text('public_key').notNull(),
    /** How often it was used, as it says itself; 0 from those that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull().default([]),
    device: text('device').notNull().default(''),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
    createdAt,
  },
  (table) => [index('passkeys_account').on(table.accountId)],
);

/** For whoever has lost the device: each good once, and gone then. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { codeHash: text('code_hash').primaryKey(), accountId: ownerId() },
  (table) => [index('recovery_codes_account').on(table.accountId)],
);

/** Of the ticket only the hash is kept; who it is for nobody knows before a passkey says it. */
export const signInSteps = pgTable(
  'sign_in_steps',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** What a passkey has to sign; '' where a code is asked for. */
    challenge: text('challenge').notNull().default(''),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sign_in_steps_account').on(table.accountId), index('sign_in_steps_expires').on(table.expiresAt)],
);
