import { index, integer, pgTable, serial, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { createdAt, updatedAt } from './columns';
import { listings } from './listings';
import { keptColumns } from './trash-columns';

export const galleryImages = pgTable(
  'gallery_images',
  {
    id: serial('id').primaryKey(),
    photo: text('photo').notNull(),
    groupName: text('group_name').notNull(),
    description: text('description').notNull().default(''),
    position: integer('position').notNull().default(0),
    ...keptColumns(),
  },
  (table) => [index('gallery_images_group').on(table.groupName, table.position)],
);

export const listingPictures = pgTable(
  'listing_pictures',
  {
    id: serial('id').primaryKey(),
    listingId: integer('listing_id').references(() => listings.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    photo: text('photo').notNull(),
    groupName: text('group_name').notNull().default(''),
    description: text('description').notNull().default(''),
    createdAt,
    updatedAt,
  },
  (table) => [
    index('listing_pictures_listing').on(table.listingId),
    index('listing_pictures_account').on(table.accountId),
  ],
);

export const videos = pgTable('videos', {
  id: serial('id').primaryKey(),
  category: text('category').notNull().default(''),
  link: text('link').notNull(),
  description: text('description').notNull().default(''),
  position: integer('position').notNull().default(0),
  ...keptColumns(),
});
