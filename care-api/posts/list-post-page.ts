import { asc, count, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { postCategories, posts } from '@/care-api/database/schema/blog';
import type { Db } from '@/care-api/kernel/db';
import type { PostWire, postPageSchema, postQuery } from '@/lib/contract/post';
import { correctWords } from './correct-words';
import { type FoundPosts, findByPrefix, findByWords, findPosts, type PostFilter } from './find-posts';
import { listPostsById } from './list-posts';
import { isPublished } from './post-columns';

type Page = Omit<z.input<typeof postPageSchema>, 'items'> & { items: PostWire[] };
type Query = z.output<typeof postQuery> & { page: number };

export async function listPostPage(db: Db, query: Query): Promise<Page> {
  const { ids, total, corrected } = await search(db, query);
  return {
    items: await listPostsById(db, ids),
    total,
    page: query.page,
    pageSize: query.pageSize,
    categories: await countByCategory(db),
    corrected,
  };
}

async function search(db: Db, query: Query): Promise<FoundPosts & { corrected: string | null }> {
  if (!query.q) return { ...(await findPosts(db, query)), corrected: null };
  const found = await searchWords(db, query, query.q);
  if (found.total > 0) return { ...found, corrected: null };
  const corrected = await correctWords(db, query.q);
  if (corrected === null) return { ...found, corrected };
  return { ...(await searchWords(db, query, corrected)), corrected };
}

async function searchWords(db: Db, filter: PostFilter, q: string): Promise<FoundPosts> {
  const found = await findByWords(db, filter, q);
  return found.total > 0 ? found : findByPrefix(db, filter, q);
}

function countByCategory(db: Db) {
  return db
    .select({ categoryId: postCategories.categoryId, count: count() })
    .from(postCategories)
    .innerJoin(posts, eq(posts.id, postCategories.postId))
    .where(isPublished)
    .groupBy(postCategories.categoryId)
    .orderBy(asc(postCategories.categoryId));
}
