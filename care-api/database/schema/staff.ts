import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { createdAt } from './columns';

/** People as the audit names them. Whoever is erased keeps a token here and nothing else: the chain of hashes holds. */
export const auditPeople = pgTable('audit_people', {
  token: text('token').primaryKey(),
  accountId: uuid('account_id')
    .unique()
    .references(() => accounts.id, { onDelete: 'set null' }),
  name: text('name').notNull(),
});

/** What staff did, row behind row: each holds the hash of the one before it. A trigger refuses to change or delete any. */
export const audit = pgTable(
  'audit',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Token of a person; '' for the API itself. */
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    kind: text('kind').notNull(),
    /** Of an account its person's token. */
    objectId: text('object_id').notNull(),
    /** `{ field: [before, after] }`; null once they were erased with a person. */
    changes: jsonb('changes').$type<Record<string, [unknown, unknown]>>(),
    /** Whether the version was checked that the sender had seen; null where there was none. */
    checked: boolean('checked'),
    /** Random, so that erased changes cannot be guessed from `sealed`; goes with them. */
    salt: text('salt').notNull(),
    sealed: text('sealed').notNull(),
    prevHash: text('prev_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    index('audit_object').on(table.kind, table.objectId, table.id),
    index('audit_actor').on(table.actor, table.id),
    index('audit_at').on(table.at, table.id),
    index('audit_kept').on(table.at).where(sql`${table.changes} is not null`),
  ],
);

/** Writes that their senders gave a name, so that one that is sent again is done once: kept for a day. */
export const onceWrites = pgTable(
  'once_writes',
  {
    /** Whose names these are: an account's, or a visitor's. */
    sender: text('sender').notNull(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** Hashes of the name, and of what was sent. */
    key: text('key').notNull(),
    content: text('content').notNull(),
    /** Sealed by the name, of which nothing but a hash is here; null while it is being done. */
    answer: text('answer'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.sender, table.key] }), index('once_writes_created').on(table.createdAt)],
);

export const runs = pgTable('runs', {
  id: serial('id').primaryKey(),
  kind: text('kind').notNull(),
  action: text('action').notNull(),
  accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
  /** What every row was given, if anything. */
  value: text('value').notNull().default(''),
  total: integer('total').notNull().default(0),
  /** Each row's version as the run left it, and what puts it back. */
  changed: jsonb('changed').$type<{ id: number; version: number; was?: unknown }[]>().notNull().default([]),
  conflicts: jsonb('conflicts').$type<number[]>().notNull().default([]),
  refused: jsonb('refused').$type<{ id: number; reason: string }[]>().notNull().default([]),
  createdAt,
  /** Null while it runs, and for ever where it was stopped halfway. */
  finishedAt: timestamp('finished_at', { withTimezone: true }),
  undoneAt: timestamp('undone_at', { withTimezone: true }),
});

const ownedBy = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

export const staffViews = pgTable(
  'staff_views',
  {
    id: serial('id').primaryKey(),
    accountId: ownedBy(),
    /** By the last part of its address. */
    list: text('list').notNull(),
    name: text('name').notNull(),
    /** What stands behind the address: '?status=banned'. */
    search: text('search').notNull(),
    isShared: boolean('is_shared').notNull().default(false),
    createdAt,
  },
  (table) => [
    uniqueIndex('staff_views_name').on(table.accountId, table.list, table.name),
    index('staff_views_list').on(table.list),
  ],
);

export const listSettings = pgTable(
  'list_settings',
  {
    accountId: ownedBy(),
    list: text('list').notNull(),
    hidden: jsonb('hidden').$type<string[]>().notNull().default([]),
    size: integer('size'),
    viewId: integer('view_id').references(() => staffViews.id, { onDelete: 'set null' }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.list] })],
);
