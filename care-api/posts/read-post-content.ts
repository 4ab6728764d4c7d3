import { and, eq, isNull } from 'drizzle-orm';
import { postCategories, postSubCategories, posts, postTags } from '@/care-api/database/schema/blog';
import type { Writer } from '@/care-api/kernel/db';

/** Its row is locked until the transaction ends. */
export async function readPostContent(tx: Writer, id: number) {
  const [row] = await tx
    .select(columns)
    .from(posts)
    .where(and(eq(posts.id, id), isNull(posts.deletedAt)))
    .for('update');
  if (!row) return null;
  const tags = await tx
    .select({ label: postTags.label })
    .from(postTags)
    .where(eq(postTags.postId, id))
    .orderBy(postTags.position);
  const ofCategories = await tx
    .select({ id: postCategories.categoryId })
    .from(postCategories)
    .where(eq(postCategories.postId, id))
    .orderBy(postCategories.position);
  const ofSubCategories = await tx
    .select({ id: postSubCategories.subCategoryId })
    .from(postSubCategories)
    .where(eq(postSubCategories.postId, id))
    .orderBy(postSubCategories.position);
  return {
    ...row,
    tags: tags.map(({ label }) => label),
    categoryIds: ofCategories.map((category) => category.id),
    subCategoryIds: ofSubCategories.map((subCategory) => subCategory.id),
  };
}

const columns = {
  accountId: posts.accountId,
  author: posts.author,
  title: posts.title,
  descriptionHtml: posts.descriptionHtml,
  banner: posts.banner,
  status: posts.status,
  reason: posts.reason,
  commentsOpen: posts.commentsOpen,
  summary: posts.summary,
  bannerAlt: posts.bannerAlt,
  postedOn: posts.postedOn,
  source: posts.source,
  sourceKey: posts.sourceKey,
};
