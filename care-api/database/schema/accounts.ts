import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  date,
  index,
  pgEnum,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { staffRoles } from '@/lib/contract/staff';
import { createdAt, updatedAt, version } from './columns';

export const staffRole = pgEnum('staff_role', staffRoles);

export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The same person as the published client's UserID. */
    number: serial('number').notNull(),
    username: text('username').notNull(),
    /** By which they are spoken to, for staff and themselves; '' until they say it. */
    fullName: text('full_name').notNull().default(''),
    email: text('email').notNull(),
    /** They were last here in: of the page they logged in on. '' until it is known. */
    language: text('language').notNull().default(''),
    passwordHash: text('password_hash').notNull(),
    isAdmin: boolean('is_admin').notNull().default(false),
    isBanned: boolean('is_banned').notNull().default(false),
    roles: staffRole('roles').array().notNull().default([]),
    banReason: text('ban_reason').notNull().default(''),
    bannedUntil: timestamp('banned_until', { withTimezone: true }),
    banAskedAt: timestamp('ban_asked_at', { withTimezone: true }),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }),
    /** The password was given, not chosen: it opens nothing but the choice of another. */
    mustChoose: boolean('must_choose').notNull().default(false),
    /** Whoever registered has not shown yet that the email is theirs; null where nothing is to be shown. */
    unconfirmedSince: timestamp('unconfirmed_since', { withTimezone: true }),
    version,
    createdAt,
    updatedAt,
  },
  (table) => [
    index('accounts_created_at').on(table.createdAt, table.id),
    index('accounts_called').using(
      'gin',
      sql`(plain_name(${table.fullName}) || ' ' || replace(plain_name(${table.fullName}), ' ', '')) gin_trgm_ops`,
    ),
    index('accounts_words').using('gin', sql`lower(${table.username} || ' ' || ${table.email}) gin_trgm_ops`),
    index('accounts_names').using(
      'gin',
      sql`lower(${table.username} || ' ' || ${table.email} || ' ' || ${table.fullName}) gin_trgm_ops`,
    ),
    index('accounts_ban_ends').on(table.bannedUntil).where(sql`${table.isBanned}`),
    index('accounts_ban_asked').on(table.banAskedAt).where(sql`${table.banAskedAt} is not null`),
    index('accounts_last_seen_at').on(sql`coalesce(${table.lastSeenAt}, '-infinity')`, table.id),
    uniqueIndex('accounts_email').on(sql`lower(${table.email})`),
    uniqueIndex('accounts_username').on(sql`lower(${table.username})`),
  ],
);

/** A session ends when its row ends or expires, whatever its token says. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    refreshTokenHash: text('refresh_token_hash').notNull(),
    /** Used up; whoever shows it again later than a minute after has stolen it. '' before the first refresh. */
    usedRefreshTokenHash: text('used_refresh_token_hash').notNull().default(''),
    usedAt: timestamp('used_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }).notNull().defaultNow(),
    /** Browser and system in plain words, '' where they were not said, and the beginning of the address. */
    device: text('device').notNull().default(''),
    addressPrefix: text('address_prefix').notNull().default(''),
    /** Of what the browser is known by, a hash; '' where it said nothing. */
    knownBy: text('known_by').notNull().default(''),
    /** Begun by a work account: its second step was the identity provider's. */
    isWork: boolean('is_work').notNull().default(false),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt,
  },
  (table) => [
    index('sessions_account').on(table.accountId),
    uniqueIndex('sessions_refresh_token').on(table.refreshTokenHash),
    index('sessions_used_refresh_token').on(table.usedRefreshTokenHash),
  ],
);

/** By which work accounts an account is opened: the provider's own name for a person, which stays as emails do not. */
export const workAccounts = pgTable(
  'work_accounts',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt,
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('work_accounts_account').on(table.accountId),
  ],
);

export const failedLogins = pgTable(
  'failed_logins',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    email: text('email').notNull(),
    address: text('address').notNull(),
    createdAt,
  },
  (table) => [
    index('failed_logins_email').on(table.email, table.createdAt),
    index('failed_logins_address').on(table.address, table.createdAt),
  ],
);

/** Only the hash of their token is kept, and the row goes when it is used. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt,
  },
  (table) => [index('password_resets_account').on(table.accountId)],
);

export const emailChanges = pgTable(
  'email_changes',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt,
  },
  (table) => [index('email_changes_account').on(table.accountId)],
);

export const profiles = pgTable(
  'profiles',
  {
    id: serial('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    photo: text('photo').notNull(),
    address: text('address').notNull(),
    address2: text('address2').notNull().default(''),
    street: text('street').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    country: text('country').notNull(),
    nationality: text('nationality').notNull(),
    gender: text('gender').notNull(),
    dateOfBirth: date('date_of_birth', { mode: 'string' }).notNull(),
    idNumber: text('id_number').notNull().default(''),
    description: text('description').notNull().default(''),
    aboutYou: text('about_you').notNull().default(''),
    /** Extra2 to Extra10, in this order; Extra1 is the account. */
    extras: text('extras').array().notNull().default([]),
    createdBy: text('created_by').notNull().default(''),
    updatedBy: text('updated_by').notNull().default(''),
    createdAt,
    updatedAt,
  },
  (table) => [uniqueIndex('profiles_account').on(table.accountId)],
);
