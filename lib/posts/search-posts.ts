import { foldText } from '@/lib/contract/fold-text';
import { type Post, type PostPage, postsPerPage } from '@/lib/contract/post';
import type { BlogQuery } from './blog-query';

/** One page of posts whose title holds the words, newest first: for an API that only answers the whole list. */
export function searchPosts(
  posts: readonly Post[],
  { q, category, page }: BlogQuery,
  pageSize = postsPerPage,
): PostPage {
  const asked = foldText(q);
  const found = posts
    .filter((post) => category === null || post.categoryIds.includes(category))
    .filter((post) => foldText(post.title).includes(asked))
    .sort((a, b) => timeOf(b) - timeOf(a) || b.id - a.id);
  return {
    items: found.slice((page - 1) * pageSize, page * pageSize),
    total: found.length,
    page,
    pageSize,
    categories: countByCategory(posts),
    corrected: null,
  };
}

function timeOf({ postedOn }: Post): number {
  return postedOn ? Date.parse(postedOn) : 0;
}

function countByCategory(posts: readonly Post[]): PostPage['categories'] {
  const counts = new Map<number, number>();
  for (const { categoryIds } of posts) {
    for (const id of new Set(categoryIds)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts].map(([categoryId, count]) => ({ categoryId, count })).sort((a, b) => a.categoryId - b.categoryId);
}
