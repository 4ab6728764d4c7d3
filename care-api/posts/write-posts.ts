import { eq } from 'drizzle-orm';
import { postCategories, postSubCategories, posts, postTags } from '@/care-api/database/schema/blog';
import type { Writer } from '@/care-api/kernel/db';
import { foldText } from '@/lib/contract/fold-text';
import { textOfHtml } from '@/lib/contract/search-text';

/** A post with its relations, as it is to be stored; HTML already cleaned. */
export type PostContent = Pick<
  typeof posts.$inferInsert,
  | 'accountId'
  | 'author'
  | 'title'
  | 'banner'
  | 'status'
  | 'postedOn'
  | 'source'
  | 'sourceKey'
  | 'commentsOpen'
  | 'summary'
  | 'bannerAlt'
  | 'reason'
  | 'version'
> & {
  /** Of a new one whose number is known before. */
  id?: number | undefined;
  descriptionHtml: string;
  tags: readonly string[];
  categoryIds: readonly number[];
  subCategoryIds: readonly number[];
};

/** Some bodies are long: a statement of this many stays within a few megabytes. */
const rowsPerStatement = 50;

/** Answers their ids in the same order. Wants a transaction around it. */
export async function insertPosts(tx: Writer, contents: readonly PostContent[]): Promise<number[]> {
  const ids: number[] = [];
  for (let start = 0; start < contents.length; start += rowsPerStatement) {
    const chunk = contents.slice(start, start + rowsPerStatement);
    const rows = await tx.insert(posts).values(chunk.map(toRow)).returning({ id: posts.id });
    await insertRelations(
      tx,
      rows.flatMap(({ id }, index) => ({ id, content: chunk[index] })),
    );
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

export async function replacePost(tx: Writer, id: number, content: PostContent, now: Date): Promise<void> {
  await tx
    .update(posts)
    .set({ ...toRow(content), updatedAt: now })
    .where(eq(posts.id, id));
  await tx.delete(postTags).where(eq(postTags.postId, id));
  await tx.delete(postCategories).where(eq(postCategories.postId, id));
  await tx.delete(postSubCategories).where(eq(postSubCategories.postId, id));
  await insertRelations(tx, [{ id, content }]);
}

function toRow({ tags: _tags, categoryIds: _ids, subCategoryIds: _subIds, ...row }: PostContent) {
  return { ...row, plainText: textOfHtml(row.descriptionHtml), searchTitle: foldText(row.title) };
}

async function insertRelations(tx: Writer, stored: readonly { id: number; content: PostContent | undefined }[]) {
  const tags = stored.flatMap(({ id, content }) =>
    (content?.tags ?? []).map((label, position) => ({ postId: id, position, label })),
  );
  const ofCategories = stored.flatMap(({ id, content }) =>
    [...new Set(content?.categoryIds)].map((categoryId, position) => ({ postId: id, categoryId, position })),
  );
  const ofSubCategories = stored.flatMap(({ id, content }) =>
    [...new Set(content?.subCategoryIds)].map((subCategoryId, position) => ({ postId: id, subCategoryId, position })),
  );
  if (tags.length > 0) await tx.insert(postTags).values(tags);
  if (ofCategories.length > 0) await tx.insert(postCategories).values(ofCategories);
  if (ofSubCategories.length > 0) await tx.insert(postSubCategories).values(ofSubCategories);
}
