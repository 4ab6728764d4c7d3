import { eq, sql } from 'drizzle-orm';
import { posts as postTable } from '@/care-api/database/schema/blog';
import { menuPages } from '@/care-api/database/schema/provider';
import { leadOn } from '@/care-api/desk/lead-on';
import { ensureCategories } from '@/care-api/import/ensure-names';
import { note } from '@/care-api/import/reasons';
import type { StoreCounts } from '@/care-api/import/store-counts';
import type { Db, Writer } from '@/care-api/kernel/db';
import type { FileStore } from '@/care-api/kernel/file-store';
import { type CollectedContent, collectContent } from './collect-content';
import type { ImportedText } from './imported-page';
import { deletedHere, ImportedTexts } from './imported-texts';
import { listMedia } from './media/list-media';
import type { MediaSource } from './media/open-media';
import { type MediaSummary, takeMedia } from './media/take-media';
import { otherWays } from './old-lists';
import { placeContent } from './place-content';
import { readWxr } from './read-wxr';
import { wordpressSource } from './source';
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
  /** Whether what was deleted here is taken again. */
  takesDeleted?: boolean;
  onPosts: (done: number, of: number) => void;
  onFiles: (done: number, of: number) => void;
};

/** All or, on an error, nothing; files are taken before, one by one. The same export again changes nothing. */
export async function importWordpress(
  { db, files: store }: Deps,
  file: string,
  { media, takesDeleted = false, onPosts, onFiles }: WordpressOptions,
): Promise<WordpressSummary> {
  const wxr = await readWxr(file);
  const { fileOf, files } = listMedia(wxr);
  const taken = await takeMedia({ db, files: store }, files, media, onFiles);
  const nameOf = (address: string) => taken.names.get(fileOf(address)?.key ?? '') ?? null;
  const { posts: allPosts, pages: allPages, ...notes } = collectContent(wxr, nameOf);
  const summary = await db.transaction(async (tx) => {
    const texts = await ImportedTexts.read(tx, takesDeleted);
    const here = await readKeys(tx);
    const isThere = (kind: 'post' | 'page') => (text: ImportedText) => {
      const isGone = !here.has(text.key) && texts.isDeleted(kind, text.key);
      if (isGone) note(notes.skipped, deletedHere, text.id);
      return !isGone;
    };
    const [posts, pages] = [allPosts.filter(isThere('post')), allPages.filter(isThere('page'))];
    const names = posts.flatMap(({ categoryNames }) => categoryNames);
    const categories = await ensureCategories(tx, names);
    const placed = await placeContent(tx, { posts, pages });
    const known = { categories, addresses: placed.addresses, files, names: taken.names };
    const stored = {
      posts: await storePosts(tx, placed, { categories, texts }, onPosts),
      pages: await storePages(tx, placed, texts),
      comments: await storeComments(tx, posts, { postIds: placed.postIds, texts, skipped: notes.skippedComments }),
    };
    await texts.write(tx);
    return {
      ...notes,
      ...stored,
      redirects: await leadOn(tx, 'import', [...otherWays(wxr, known), ...placed.ways]),
      newCategories: categories.created,
      media: taken.summary,
    };
  });
  // The planner must learn of the new rows, and the embedded database has no housekeeper of its own.
  await db.execute(sql`vacuum (analyze) posts, post_categories, post_tags, comments, menus, menu_pages`);
  return summary;
}

async function readKeys(tx: Writer): Promise<Set<string>> {
  const posts = tx.select({ key: postTable.sourceKey }).from(postTable).where(eq(postTable.source, wordpressSource));
  const pages = tx.select({ key: menuPages.sourceKey }).from(menuPages).where(eq(menuPages.source, wordpressSource));
  return new Set([...(await posts), ...(await pages)].map(({ key }) => key));
}
