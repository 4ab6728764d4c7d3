import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Claim } from '@/lib/contract/claims';
import type { FeeLine } from '@/lib/contract/fees';
import type { Nation, Opening, OpeningPeriod } from '@/lib/contract/opening';
import { createdAt, importedFrom, uniqueImport, updatedAt, version } from './columns';
import { keptColumns } from './trash-columns';

export const companies = pgTable('companies', {
  id: serial('id').primaryKey(),
  logoPath: text('logo_path').notNull().default(''),
  name: text('name').notNull().default(''),
  phone: text('phone').notNull().default(''),
  email: text('email').notNull().default(''),
  address: text('address').notNull().default(''),
  openingHours: text('opening_hours').notNull().default(''),
  isSample: boolean('is_sample').notNull().default(false),
  regulatorRating: text('regulator_rating').notNull().default(''),
  regulatorUrl: text('regulator_url').notNull().default(''),
  regulatorDate: text('regulator_date').notNull().default(''),
  regulatorProviderId: text('regulator_provider_id').notNull().default(''),
  regulatorLocationId: text('regulator_location_id').notNull().default(''),
  companyNumber: text('company_number').notNull().default(''),
  registeredOffice: text('registered_office').notNull().default(''),
  icoNumber: text('ico_number').notNull().default(''),
  modernSlaveryUrl: text('modern_slavery_url').notNull().default(''),
  safeguardingContact: text('safeguarding_contact').notNull().default(''),
  socialLinks: text('social_links').notNull().default(''),
  registration: text('registration').$type<'registered' | 'introductory'>(),
  openingPeriods: jsonb('opening_periods').$type<OpeningPeriod[]>().notNull().default([]),
  closedDays: jsonb('closed_days').$type<Opening['closedDays']>().notNull().default([]),
  nation: text('nation').$type<Nation>(),
  promiseMinutes: integer('promise_minutes'),
  fees: jsonb('fees').$type<FeeLine[]>().notNull().default([]),
  feesCheckedOn: date('fees_checked_on'),
  palette: text('palette').notNull().default(''),
  /** What it says of itself in the site's words. */
  claims: jsonb('claims').$type<Claim[]>().notNull().default([]),
  version,
  createdAt,
  updatedAt,
});

export const menus = pgTable('menus', {
  id: serial('id').primaryKey(),
  name: text('name').notNull(),
  url: text('url').notNull().default(''),
  position: integer('position').notNull(),
  /** Shown in the site's menu; the others are reached from the list of pages. */
  inMenu: boolean('in_menu').notNull().default(true),
  parentId: integer('parent_id').references((): AnyPgColumn => menus.id, { onDelete: 'set null' }),
  ...keptColumns(),
});

export const menuPages = pgTable(
  'menu_pages',
  {
    id: serial('id').primaryKey(),
    menuId: integer('menu_id')
      .notNull()
      .references(() => menus.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    bodyHtml: text('body_html').notNull().default(''),
    picture: text('picture').notNull().default(''),
    icon: text('icon').notNull().default(''),
    isDraft: boolean('is_draft').notNull().default(false),
    /** Its own address below the site's; '' where it is found at its menu's. */
    slug: text('slug').notNull().default(''),
    /** For search engines, where they are told something else than visitors; '' for the same. */
    searchTitle: text('search_title').notNull().default(''),
    searchText: text('search_text').notNull().default(''),
    noIndex: boolean('no_index').notNull().default(false),
    ...importedFrom,
    ...keptColumns(),
  },
  (table) => [
    index('menu_pages_menu').on(table.menuId, table.id),
    index('menu_pages_updated_at').on(table.updatedAt, table.id).where(sql`${table.deletedAt} is null`),
    index('menu_pages_trash').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    index('menu_pages_words').using('gin', sql`lower(${table.title}) gin_trgm_ops`),
    uniqueIndex('menu_pages_slug').on(table.slug).where(sql`${table.slug} <> ''`),
    uniqueImport('menu_pages_source_key', table),
  ],
);

export const pageAddresses = pgTable(
  'page_addresses',
  {
    slug: text('slug').primaryKey(),
    pageId: integer('page_id')
      .notNull()
      .references(() => menuPages.id, { onDelete: 'cascade' }),
  },
  (table) => [index('page_addresses_page').on(table.pageId)],
);

export const faqs = pgTable(
  'faqs',
  {
    id: serial('id').primaryKey(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    position: integer('position').notNull().default(0),
    ...keptColumns(),
  },
  (table) => [
    index('faqs_position').on(table.position, table.id).where(sql`${table.deletedAt} is null`),
    index('faqs_trash').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    index('faqs_words').using('gin', sql`lower(${table.question} || ' ' || ${table.answer}) gin_trgm_ops`),
  ],
);
