import { sql } from 'drizzle-orm';
import { leadOn } from '@/care-api/desk/lead-on';
import { ensureCategories } from '@/care-api/import/ensure-names';
import type { StoreCounts } from '@/care-api/import/store-counts';
import type { Db } from '@/care-api/kernel/db';
import type { FileStore } from '@/care-api/kernel/file-store';
import { type CollectedContent, collectContent } from './collect-content';
import { listMedia } from './media/list-media';
import type { MediaSource } from './media/open-media';
import { type MediaSummary, takeMedia } from './media/take-media';
import { otherWays } from './old-lists';
import { placeContent } from './place-content';
import { readWxr } from './read-wxr';
import { storeComments } from './store-comments';
import { storePages } from './store-pages';
import { storePosts } from './store-posts';

export type WordpressSummary = Pick<CollectedContent, 'skipped' | 'skippedComments' | 'mended' | 'papers'> & {
  posts: StoreCounts;
  pages: StoreCounts;
  comments: StoreCounts;
  redirects: StoreCounts;
  newCategories: number;
  media: MediaSummary;
};

type Deps = { db: Db; files: FileStore };

export type WordpressOptions = {
  /** Where the pictures, sound and films are; null leaves those that were not taken before where they are. */
  media: MediaSource | null;
  onPosts: (done: number, of: number) => void;
  onFiles: (done: number, of: number) => void;
};

/** All or, on an error, nothing; files are taken before, one by one. The same export again changes nothing. */
export async function importWordpress(
  { db, files: store }: Deps,
  file: string,
  { media, onPosts, onFiles }: WordpressOptions,
): Promise<WordpressSummary> {
  const wxr = await readWxr(file);
  const { fileOf, files } = listMedia(wxr);
  const taken = await takeMedia({ db, files: store }, files, media, onFiles);
  const nameOf = (address: string) => taken.names.get(fileOf(address)?.key ?? '') ?? null;
  const { posts, pages, ...notes } = collectContent(wxr, nameOf);
  const summary = await db.transaction(async (tx) => {
    const names = posts.flatMap(({ categoryNames }) => categoryNames);
    const categories = await ensureCategories(tx, names);
    const placed = await placeContent(tx, { posts, pages });
    const known = { categories, addresses: placed.addresses, files, names: taken.names };
    return {
      ...notes,
      posts: await storePosts(tx, placed, categories, onPosts),
      pages: await storePages(tx, placed),
      comments: await storeComments(tx, posts, placed.postIds),
      redirects: await leadOn(tx, 'import', [...otherWays(wxr, known), ...placed.ways]),
      newCategories: categories.created,
      media: taken.summary,
    };
  });
  // The planner must learn of the new rows, and the embedded database has no housekeeper of its own.
  await db.execute(sql`vacuum (analyze) posts, post_categories, post_tags, comments, menus, menu_pages`);
  return summary;
}
