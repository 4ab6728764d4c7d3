import { changeRow, createRow } from '@/care-api/desk/change-row';
import { moveToTrash } from '@/care-api/desk/trash';
import { withPictures } from '@/care-api/files/with-pictures';
import { cleanHtml } from '@/care-api/html/clean-html';
import { requireOwner } from '@/care-api/kernel/admit';
import type { Writer } from '@/care-api/kernel/db';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import type { AuditedAction } from '@/lib/contract/audit-actions';
import { longestArticle } from '@/lib/contract/html';
import type { PostInput, PostWire } from '@/lib/contract/post';
import { mayCall } from '@/lib/contract/staff';
import { labels } from '@/lib/contract/wire';
import { postResource as resource } from './post-resource';
import { readPostContent } from './read-post-content';
import { requireCategories, requireSubCategories } from './require-categories';
import { insertPosts, type PostContent, replacePost } from './write-posts';

type Deps = Pick<Dependencies, 'database' | 'files' | 'log' | 'now'>;

/** Public at once when an editor writes it; everybody else's waits for one, under their own name. */
export async function createPost(deps: Deps, account: Account, input: PostInput): Promise<PostWire | null> {
  return withPictures(deps, account, { bannerImage: input.bannerImage }, (settle) =>
    createRow(deps.database.db, { resource, caller: account, action: 'create', now: deps.now() }, async (tx) => {
      const written = await toWritten(tx, input);
      const banner = settle('bannerImage', '');
      const content = { ...blankPost(account, deps.now()), ...written, ...decided(account, input), banner };
      const [id] = await insertPosts(tx, [content]);
      return id;
    }),
  );
}

type Change = {
  caller: Account | null;
  pictureCaller: Account | null;
  id: number;
  seen: number | null;
  action: AuditedAction;
  input: PostInput;
};

export async function copyPost(
  { database: { db }, now }: Deps,
  account: Account,
  copied: number,
): Promise<PostWire | null> {
  const deed = { resource, caller: account, action: 'create' as const, now: now() };
  return createRow(db, deed, async (tx) => {
    const before = await readPostContent(tx, copied);
    if (!before) return undefined;
    const { title, descriptionHtml, tags, categoryIds, subCategoryIds, banner, bannerAlt, summary } = before;
    const said = { title, descriptionHtml, tags, categoryIds, subCategoryIds, banner, bannerAlt, summary };
    const [id] = await insertPosts(tx, [{ ...blankPost(account, now()), ...said, status: 'Draft' }]);
    return id;
  });
}

export async function updatePost(deps: Deps, { input, pictureCaller, ...change }: Change): Promise<PostWire | null> {
  const { caller, id } = change;
  const action = isEditor(caller) || change.action !== 'publish' ? change.action : 'submit';
  return withPictures(deps, pictureCaller, { bannerImage: input.bannerImage }, (settle) =>
    changeRow(deps.database.db, { resource, now: deps.now(), ...change, action }, async (tx) => {
      const before = await readPostContent(tx, id);
      if (!before) return null;
      if (!isEditor(caller)) requireOwner(caller, before.accountId, 'editor');
      const written = await toWritten(tx, input, before.descriptionHtml);
      const banner = settle('bannerImage', before.banner);
      return replacePost(tx, id, { ...before, ...written, ...decided(caller, input), banner }, deps.now());
    }),
  );
}

export async function deletePost(
  { database: { db }, now }: Deps,
  account: Account,
  { id, seen }: { id: number; seen: number | null },
): Promise<{ id: number } | null> {
  const [post] = await resource.read(db, [id]);
  if (!post || post.deletedAt) return null;
  requireOwner(account, post.userid ?? null, 'editor');
  const gone = await moveToTrash(db, resource, { id, seen, caller: account, now: now() });
  return gone && { id };
}

function isEditor(caller: Account | null): boolean {
  return caller === null || mayCall('editor', caller);
}

function blankPost(account: Account, now: Date): Omit<PostContent, 'title' | 'descriptionHtml'> {
  const { id, username } = account;
  const status = mayCall('editor', account) ? 'Published' : 'Pending';
  return { accountId: id, author: username, status, postedOn: now, tags: [], categoryIds: [], subCategoryIds: [] };
}

/** What the body says, apart from what is an admin's to say. Relations that were not sent are not named. */
async function toWritten(tx: Writer, input: PostInput, before?: string) {
  const { tags, category, subcategoty, summary, bannerAlt } = input;
  const mayBeEmpty = input.status === 'Draft';
  return {
    title: input.title,
    // What was not touched stays to the letter.
    descriptionHtml: input.description === before ? before : requireText(cleanHtml(input.description), mayBeEmpty),
    ...(isSent(summary) && { summary }),
    ...(isSent(bannerAlt) && { bannerAlt }),
    ...(isSent(tags) && { tags: labels.parse(tags) }),
    ...(isSent(category) && { categoryIds: await requireCategories(tx, category) }),
    ...(isSent(subcategoty) && { subCategoryIds: await requireSubCategories(tx, subcategoty) }),
  };
}

/** What is an editor's to say. An author says whether it waits for one, or is a draft still. */
function decided(caller: Account | null, { author, postedOn, status, commentsOpen }: PostInput): Partial<PostContent> {
  if (!isEditor(caller)) return { status: status === 'Draft' ? status : 'Pending' };
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
  if (html.length <= longestArticle) return html;
  throw new Refusal(422, 'problem', { description: 'articleTooLong' });
}
