import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, serial, text, uuid } from 'drizzle-orm/pg-core';
import { paperTypes } from '@/lib/contract/paper';
import { accounts } from './accounts';
import { keptColumns } from './trash-columns';

/** The library: every stored picture but those of people's profiles. */
export const media = pgTable(
  'media',
  {
    id: serial('id').primaryKey(),
    /** As rows name it: its size and what of it must be seen stand in it. */
    name: text('name').notNull().unique(),
    /** What the file was called where it came from. */
    title: text('title').notNull().default(''),
    alt: text('alt').notNull().default(''),
    isDecorative: boolean('is_decorative').notNull().default(false),
    credit: text('credit').notNull().default(''),
    type: text('type', { enum: paperTypes }),
    /** The file of a paper in the store, which changes while its name stays; '' for a picture, whose name is its file's. */
    content: text('content').notNull().default(''),
    bytes: integer('bytes').notNull().default(0),
    /** Stays though no row shows it: somebody put it here, or wrote about it. The others go with their last row. */
    isKept: boolean('is_kept').notNull().default(false),
    uploadedBy: uuid('uploaded_by').references(() => accounts.id, { onDelete: 'set null' }),
    ...keptColumns(),
  },
  (table) => [
    index('media_created_at').on(table.createdAt, table.id).where(sql`${table.deletedAt} is null`),
    index('media_trash').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    index('media_words').using(
      'gin',
      sql`lower(${table.title} || ' ' || ${table.name} || ' ' || ${table.alt} || ' ' || ${table.credit}) gin_trgm_ops`,
    ),
  ],
);

/** Which rows show a picture, or will once they are published. Triggers of their tables keep it, whoever writes. */
export const pictureUses = pgTable(
  'picture_uses',
  {
    source: text('source').notNull(),
    /** Of working copies, which are counted by it; '' for others. */
    kind: text('kind').notNull().default(''),
    rowId: integer('row_id').notNull(),
    name: text('name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.kind, table.rowId, table.name] }),
    index('picture_uses_name').on(table.name),
  ],
);
