import { z } from 'zod';
import { articleHtml } from './html-text';
import { says } from './issue-faults';
import { pictureInput } from './picture';
import { resources } from './resources';
import { staffListQuery, staffPage } from './staff-list';
import { id, ids, ignored, labels, moment, ownId, text, typed, typedIds, versionInput, versionWire } from './wire';

/** Extension: a post by somebody who is no editor waits for one before it is public; a draft is not ready for that. */
export const postStatuses = ['Published', 'Pending', 'Declined', 'Draft'] as const;

const postWire = z.object({
  id,
  title: text,
  /** HTML; '' in pages of posts. */
  description: text,
  bannerImage: text,
  author: text,
  postedOn: moment,
  tags: labels,
  category: ids,
  /** Spelt so on the wire. */
  subcategoty: ids,
  userid: text,
  /** The summary, or else the first words of the description, as plain text. */
  excerpt: text.optional(),
  status: z.enum(postStatuses).nullish().catch(null),
  commentCount: z.number().int().nonnegative().nullish(),
  updatedAt: moment.optional(),
  version: versionWire,
  /** What its author was told when it was declined. */
  reason: text.optional(),
  commentsOpen: z.boolean().nullish(),
  /** When it takes no more by its age; null for never. */
  commentsCloseAt: moment.nullish(),
  /** Instead of the first words, where somebody wrote one; '' otherwise. */
  summary: text.optional(),
  /** What the banner shows, for those who do not see it; '' where it only decorates. */
  bannerAlt: text.optional(),
  deletedAt: moment.optional(),
  /** Of what staff keep, in lists: when the clock publishes it. */
  goesPublicAt: moment.optional(),
});
export const postExtensionFields = [
  ...(['excerpt', 'status', 'commentCount', 'updatedAt'] as const),
  ...([
    'version',
    'reason',
    'commentsOpen',
    'commentsCloseAt',
    'summary',
    'bannerAlt',
    'deletedAt',
    'goesPublicAt',
  ] as const),
] as const;
export type PostWire = z.input<typeof postWire>;

export const postSchema = postWire.transform((wire) => ({
  id: wire.id,
  title: wire.title,
  descriptionHtml: wire.description,
  banner: wire.bannerImage,
  author: wire.author,
  postedOn: wire.postedOn,
  tags: wire.tags,
  categoryIds: wire.category,
  subCategoryIds: wire.subcategoty,
  authorId: wire.userid,
  excerpt: wire.excerpt ?? '',
  status: wire.status ?? 'Published',
  commentCount: wire.commentCount ?? null,
  updatedAt: wire.updatedAt ?? null,
  version: wire.version ?? null,
  reason: wire.reason ?? '',
  commentsOpen: wire.commentsOpen ?? true,
  commentsCloseAt: wire.commentsCloseAt ?? null,
  bannerAlt: wire.bannerAlt ?? '',
  goesPublicAt: wire.goesPublicAt ?? null,
}));
export type Post = z.output<typeof postSchema>;

/** An upstream's list: rows that are no post are left out instead of losing all the others. */
export const postsSchema = z
  .array(postSchema.nullable().catch(null))
  .transform((rows) => rows.filter((row) => row !== null));

export const postsPerPage = 12;

/** Extension: query of GET Post. With `page` the answer is one page. */
export const postQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(50).default(postsPerPage),
  q: z.string().trim().max(100).optional(),
  category: z.coerce.number().int().min(1).max(999_999_999).optional(),
  tag: z.string().trim().max(100).optional(),
  /** For admins: posts that are not public. */
  status: z.enum(postStatuses).default('Published'),
});

export const postPageSchema = z.object({
  items: z.array(postSchema),
  total: z.number().int().nonnegative(),
  page: z.number().int().positive(),
  pageSize: z.number().int().positive(),
  /** Public posts of each category, whatever was asked. */
  categories: z.array(z.object({ categoryId: id, count: z.number().int() })),
  /** The words that were searched instead, when nothing held the words that were asked for. */
  corrected: z.string().nullish(),
});
export type PostPage = z.output<typeof postPageSchema>;
export const postsOrPageSchema = z.union([postPageSchema, postsSchema]);

export const postInput = z
  .strictObject({
    id: ownId,
    title: typed(200).min(1, says('titleRequired')),
    description: articleHtml,
    bannerImage: pictureInput.nullish(),
    /** Of an admin's choosing; everybody else writes under their own name. */
    author: typed(120).nullish(),
    postedOn: moment,
    tags: typed(500).nullish(),
    category: typedIds.nullish(),
    subcategoty: typedIds.nullish(),
    status: z.enum(postStatuses).nullish(),
    userid: ignored,
    excerpt: ignored,
    commentCount: ignored,
    updatedAt: ignored,
    version: versionInput,
    reason: ignored,
    commentsOpen: z.boolean().nullish(),
    commentsCloseAt: ignored,
    summary: typed(300).nullish(),
    bannerAlt: typed(200).nullish(),
    deletedAt: ignored,
  })
  // A draft may begin with its title alone.
  .refine(({ status, description }) => status === 'Draft' || description.trim() !== '', {
    message: says('descriptionRequired'),
    path: ['description'],
  });
export type PostInput = z.output<typeof postInput>;

export const postSorts = resources.post.sorts;
export const postFilters = { author: typed(100).optional(), tag: typed(100).optional() };
export const keptPostsQuery = staffListQuery(resources.post).extend(postFilters);
export const ownPostTabs = ['all', 'published', 'waiting', 'declined', 'draft', 'trash'] as const;
export const ownPostsQuery = staffListQuery({ sorts: postSorts, statuses: ownPostTabs }).omit({ owner: true });
export const keptPosts = staffPage(postSchema);
