import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Scheduled, WorkingData } from '@/lib/contract/working';
import { accounts } from './accounts';

const person = () => uuid('account_id').references(() => accounts.id, { onDelete: 'set null' });
const row = () => ({ kind: text('kind').notNull(), id: integer('id').notNull() });

/** What staff write before it is published, one for each row. It stays when it is done with, so that no version comes twice. */
export const workingCopies = pgTable(
  'working_copies',
  {
    ...row(),
    /** As the row's own call takes it, valid or not; null while nobody has begun. */
    data: jsonb('data').$type<WorkingData>(),
    /** The public row's fields when this began, and its version. */
    base: jsonb('base').$type<WorkingData>(),
    publicVersion: integer('public_version'),
    version: integer('version').notNull().default(0),
    accountId: person(),
    /** Which of the person's windows wrote last. */
    tab: text('tab').notNull().default(''),
    pictures: text('pictures').array().notNull().default([]),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] }), index('working_pictures').using('gin', table.pictures)],
);

export const revisions = pgTable(
  'revisions',
  {
    ...row(),
    number: integer('number').notNull(),
    data: jsonb('data').$type<WorkingData>().notNull(),
    reason: text('reason').notNull(),
    accountId: person(),
    pictures: text('pictures').array().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id, table.number] }),
    index('revision_pictures').using('gin', table.pictures),
    index('revisions_created_at').on(table.createdAt),
    index('revisions_autosaved')
      .on(table.kind, table.id, table.createdAt, table.number)
      .where(sql`${table.reason} = 'autosave'`),
  ],
);

/** Who has a row open just now: a courtesy, which stops nobody. */
export const leases = pgTable(
  'leases',
  {
    ...row(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    tab: text('tab').notNull(),
    since: timestamp('since', { withTimezone: true }).notNull(),
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

export const schedules = pgTable(
  'schedules',
  {
    ...row(),
    action: text('action').$type<Scheduled>().notNull().default('publish'),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    accountId: person(),
    /** Code of why it was not done when it was due; null until then. */
    problem: text('problem'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id, table.action] }), index('schedules_due_at').on(table.dueAt)],
);

/** Addresses at which a working copy is shown to whoever has them; of each the hash alone. */
export const previewLinks = pgTable(
  'preview_links',
  {
    hash: text('hash').primaryKey(),
    ...row(),
    accountId: person(),
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  (table) => [index('preview_links_row').on(table.kind, table.id)],
);
