import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { categories, searchFilters } from './listings';

/** What a category was called before staff renamed it, or what went into it: registers go on calling it so. */
export const formerCategoryNames = pgTable(
  'former_category_names',
  {
    /** In small letters. */
    name: text('name').primaryKey(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
  },
  (table) => [index('former_category_names_category').on(table.categoryId)],
);

/** Likewise of a filter's value. */
export const formerFilterNames = pgTable(
  'former_filter_names',
  {
    header: text('header').notNull(),
    value: text('value').notNull(),
    filterId: integer('filter_id')
      .notNull()
      .references(() => searchFilters.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.header, table.value] }),
    index('former_filter_names_filter').on(table.filterId),
  ],
);
