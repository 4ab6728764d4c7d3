import { and, eq, inArray } from 'drizzle-orm';
import { posts } from '@/care-api/database/schema/blog';
import type { KnownCategories } from '@/care-api/import/ensure-names';
import type { StoreCounts } from '@/care-api/import/store-counts';
import type { Writer } from '@/care-api/kernel/db';
import { postColumns } from '@/care-api/posts/post-columns';
import { insertPosts, type PostContent, replacePost } from '@/care-api/posts/write-posts';
import type { ImportedPost } from './collect-content';
import type { PlacedContent } from './place-content';
import { wordpressSource } from './source';

const batchSize = 100;

/** Whether a post is public, a picture and a summary it has, stay as they are. */
export async function storePosts(
  tx: Writer,
  { posts: imported, postIds }: PlacedContent,
  categories: KnownCategories,
  onProgress: (done: number, of: number) => void,
): Promise<StoreCounts> {
  const counts: StoreCounts = { created: 0, changed: 0, unchanged: 0 };
  for (let start = 0; start < imported.length; start += batchSize) {
    const batch = imported.slice(start, start + batchSize);
    await storeBatch(
      tx,
      batch.map((post) => ({ ...toContent(post, categories), id: postIds.get(post.key) })),
      counts,
    );
    onProgress(start + batch.length, imported.length);
  }
  return counts;
}

async function storeBatch(tx: Writer, batch: readonly Content[], counts: StoreCounts): Promise<void> {
  const before = await readStored(
    tx,
    batch.map(({ sourceKey }) => sourceKey),
  );
  const fresh: Content[] = [];
  for (const content of batch) {
    const known = before.get(content.sourceKey);
    if (!known) {
      fresh.push(content);
      continue;
    }
    const banner = known.banner || content.banner;
    const summary = known.summary || content.summary;
    const isSame = known.banner === banner && known.summary === summary;
    if (isSame && known.fingerprint === fingerprint(content)) {
      counts.unchanged += 1;
      continue;
    }
    await replacePost(tx, known.id, { ...content, banner, summary }, new Date());
    counts.changed += 1;
  }
  await insertPosts(
    tx,
    fresh.map((content) => ({ ...content, status: 'Published' })),
  );
  counts.created += fresh.length;
}

type Content = PostContent & { author: string; postedOn: Date; sourceKey: string; banner: string; summary: string };

function toContent(
  { key, html, categoryNames, comments: _, oldPaths: __, ...post }: ImportedPost,
  categories: KnownCategories,
): Content {
  return {
    ...post,
    descriptionHtml: html,
    categoryIds: categoryNames.flatMap((name) => categories.idOf(name) ?? []),
    subCategoryIds: [],
    source: wordpressSource,
    sourceKey: key,
  };
}

async function readStored(tx: Writer, keys: string[]) {
  const { id, title, description, author, postedOn, tags, category } = postColumns;
  const rows = await tx
    .select({
      id,
      title,
      description,
      author,
      postedOn,
      tags,
      category,
      banner: posts.banner,
      summary: posts.summary,
      key: posts.sourceKey,
    })
    .from(posts)
    .where(and(eq(posts.source, wordpressSource), inArray(posts.sourceKey, keys)));
  return new Map(
    rows.map((row) => [
      row.key,
      {
        id: row.id,
        banner: row.banner,
        summary: row.summary,
        fingerprint: JSON.stringify([row.title, row.description, row.author, row.postedOn, row.tags, row.category]),
      },
    ]),
  );
}

function fingerprint({ title, descriptionHtml, author, postedOn, tags, categoryIds }: Content): string {
  const ids = [...new Set(categoryIds)];
  return JSON.stringify([title, descriptionHtml, author, postedOn, tags.join(','), ids.join(',')]);
}
