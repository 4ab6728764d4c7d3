import { and, eq, isNull, sql } from 'drizzle-orm';
import { Refusal } from '@/care-api/api-error';
import { posts } from '@/care-api/database/schema/blog';
import type { Account, Dependencies } from '@/care-api/dependencies';
import { deleteUnusedPictures } from '@/care-api/files/delete-unused-pictures';
import { withPictures } from '@/care-api/files/with-pictures';
import { cleanHtml } from '@/care-api/html/clean-html';
import type { Writer } from '@/care-api/listings/write-listings';
import { requireOwner } from '@/care-api/route';
import { changeRow, createRow } from '@/care-api/staff/change-row';
import { moveToTrash } from '@/care-api/staff/trash';
import { longestHtml } from '@/lib/contract/html';
import type { PostInput, PostWire } from '@/lib/contract/post';
import { mayCall } from '@/lib/contract/staff';
import { labels } from '@/lib/contract/wire';
import { getPost } from './list-posts';
import { postNoun as noun } from './post-noun';
import { readPostContent } from './read-post-content';
import { requireCategories, requireSubCategories } from './require-categories';
import { insertPosts, type PostContent, replacePost } from './write-posts';

type Places = Pick<Dependencies, 'database' | 'filesDir' | 'log' | 'now'>;

/** Public at once when an editor writes it; everybody else's waits for one, under their own name. */
export async function createPost(deps: Places, account: Account, input: PostInput): Promise<PostWire | null> {
  return withPictures(deps, account, { bannerImage: input.bannerImage }, (settle) => {
    const { db } = deps.database;
    const insert = async (tx: Writer) => {
      const written = await toWritten(tx, input, mayCall('editor', account) && input.status === 'Draft');
      const chosen = mayCall('editor', account) ? chosenByEditor(input) : {};
      const banner = settle('bannerImage', '');
      const [id] = await insertPosts(tx, [{ ...blankPost(account, deps.now()), ...written, ...chosen, banner }]);
      return id;
    };
    if (mayCall('editor', account)) {
      return createRow(db, { noun, caller: account, action: 'create', now: deps.now() }, insert);
    }
    return db.transaction(async (tx) => {
      const id = await insert(tx);
      return id === undefined ? null : getPost(tx, id, account);
    });
  });
}

type Change = {
  /** Null for the API itself. */
  caller: Account | null;
  /** In whose name pictures are given; null for those that were let in before. */
  pictureCaller: Account | null;
  id: number;
  seen: number | null;
  action: string;
  input: PostInput;
};

/** What staff change is in the audit; what authors change waits for staff. Null when there is no such post. */
export async function updatePost(deps: Places, { input, pictureCaller, ...change }: Change): Promise<PostWire | null> {
  const { caller, id } = change;
  const isStaff = caller === null || mayCall('editor', caller);
  return withPictures(deps, pictureCaller, { bannerImage: input.bannerImage }, (settle) => {
    const write = async (tx: Writer) => {
      const before = await readPostContent(tx, id);
      if (!before) return null;
      if (!isStaff) requireOwner(caller, before.accountId, 'editor');
      const decided = isStaff ? chosenByEditor(input) : { status: 'Pending' as const };
      const banner = settle('bannerImage', before.banner);
      const content = {
        ...before,
        ...(await toWritten(tx, input, isStaff && input.status === 'Draft', before.descriptionHtml)),
        ...decided,
        banner,
      };
      await replacePost(tx, id, content, deps.now());
      return before;
    };
    const { db } = deps.database;
    if (isStaff) return changeRow(db, { noun, now: deps.now(), ...change }, write);
    return db.transaction(async (tx) => {
      if (!(await write(tx))) return null;
      await tx
        .update(posts)
        .set({ version: sql`${posts.version} + 1` })
        .where(eq(posts.id, id));
      return getPost(tx, id, caller);
    });
  });
}

/** Into the trash by staff; by its author for good, its comments with it. Null when there is no such post. */
export async function deletePost(
  deps: Places,
  account: Account,
  { id, seen }: { id: number; seen: number | null },
): Promise<{ id: number } | null> {
  if (mayCall('editor', account)) {
    const post = await moveToTrash(deps.database.db, noun, { id, seen, caller: account, now: deps.now() });
    return post && { id };
  }
  const gone = await deps.database.db.transaction(async (tx) => {
    const [post] = await tx
      .select()
      .from(posts)
      .where(and(eq(posts.id, id), isNull(posts.deletedAt)))
      .for('update');
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
async function toWritten(tx: Writer, input: PostInput, mayBeEmpty: boolean, before?: string) {
  const { tags, category, subcategoty } = input;
  return {
    title: input.title,
    // What was not touched stays to the letter.
    descriptionHtml: input.description === before ? before : requireText(cleanHtml(input.description), mayBeEmpty),
    ...(isSent(tags) && { tags: labels.parse(tags) }),
    ...(isSent(category) && { categoryIds: await requireCategories(tx, category) }),
    ...(isSent(subcategoty) && { subCategoryIds: await requireSubCategories(tx, subcategoty) }),
  };
}

function chosenByEditor({ author, postedOn, status, commentsOpen }: PostInput): Partial<PostContent> {
  return {
    ...(isSent(commentsOpen) && { commentsOpen }),
    ...(status === 'Published' && { reason: '' }),
    ...(isSent(author) && { author }),
    ...(isSent(status) && { status }),
    ...(isSent(postedOn) && { postedOn: new Date(postedOn) }),
  };
}

function isSent<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined;
}

/** Cleaning leaves nothing of some text, and makes other text longer than it may be sent back. */
function requireText(html: string, mayBeEmpty: boolean): string {
  if (html === '' && !mayBeEmpty) throw new Refusal(422, 'problem', { description: 'descriptionRequired' });
  if (html.length <= longestHtml) return html;
  throw new Refusal(422, 'problem', { description: 'htmlTooLong' });
}
