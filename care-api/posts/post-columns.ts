import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { posts } from '@/care-api/database/schema/blog';
import type { Account } from '@/care-api/kernel/dependencies';
import type { PostWire } from '@/lib/contract/post';
import { mayCall } from '@/lib/contract/staff';

const excerptLength = 200;

/** `posts.id` is written out: Drizzle would shorten it to `id`. */
export const postColumns = {
  id: posts.id,
  title: posts.title,
  description: posts.descriptionHtml,
  bannerImage: posts.banner,
  author: posts.author,
  postedOn: posts.postedOn,
  tags: sql<string>`coalesce((
    select string_agg(t.label, ',' order by t.position) from post_tags t where t.post_id = posts.id), '')`,
  category: sql<string>`coalesce((
    select string_agg(c.category_id::text, ',' order by c.position) from post_categories c
    where c.post_id = posts.id), '')`,
  subcategoty: sql<string>`coalesce((
    select string_agg(s.sub_category_id::text, ',' order by s.position) from post_sub_categories s
    where s.post_id = posts.id), '')`,
  userid: posts.accountId,
  excerpt: sql<string>`case when posts.summary <> '' then posts.summary
    when length(posts.plain_text) <= ${sql.raw(String(excerptLength))} then posts.plain_text
    else regexp_replace(left(posts.plain_text, ${sql.raw(String(excerptLength))}), '[[:space:]]+[^[:space:]]*$', '') || '…' end`,
  status: posts.status,
  commentCount: sql<number>`(
    select count(*)::int from comments c where c.post_id = posts.id and c.deleted_at is null and c.state = 'visible')`,
  updatedAt: posts.updatedAt,
  version: posts.version,
  reason: posts.reason,
  commentsOpen: posts.commentsOpen,
  /** Days; null where age closes nothing. */
  closeAfterDays: sql<number | null>`(
    select (value::json->>'closeAfterDays')::int from settings where key = 'comments')`,
  summary: posts.summary,
  bannerAlt: posts.bannerAlt,
  deletedAt: posts.deletedAt,
};

export const postColumnsWithoutText = { ...postColumns, description: sql<string>`''` };

type Row = Omit<PostWire, 'commentsCloseAt' | 'postedOn' | 'updatedAt' | 'deletedAt' | 'userid'> & {
  deletedAt: Date | null;
  closeAfterDays: number | null;
  postedOn: Date;
  updatedAt: Date;
  userid: string | null;
};

export function toPostWire({ closeAfterDays, ...row }: Row): PostWire {
  const closing = closeAfterDays === null ? null : new Date(row.postedOn.getTime() + closeAfterDays * 86_400_000);
  return {
    ...row,
    commentsCloseAt: closing?.toISOString() ?? null,
    postedOn: row.postedOn.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
    userid: row.userid ?? '',
  };
}

const isThere = isNull(posts.deletedAt);
export const isPublished = sql`(${posts.status} = 'Published' and ${isThere})`;

/** What is not public is for its author and editors. */
export function isVisibleTo(account: Account | null): SQL | undefined {
  if (account === null) return isPublished;
  if (mayCall('editor', account)) return isThere;
  return and(isThere, or(eq(posts.status, 'Published'), eq(posts.accountId, account.id)));
}
