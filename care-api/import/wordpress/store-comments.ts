import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray } from 'drizzle-orm';
import { comments } from '@/care-api/database/schema/blog';
import { type LinesByReason, note } from '@/care-api/import/reasons';
import type { StoreCounts } from '@/care-api/import/store-counts';
import type { Writer } from '@/care-api/kernel/db';
import type { ImportedComment } from './collect-comments';
import type { ImportedPost } from './collect-content';
import { deletedHere, type ImportedTexts } from './imported-texts';
import { wordpressSource } from './source';

type Wanted = ImportedComment & { postId: number };
type Known = Pick<typeof comments.$inferSelect, 'id' | 'rootId' | 'content' | 'authorName' | 'deletedAt' | 'version'>;

const batchSize = 500;

type Places = { postIds: ReadonlyMap<string, number>; texts: ImportedTexts; skipped: LinesByReason };

/** Comments that were deleted or put right here stay so. */
export async function storeComments(
  tx: Writer,
  posts: readonly Pick<ImportedPost, 'key' | 'comments'>[],
  { postIds, texts, skipped }: Places,
): Promise<StoreCounts> {
  const wanted = posts.flatMap((post) => {
    const postId = postIds.get(post.key);
    return postId === undefined ? [] : post.comments.map((comment) => ({ ...comment, postId }));
  });
  const counts: StoreCounts = { created: 0, changed: 0, unchanged: 0 };
  const known = await readStored(tx, wanted);
  for (const comment of wanted) {
    const before = known.get(comment.key);
    if (!before) continue;
    const { content, author } = comment;
    const stands = { content: before.content, author: before.authorName };
    const isHere = before.deletedAt === null;
    const said = isHere
      ? texts.settle('comment', comment.key, { content, author }, stands, before.version === 1)
      : stands;
    if (isDeepStrictEqual(said, stands)) counts.unchanged += 1;
    else {
      const changed = { content: said.content, authorName: said.author };
      await tx.update(comments).set(changed).where(eq(comments.id, before.id));
      counts.changed += 1;
    }
  }
  // In generations: what a comment answers must have its id first.
  let fresh = wanted.filter(({ key }) => !known.has(key) && !texts.isDeleted('comment', key));
  for (const { key } of wanted)
    if (!known.has(key) && texts.isDeleted('comment', key)) note(skipped, deletedHere, Number.parseInt(key, 10));
  while (fresh.length > 0) {
    const ready = fresh.filter(({ parentKey }) => parentKey === null || known.has(parentKey));
    if (ready.length === 0) break;
    await insertComments(tx, ready, known);
    for (const { key, content, author } of ready) texts.note('comment', key, { content, author });
    counts.created += ready.length;
    fresh = fresh.filter(({ key }) => !known.has(key));
  }
  return counts;
}

async function insertComments(tx: Writer, ready: readonly Wanted[], known: Map<string, Known>): Promise<void> {
  for (let start = 0; start < ready.length; start += batchSize) {
    const rows = ready.slice(start, start + batchSize).map(({ key, parentKey, postId, author, content, date }) => {
      const parent = parentKey === null ? undefined : known.get(parentKey);
      const place = { postId, parentId: parent?.id ?? null, rootId: parent ? (parent.rootId ?? parent.id) : null };
      return {
        ...place,
        authorName: author,
        content,
        createdAt: date,
        checkedAt: date,
        source: wordpressSource,
        sourceKey: key,
      };
    });
    const made = await tx.insert(comments).values(rows).returning();
    for (const row of made) known.set(row.sourceKey, row);
  }
}

async function readStored(tx: Writer, wanted: readonly Wanted[]): Promise<Map<string, Known>> {
  const known = new Map<string, Known>();
  for (let start = 0; start < wanted.length; start += batchSize) {
    const keys = wanted.slice(start, start + batchSize).map(({ key }) => key);
    const rows = await tx
      .select()
      .from(comments)
      .where(and(eq(comments.source, wordpressSource), inArray(comments.sourceKey, keys)));
    for (const row of rows) known.set(row.sourceKey, row);
  }
  return known;
}
