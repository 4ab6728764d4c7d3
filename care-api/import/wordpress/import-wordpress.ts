import { sql } from 'drizzle-orm';
import type { Db } from '@/care-api/database/open-database';
import { ensureCategories } from '@/care-api/import/ensure-names';
import type { StoreCounts } from '@/care-api/import/store-counts';
import { type CollectedContent, collectContent } from './collect-content';
import { readWxr } from './read-wxr';
import { storeComments } from './store-comments';
import { storePages } from './store-pages';
import { storePosts } from './store-posts';

export type WordpressSummary = Pick<CollectedContent, 'skipped' | 'skippedComments' | 'mended'> & {
  posts: StoreCounts;
  pages: StoreCounts;
  comments: StoreCounts;
  newCategories: number;
};

/**
 * Takes the public posts, pages and comments of a WordPress export: all of them or, on an error, nothing. What was
 * taken before is known again; the same file again changes nothing.
 */
export async function importWordpress(
  db: Db,
  file: string,
  onProgress: (done: number, of: number) => void,
): Promise<WordpressSummary> {
  const { posts, pages, ...notes } = collectContent(await readWxr(file));
  const summary = await db.transaction(async (tx) => {
    const names = posts.flatMap(({ categoryNames }) => categoryNames);
    const categories = await ensureCategories(tx, names);
    const stored = await storePosts(tx, posts, categories, onProgress);
    return {
      ...notes,
      posts: stored.counts,
      pages: await storePages(tx, pages),
      comments: await storeComments(tx, posts, stored.ids),
      newCategories: categories.created,
    };
  });
  // The planner must learn of the new rows, and the embedded database has no housekeeper of its own.
  await db.execute(sql`vacuum (analyze) posts, post_categories, post_tags, comments, menus, menu_pages`);
  return summary;
}
