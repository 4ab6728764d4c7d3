import { and, eq, inArray } from 'drizzle-orm';
import { posts } from '@/care-api/database/schema/blog';
import type { KnownCategories } from '@/care-api/import/ensure-names';
import type { StoreCounts } from '@/care-api/import/store-counts';
import type { Writer } from '@/care-api/kernel/db';
import { postColumns } from '@/care-api/posts/post-columns';
import { insertPosts, type PostContent, replacePost } from '@/care-api/posts/write-posts';
import type { ImportedPost } from './collect-content';
import { wordpressSource } from './source';

export type StoredPosts = { counts: StoreCounts /** Of posts, by key. */; ids: Map<string, number> };

const batchSize = 100;

/** Writes what is new or different. Whether a post is public, and a picture it has, stay as they are. */
export async function storePosts(
  tx: Writer,
  imported: readonly ImportedPost[],
  categories: KnownCategories,
  onProgress: (done: number, of: number) => void,
): Promise<StoredPosts> {
  const stored: StoredPosts = { counts: { created: 0, changed: 0, unchanged: 0 }, ids: new Map() };
  for (let start = 0; start < imported.length; start += batchSize) {
    const batch = imported.slice(start, start + batchSize);
    await storeBatch(
      tx,
      batch.map((post) => toContent(post, categories)),
      stored,
    );
    onProgress(start + batch.length, imported.length);
  }
  return stored;
}

async function storeBatch(tx: Writer, batch: readonly Content[], { counts, ids }: StoredPosts): Promise<void> {
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
    ids.set(content.sourceKey, known.id);
    const banner = known.banner || content.banner;
    if (known.banner === banner && known.fingerprint === fingerprint(content)) {
      counts.unchanged += 1;
      continue;
    }
    await replacePost(tx, known.id, { ...content, banner }, new Date());
    counts.changed += 1;
  }
  const made = await insertPosts(
    tx,
    fresh.map((content) => ({ ...content, status: 'Published' })),
  );
  for (const [index, id] of made.entries()) ids.set(fresh[index]?.sourceKey ?? '', id);
  counts.created += fresh.length;
}

type Content = PostContent & { author: string; postedOn: Date; sourceKey: string; banner: string };

function toContent(
  { key, html, categoryNames, comments: _, ...post }: ImportedPost,
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
    .select({ id, title, description, author, postedOn, tags, category, banner: posts.banner, key: posts.sourceKey })
    .from(posts)
    .where(and(eq(posts.source, wordpressSource), inArray(posts.sourceKey, keys)));
  return new Map(
    rows.map((row) => [
      row.key,
      {
        id: row.id,
        banner: row.banner,
        fingerprint: JSON.stringify([row.title, row.description, row.author, row.postedOn, row.tags, row.category]),
      },
    ]),
  );
}

function fingerprint({ title, descriptionHtml, author, postedOn, tags, categoryIds }: Content): string {
  const ids = [...new Set(categoryIds)];
  return JSON.stringify([title, descriptionHtml, author, postedOn, tags.join(','), ids.join(',')]);
}
