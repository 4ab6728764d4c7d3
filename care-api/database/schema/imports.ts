import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Fault } from '@/lib/contract/faults';
import {
  type ImportCounts,
  type ImportExamples,
  type ImportMapping,
  importStates,
  type SeenChange,
} from '@/lib/contract/import';
import { accounts } from './accounts';
import { createdAt, updatedAt } from './columns';

export const importState = pgEnum('import_state', importStates);

export const imports = pgTable(
  'imports',
  {
    id: serial('id').primaryKey(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    fileName: text('file_name').notNull(),
    /** The text of the file in the folder of imports, until it is taken. */
    file: text('file').notNull(),
    state: importState('state').notNull(),
    format: text('format').notNull(),
    columns: jsonb('columns').$type<{ name: string; samples: string[] }[]>().notNull().default([]),
    mapping: jsonb('mapping').$type<ImportMapping>(),
    /** The day that the sender says it is of. */
    statedOn: date('stated_on'),
    isWhole: boolean('is_whole').notNull().default(false),
    expected: jsonb('expected').$type<ImportCounts>(),
    examples: jsonb('examples').$type<ImportExamples>(),
    heading: jsonb('heading').$type<string[]>().notNull().default([]),
    refused: jsonb('refused').$type<{ line: number; fault: Fault; cells: string[] }[]>().notNull().default([]),
    /** How many listings may close, where they are so many that somebody had to say it. */
    closes: integer('closes'),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    /** Since when it has been worked on without a break, and what was done before. */
    workedSince: timestamp('worked_since', { withTimezone: true }),
    doneBefore: integer('done_before').notNull().default(0),
    /** Which API works on it, and until when without saying so again. */
    workedBy: text('worked_by').notNull().default(''),
    workedUntil: timestamp('worked_until', { withTimezone: true }),
    problem: jsonb('problem').$type<Fault>(),
    createdAt,
    updatedAt,
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  // One at a time.
  (table) => [uniqueIndex('imports_running').on(sql`(true)`).where(sql`${table.state} in ('running', 'undoing')`)],
);

export const importDeed = pgEnum('import_deed', ['created', 'changed', 'merged']);

export const importRows = pgTable(
  'import_rows',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    listingId: integer('listing_id').notNull(),
    deed: importDeed('deed').notNull(),
    keptId: integer('kept_id'),
    /** Of the listing as the import left it. */
    version: integer('version').notNull(),
    before: jsonb('before').$type<Record<string, unknown[]>>(),
    isSeen: boolean('is_seen').notNull().default(true),
    /** Whether taking back has left it as it is, for somebody has changed it since. */
    isKept: boolean('is_kept').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.listingId] }),
    index('import_rows_kept').on(table.importId, table.keptId),
  ],
);

/** What a dry run found that would become of each listing, where a reader would see it, for 30 days. */
export const importPlanned = pgTable(
  'import_planned',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    listingId: integer('listing_id'),
    title: text('title').notNull(),
    place: text('place').notNull(),
    isClosed: boolean('is_closed').notNull(),
    isJoined: boolean('is_joined').notNull(),
    fields: jsonb('fields').$type<SeenChange[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] })],
);

/** Which column of a table holds what, as it was said for the last file with the same columns. */
export const importMappings = pgTable('import_mappings', {
  signature: text('signature').primaryKey(),
  mapping: jsonb('mapping').$type<ImportMapping>().notNull(),
  updatedAt,
});
