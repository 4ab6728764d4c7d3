import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  customType,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { commentStates } from '@/lib/contract/comment';
import { reportReasons } from '@/lib/contract/comment-rules';
import { postStatuses } from '@/lib/contract/post';
import { accounts } from './accounts';
import { createdAt, importedFrom, uniqueImport, updatedAt, version } from './columns';
import { categories, subCategories } from './listings';
import { trashColumns } from './trash-columns';

export const commentState = pgEnum('comment_state', commentStates);
export const postStatus = pgEnum('post_status', postStatuses);
const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const posts = pgTable(
  'posts',
  {
    id: serial('id').primaryKey(),
    /** Who wrote it here; null for imported ones and when the account is gone. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    author: text('author').notNull().default(''),
    title: text('title').notNull(),
    descriptionHtml: text('description_html').notNull().default(''),
    plainText: text('plain_text').notNull().default(''),
    banner: text('banner').notNull().default(''),
    bannerAlt: text('banner_alt').notNull().default(''),
    /** Shown instead of the first words; '' for those. */
    summary: text('summary').notNull().default(''),
    status: postStatus('status').notNull().default('Pending'),
    reason: text('reason').notNull().default(''),
    commentsOpen: boolean('comments_open').notNull().default(true),
    ...trashColumns(),
    version,
    postedOn: timestamp('posted_on', { withTimezone: true }).notNull().defaultNow(),
    /** Folded by foldText when written: for the search that forgives a slip of the finger. */
    searchTitle: text('search_title').notNull().default(''),
    search: searchVector('search').generatedAlwaysAs(
      (): SQL =>
        sql`setweight(to_tsvector('english', ${posts.title}), 'A') || setweight(to_tsvector('english', ${posts.plainText}), 'B')`,
    ),
    ...importedFrom,
    createdAt,
    updatedAt,
  },
  (table) => [
    index('posts_status').on(table.status, table.postedOn, table.id),
    index('posts_account').on(table.accountId),
    index('posts_updated_at').on(table.updatedAt, table.id).where(sql`${table.deletedAt} is null`),
    index('posts_trash').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    index('posts_words').using('gin', sql`(${table.searchTitle} || ' ' || lower(${table.author})) gin_trgm_ops`),
    index('posts_search').using('gin', table.search),
    index('posts_search_title').using('gin', sql`${table.searchTitle} gin_trgm_ops`),
    uniqueImport('posts_source_key', table),
  ],
);

export const postCategories = pgTable(
  'post_categories',
  {
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.categoryId] }),
    index('post_categories_category').on(table.categoryId, table.postId),
  ],
);

export const postSubCategories = pgTable(
  'post_sub_categories',
  {
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    subCategoryId: integer('sub_category_id')
      .notNull()
      .references(() => subCategories.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.subCategoryId] }),
    index('post_sub_categories_sub_category').on(table.subCategoryId),
  ],
);

export const postTags = pgTable(
  'post_tags',
  {
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    label: text('label').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.position] }),
    index('post_tags_label').on(sql`lower(${table.label})`, table.postId),
  ],
);

export const comments = pgTable(
  'comments',
  {
    id: serial('id').primaryKey(),
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    parentId: integer('parent_id').references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    /** The top-level comment it hangs below; null for one of those. */
    rootId: integer('root_id').references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** Shown where there is no account: of imported comments. */
    authorName: text('author_name').notNull().default(''),
    content: text('content').notNull(),
    editedAt: timestamp('edited_at', { withTimezone: true }),
    /** Deleted while replies hang on it. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    state: commentState('state').notNull().default('visible'),
    /** Why it is held or was removed, as a code; '' for a visible one. */
    reason: text('reason').notNull().default(''),
    checkedAt: timestamp('checked_at', { withTimezone: true }),
    version,
    ...importedFrom,
    createdAt,
    updatedAt,
  },
  (table) => [
    index('comments_top').on(table.postId, table.id).where(sql`${table.parentId} is null`),
    index('comments_post').on(table.postId),
    index('comments_root').on(table.rootId, table.id),
    index('comments_parent').on(table.parentId),
    index('comments_account').on(table.accountId, table.id),
    index('comments_words').using('gin', sql`lower(${table.content} || ' ' || ${table.authorName}) gin_trgm_ops`),
    index('comments_state').on(table.state, table.id).where(sql`${table.deletedAt} is null`),
    index('comments_new')
      .on(table.id)
      .where(sql`${table.deletedAt} is null and ${table.state} = 'visible' and ${table.checkedAt} is null`),
    uniqueImport('comments_source_key', table),
  ],
);

export const reportReason = pgEnum('report_reason', reportReasons);

export const commentReports = pgTable(
  'comment_reports',
  {
    commentId: integer('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    reason: reportReason('reason').notNull(),
    words: text('words').notNull().default(''),
    createdAt,
    closedAt: timestamp('closed_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.accountId] }),
    index('comment_reports_account').on(table.accountId),
    index('comment_reports_open').on(table.commentId).where(sql`${table.closedAt} is null`),
  ],
);
