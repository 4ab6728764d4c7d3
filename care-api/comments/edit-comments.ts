import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { Refusal } from '@/care-api/api-error';
import type { Db } from '@/care-api/database/open-database';
import { requireUnique } from '@/care-api/database/require-unique';
import { comments, posts } from '@/care-api/database/schema/blog';
import type { Account } from '@/care-api/dependencies';
import { isVisibleTo } from '@/care-api/posts/post-columns';
import { requireOwner } from '@/care-api/route';
import { type CommentWire, type commentInput, editMinutes } from '@/lib/contract/comment';
import { toFault } from '@/lib/contract/faults';
import { mayCall } from '@/lib/contract/staff';
import { isProfane } from '@/lib/profanity/is-profane';
import { getComment } from './list-comments';

type Input = z.output<typeof commentInput>;

/** A body may name numbers that no row can have. */
const largestId = 2_147_483_647;

/** Null when there is no such post, or none that the account may see. */
export async function createComment(db: Db, account: Account, input: Input, now: Date): Promise<CommentWire | null> {
  requireClean('content', input.content);
  const { postId, content } = input;
  if (!(await isPostVisible(db, postId, account))) return null;
  const place = await getPlace(db, postId, input.parentCommentId ?? 0);
  const row = { ...place, postId, content, accountId: account.id, createdAt: now };
  // What it answers may be deleted in the same moment: then it names nothing.
  const [made] = await requireUnique('parentCommentId', () =>
    db.insert(comments).values(row).returning({ id: comments.id }),
  );
  return made ? getComment(db, made.id) : null;
}

/** For its author a while, for editors always. Null when there is no such comment. */
export async function updateComment(
  db: Db,
  account: Account,
  change: { id: number; newComment: string },
  now: Date,
): Promise<CommentWire | null> {
  const isThere = and(eq(comments.id, change.id), isNull(comments.deletedAt));
  const [before] = await db.select().from(comments).where(isThere);
  if (!before) return null;
  requireOwner(account, before.accountId, 'editor');
  const isLate = now.getTime() - before.createdAt.getTime() > editMinutes * 60_000;
  if (isLate && !mayCall('editor', account)) {
    throw new Refusal(403, toFault('commentLate', { minutes: editMinutes }));
  }
  requireClean('newComment', change.newComment);
  const changed = { content: change.newComment, editedAt: now };
  const [done] = await db.update(comments).set(changed).where(isThere).returning({ id: comments.id });
  return done ? getComment(db, done.id) : null;
}

export async function isPostVisible(db: Db, postId: number, account: Account | null): Promise<boolean> {
  if (postId > largestId) return false;
  const [post] = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.id, postId), isVisibleTo(account)));
  return post !== undefined;
}

/** Where a comment hangs: `parentId` is 0 for one that answers nothing. */
async function getPlace(db: Db, postId: number, parentId: number) {
  if (parentId === 0) return { parentId: null, rootId: null };
  const isThere = and(
    eq(comments.id, Math.min(parentId, largestId)),
    eq(comments.postId, postId),
    isNull(comments.deletedAt),
  );
  const [parent] = await db.select({ rootId: comments.rootId }).from(comments).where(isThere);
  if (parent) return { parentId, rootId: parent.rootId ?? parentId };
  throw new Refusal(422, 'problem', { parentCommentId: 'commentParentGone' });
}

function requireClean(field: string, text: string): void {
  if (isProfane(text)) throw new Refusal(422, 'problem', { [field]: 'commentProfane' });
}
