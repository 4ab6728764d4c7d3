import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgEnum,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { FeeLine } from '@/lib/contract/fees';
import { employmentTypes, homeTiles, listingStatuses, payUnits, type RegisterFacts } from '@/lib/contract/listing';
import { lastPosition } from '@/lib/contract/search-filter';
import { createdAt, importedFrom, uniqueImport, updatedAt, version } from './columns';
import { trashColumns } from './trash-columns';

export const listingStatus = pgEnum('listing_status', listingStatuses);

export const employmentType = pgEnum('employment_type', employmentTypes);

export const payUnit = pgEnum('pay_unit', payUnits);

export const homeTile = pgEnum('home_tile', homeTiles);

export const featureKind = pgEnum('feature_kind', ['head', 'listing']);

export const listings = pgTable(
  'listings',
  {
    /** 41 and 48 are given by hand only: published links lead to them. */
    id: serial('id').primaryKey(),
    title: text('title').notNull(),
    location: text('location').notNull().default(''),
    city: text('city').notNull().default(''),
    phone: text('phone').notNull().default(''),
    email: text('email').notNull().default(''),
    address: text('address').notNull().default(''),
    postcode: text('postcode').notNull().default(''),
    website: text('website').notNull().default(''),
    status: listingStatus('status').notNull().default('Open'),
    descriptionHtml: text('description_html').notNull().default(''),
    bannerPhoto: text('banner_photo').notNull().default(''),
    images: jsonb('images').$type<string[]>().notNull().default([]),
    mapLink: text('map_link').notNull().default(''),
    map: text('map').notNull().default(''),
    extra5: text('extra5').notNull().default(''),
    price: text('price').notNull().default(''),
    employmentType: employmentType('employment_type'),
    payFrom: numeric('pay_from', { precision: 10, scale: 2, mode: 'number' }),
    payTo: numeric('pay_to', { precision: 10, scale: 2, mode: 'number' }),
    payUnit: payUnit('pay_unit'),
    hours: text('hours'),
    startsOn: timestamp('starts_on', { withTimezone: true }),
    datePosted: timestamp('date_posted', { withTimezone: true }),
    validThrough: timestamp('valid_through', { withTimezone: true }),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    register: jsonb('register').$type<RegisterFacts>(),
    /** The listing whose page this one's leads on to: its register says so. */
    takenOverBy: integer('taken_over_by').references((): AnyPgColumn => listings.id, { onDelete: 'set null' }),
    homePosition: integer('home_position'),
    homeTile: homeTile('home_tile'),
    fees: jsonb('fees').$type<FeeLine[]>().notNull().default([]),
    feesCheckedOn: date('fees_checked_on'),
    /** Being made: shown to staff alone. */
    isDraft: boolean('is_draft').notNull().default(false),
    lastCheckedAt: timestamp('last_checked_at', { withTimezone: true }),
    version,
    ...trashColumns(),
    ...importedFrom,
    // Folded by foldText when written, so that search compares the same text everywhere.
    searchTitle: text('search_title').notNull().default(''),
    searchLocation: text('search_location').notNull().default(''),
    searchCity: text('search_city').notNull().default(''),
    searchPlace: text('search_place').notNull().default(''),
    searchCategory: text('search_category').notNull().default(''),
    searchFeatures: text('search_features').notNull().default(''),
    searchDescription: text('search_description').notNull().default(''),
    createdAt,
    updatedAt,
  },
  (table) => [
    uniqueImport('listings_source_key', table),
    index('listings_location').on(table.searchLocation, sql`${table.location} collate "C"`),
    index('listings_city').on(table.searchCity, sql`${table.city} collate "C"`),
    index('listings_title').on(table.searchTitle, table.id),
    index('listings_created_at').on(table.createdAt, table.id),
    index('listings_updated_at').on(table.updatedAt, table.id),
    index('listings_last_checked').on(sql`coalesce(${table.lastCheckedAt}, '-infinity')`, table.id),
    index('listings_taken_over').on(table.takenOverBy).where(sql`${table.takenOverBy} is not null`),
    index('listings_closing').on(table.validThrough).where(sql`${table.status} <> 'Closed'`),
    index('listings_drafts').on(table.id).where(sql`${table.isDraft}`),
    index('listings_trash').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    index('listings_called').using(
      'gin',
      sql`(plain_name(${table.searchTitle}) || ' ' || replace(plain_name(${table.searchTitle}), ' ', '')) gin_trgm_ops`,
    ),
    // What staff look for, as `staffText` says it.
    index('listings_staff_text').using(
      'gin',
      sql`(${table.searchTitle} || ' ' || ${table.searchPlace} || ' ' || regexp_replace(${table.phone}, '\\D', '', 'g')) gin_trgm_ops`,
    ),
  ],
);

export const categories = pgTable(
  'categories',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    /** Among all; those that nobody has put in an order stand behind, by their ids. */
    position: integer('position').notNull().default(lastPosition),
    version,
    createdAt,
    updatedAt,
  },
  (table) => [uniqueIndex('categories_name').on(sql`lower(${table.name})`)],
);

export const subCategories = pgTable(
  'sub_categories',
  {
    id: serial('id').primaryKey(),
    categoryId: integer('category_id').references(() => categories.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    createdAt,
    updatedAt,
  },
  (table) => [uniqueIndex('sub_categories_name').on(sql`coalesce(${table.categoryId}, 0)`, sql`lower(${table.name})`)],
);

export const listingCategories = pgTable(
  'listing_categories',
  {
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.categoryId] }),
    index('listing_categories_category').on(table.categoryId, table.listingId),
  ],
);

export const listingFeatures = pgTable(
  'listing_features',
  {
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    kind: featureKind('kind').notNull(),
    position: integer('position').notNull(),
    label: text('label').notNull(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.kind, table.position] })],
);

export const searchFilters = pgTable(
  'search_filters',
  {
    id: serial('id').primaryKey(),
    header: text('header').notNull(),
    value: text('value').notNull(),
    /** Among all; a header stands where its first value does. */
    position: integer('position').notNull().default(lastPosition),
    version,
    createdAt,
    updatedAt,
  },
  (table) => [uniqueIndex('search_filters_value').on(table.header, table.value)],
);

/** The last transaction that changed what search knows of it, kept by triggers. Row 0 stands for all listings. */
export const listingChanges = pgTable(
  'listing_changes',
  {
    listingId: integer('listing_id').primaryKey(),
    revision: bigint('revision', { mode: 'bigint' }).notNull(),
  },
  (table) => [index('listing_changes_revision').on(table.revision)],
);

export const searchFilterCategories = pgTable(
  'search_filter_categories',
  {
    filterId: integer('filter_id')
      .notNull()
      .references(() => searchFilters.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.filterId, table.categoryId] })],
);

export const searchFilterListings = pgTable(
  'search_filter_listings',
  {
    filterId: integer('filter_id')
      .notNull()
      .references(() => searchFilters.id, { onDelete: 'cascade' }),
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.filterId, table.listingId] }),
    index('search_filter_listings_listing').on(table.listingId),
  ],
);
