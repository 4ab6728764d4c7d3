import { comments, posts } from '@/care-api/database/schema/blog';
import { categories } from '@/care-api/database/schema/listings';
import type { Writer } from '@/care-api/kernel/db';
import { insertPosts } from '@/care-api/posts/write-posts';
import { samplePicture } from '../sample-picture';
import type { SampleComment } from './sample-post';
import { samplePosts } from './sample-posts';

/** Lays the sample blog, unless there are posts already. Categories that are not there are left out. */
export async function seedSamplePosts(tx: Writer, now: Date): Promise<void> {
  const [stored] = await tx.select({ id: posts.id }).from(posts).limit(1);
  if (stored) return;
  const known = await tx.select({ id: categories.id, name: categories.name }).from(categories);
  const idOf = new Map(known.map(({ id, name }) => [name, id]));
  const dated = samplePosts.map((post) => ({ ...post, postedOn: hoursAfter(now, -24 * post.daysAgo) }));
  const ids = await insertPosts(
    tx,
    dated.map((post) => ({
      author: post.author,
      title: post.title,
      descriptionHtml: post.html,
      banner: samplePicture(post.banner),
      status: 'Published',
      postedOn: post.postedOn,
      tags: post.tags,
      categoryIds: post.categories.flatMap((name) => idOf.get(name) ?? []),
      subCategoryIds: [],
    })),
  );
  for (const [index, postId] of ids.entries()) {
    const post = dated[index];
    if (post?.comments) await seedComments(tx, { postId, parentId: null, rootId: null }, post.comments, post.postedOn);
  }
}

type Place = Pick<typeof comments.$inferInsert, 'postId' | 'parentId' | 'rootId'>;

async function seedComments(tx: Writer, place: Place, said: readonly SampleComment[], after: Date): Promise<void> {
  for (const { by, text, hoursLater, replies = [] } of said) {
    const createdAt = hoursAfter(after, hoursLater);
    const row = { ...place, authorName: by, content: text, createdAt, checkedAt: createdAt };
    const [made] = await tx.insert(comments).values(row).returning({ id: comments.id });
    if (!made) continue;
    const below = { ...place, parentId: made.id, rootId: place.rootId ?? made.id };
    await seedComments(tx, below, replies, createdAt);
  }
}

function hoursAfter(moment: Date, hours: number): Date {
  return new Date(moment.getTime() + hours * 3_600_000);
}
