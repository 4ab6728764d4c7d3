import { eq } from 'drizzle-orm';
import { Refusal } from '@/care-api/api-error';
import { posts } from '@/care-api/database/schema/blog';
import type { Account, Dependencies } from '@/care-api/dependencies';
import { deleteUnusedPictures } from '@/care-api/files/delete-unused-pictures';
import { withPictures } from '@/care-api/files/with-pictures';
import { cleanHtml } from '@/care-api/html/clean-html';
import type { Writer } from '@/care-api/listings/write-listings';
import { requireOwner } from '@/care-api/route';
import { longestHtml } from '@/lib/contract/html';
import type { PostInput, PostWire } from '@/lib/contract/post';
import { mayCall } from '@/lib/contract/staff';
import { labels } from '@/lib/contract/wire';
import { getPost } from './list-posts';
import { readPostContent } from './read-post-content';
import { requireCategories, requireSubCategories } from './require-categories';
import { insertPosts, type PostContent, replacePost } from './write-posts';

/** Public at once when an editor writes it; everybody else's waits for one, under their own name. */
export async function createPost(deps: Dependencies, account: Account, input: PostInput): Promise<PostWire | null> {
  return withPictures(deps, account, { bannerImage: input.bannerImage }, (settle) =>
    deps.database.db.transaction(async (tx) => {
      const written = await toWritten(tx, input);
      const chosen = mayCall('editor', account) ? chosenByAdmin(input) : {};
      const banner = settle('bannerImage', '');
      const [id] = await insertPosts(tx, [{ ...blankPost(account, deps.now()), ...written, ...chosen, banner }]);
      return id === undefined ? null : getPost(tx, id, account);
    }),
  );
}

/** Null when there is no such post. */
export async function updatePost(
  deps: Dependencies,
  account: Account,
  id: number,
  input: PostInput,
): Promise<PostWire | null> {
  return withPictures(deps, account, { bannerImage: input.bannerImage }, (settle) =>
    deps.database.db.transaction(async (tx) => {
      const before = await readPostContent(tx, id);
      if (!before) return null;
      requireOwner(account, before.accountId, 'editor');
      const decided = mayCall('editor', account) ? chosenByAdmin(input) : { status: 'Pending' as const };
      const banner = settle('bannerImage', before.banner);
      const content = { ...before, ...(await toWritten(tx, input)), ...decided, banner };
      await replacePost(tx, id, content, deps.now());
      return getPost(tx, id, account);
    }),
  );
}

/** Null when there is no such post. Its comments go with it. */
export async function deletePost(deps: Dependencies, account: Account, id: number): Promise<{ id: number } | null> {
  const gone = await deps.database.db.transaction(async (tx) => {
    const [post] = await tx.select().from(posts).where(eq(posts.id, id)).for('update');
    if (!post) return null;
    requireOwner(account, post.accountId, 'editor');
    await tx.delete(posts).where(eq(posts.id, id));
    return post;
  });
  if (!gone) return null;
  await deleteUnusedPictures(deps, [gone.banner]);
  return { id };
}

function blankPost(account: Account, now: Date): Omit<PostContent, 'title' | 'descriptionHtml'> {
  const { id, username } = account;
  const status = mayCall('editor', account) ? 'Published' : 'Pending';
  return { accountId: id, author: username, status, postedOn: now, tags: [], categoryIds: [], subCategoryIds: [] };
}

/** What the body says, apart from what is an admin's to say. Relations that were not sent are not named. */
async function toWritten(tx: Writer, input: PostInput) {
  const { tags, category, subcategoty } = input;
  return {
    title: input.title,
    descriptionHtml: requireText(cleanHtml(input.description)),
    ...(isSent(tags) && { tags: labels.parse(tags) }),
    ...(isSent(category) && { categoryIds: await requireCategories(tx, category) }),
    ...(isSent(subcategoty) && { subCategoryIds: await requireSubCategories(tx, subcategoty) }),
  };
}

function chosenByAdmin({ author, postedOn, status }: PostInput): Partial<PostContent> {
  return {
    ...(isSent(author) && { author }),
    ...(isSent(status) && { status }),
    ...(isSent(postedOn) && { postedOn: new Date(postedOn) }),
  };
}

function isSent<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined;
}

/** Cleaning leaves nothing of some text, and makes other text longer than it may be sent back. */
function requireText(html: string): string {
  if (html === '') throw new Refusal(422, 'problem', { description: 'descriptionRequired' });
  if (html.length <= longestHtml) return html;
  throw new Refusal(422, 'problem', { description: 'htmlTooLong' });
}
