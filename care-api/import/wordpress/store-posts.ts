import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray } from 'drizzle-orm';
import { posts } from '@/care-api/database/schema/blog';
import { queueEvent } from '@/care-api/desk/queue-event';
import type { KnownCategories } from '@/care-api/import/ensure-names';
import type { StoreCounts } from '@/care-api/import/store-counts';
import type { Writer } from '@/care-api/kernel/db';
import { postColumns } from '@/care-api/posts/post-columns';
import { insertPosts, type PostContent, replacePost } from '@/care-api/posts/write-posts';
import type { ImportedPost } from './collect-content';
import type { ImportedTexts } from './imported-texts';
import type { PlacedContent } from './place-content';
import { wordpressSource } from './source';

const batchSize = 100;

type Known = { categories: KnownCategories; texts: ImportedTexts };

/** Whether a post is public, a picture and a summary it has, and what somebody has changed here stay as they are. */
export async function storePosts(
  tx: Writer,
  { posts: imported, postIds }: PlacedContent,
  { categories, texts }: Known,
  onProgress: (done: number, of: number) => void,
): Promise<StoreCounts> {
  const counts: StoreCounts = { created: 0, changed: 0, unchanged: 0 };
  for (let start = 0; start < imported.length; start += batchSize) {
    const batch = imported.slice(start, start + batchSize);
    await storeBatch(
      tx,
      batch.map((post) => ({ ...toContent(post, categories), id: postIds.get(post.key) })),
      { counts, texts },
    );
    onProgress(start + batch.length, imported.length);
  }
  return counts;
}

type Storing = { counts: StoreCounts; texts: ImportedTexts };

async function storeBatch(tx: Writer, batch: readonly Content[], { counts, texts }: Storing): Promise<void> {
  const before = await readStored(
    tx,
    batch.map(({ sourceKey }) => sourceKey),
  );
  const fresh: Content[] = [];
  const changed: number[] = [];
  const now = new Date();
  for (const content of batch) {
    const known = before.get(content.sourceKey);
    if (!known) {
      fresh.push(content);
      texts.note('post', content.sourceKey, fieldsOf(content));
      continue;
    }
    const banner = known.banner || content.banner;
    const summary = known.summary || content.summary;
    const isSame = known.banner === banner && known.summary === summary;
    const fields = texts.settle('post', content.sourceKey, fieldsOf(content), known.fields, known.version === 1);
    if (isSame && isDeepStrictEqual(fields, known.fields)) {
      counts.unchanged += 1;
      continue;
    }
    const { subCategoryIds, version } = known;
    const kept = { banner, summary, subCategoryIds, version: version + 1 };
    await replacePost(tx, known.id, { ...content, ...toColumns(fields), ...kept }, now);
    changed.push(known.id);
  }
  const created = await insertPosts(
    tx,
    fresh.map((content) => ({ ...content, status: 'Published' })),
  );
  counts.created += created.length;
  counts.changed += changed.length;
  await queueEvent(tx, { type: 'post.created', kind: 'post', ids: created }, now);
  await queueEvent(tx, { type: 'post.changed', kind: 'post', ids: changed }, now);
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
  const { id, title, description, author, postedOn, tags, category, subcategoty, version } = postColumns;
  const rows = await tx
    .select({
      id,
      title,
      description,
      author,
      postedOn,
      tags,
      category,
      subcategoty,
      version,
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
        version: row.version,
        subCategoryIds: numbersIn(row.subcategoty),
        fields: {
          ...{ title: row.title, description: row.description, author: row.author },
          ...{ postedOn: row.postedOn.toISOString(), tags: row.tags, category: row.category },
        },
      },
    ]),
  );
}

function fieldsOf({ title, descriptionHtml: description, author, postedOn, tags, categoryIds }: Content) {
  const lists = { tags: tags.join(','), category: [...new Set(categoryIds)].join(',') };
  return { title, description, author, postedOn: postedOn.toISOString(), ...lists };
}

function toColumns({ title, description, author, postedOn, tags, category }: ReturnType<typeof fieldsOf>) {
  const lists = { tags: tags.split(',').filter(Boolean), categoryIds: numbersIn(category) };
  return { title, descriptionHtml: description, author, postedOn: new Date(postedOn), ...lists };
}

function numbersIn(list: string): number[] {
  return list.split(',').filter(Boolean).map(Number);
}
