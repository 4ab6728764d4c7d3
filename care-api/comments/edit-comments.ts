import { and, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { getComment } from '@/care-api/conversations/list-comments';
import { requireUnique } from '@/care-api/database/require-unique';
import { comments, posts } from '@/care-api/database/schema/blog';
import { noteChange } from '@/care-api/desk/change-row';
import { requireOwner } from '@/care-api/kernel/admit';
import type { Db, Writer } from '@/care-api/kernel/db';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { isVisibleTo } from '@/care-api/posts/post-columns';
import { type CommentWire, type commentInput, editMinutes } from '@/lib/contract/comment';
import { toFault } from '@/lib/contract/faults';
import { mayCall } from '@/lib/contract/staff';
import { openCasesAtRisk, tellAtRisk } from './cases-at-risk';
import { moderateText, requireOpen, type Standing } from './comment-rules';

type Comment = typeof comments.$inferSelect;
type Input = z.output<typeof commentInput>;
type Deps = Pick<Dependencies, 'database' | 'now' | 'siteUrl'>;

/** A body may name numbers that no row can have. */
const largestId = 2_147_483_647;

/** Null when there is no such post, or none that the account may see. */
export async function createComment(deps: Deps, account: Account, input: Input): Promise<CommentWire | null> {
  const { db } = deps.database;
  const now = deps.now();
  const { postId, content } = input;
  const standing = await moderateText(db, account, { field: 'content', content });
  if (!(await isPostVisible(db, postId, account))) return null;
  await requireOpen(db, postId, now);
  const place = await getPlace(db, postId, input.parentCommentId ?? 0);
  const checkedAt = mayCall('editor', account) ? now : null;
  const row = { ...place, ...standing, postId, content, accountId: account.id, createdAt: now, checkedAt };
  // What it answers may be deleted in the same moment: then it names nothing.
  const [made] = await requireUnique('parentCommentId', () =>
    db.transaction(async (tx) => {
      const stored = await tx.insert(comments).values(row).returning({ id: comments.id });
      if (standing.reason === 'safeguarding') await holdAtRisk(tx, deps.siteUrl, stored[0]?.id ?? 0, now);
      return stored;
    }),
  );
  return made ? getComment(db, made.id) : null;
}

/** For its author a while, for editors always. Other words are judged anew; what was removed stays so. */
export function updateComment(
  deps: Deps,
  account: Account,
  change: { id: number; newComment: string },
): Promise<CommentWire | null> {
  const now = deps.now();
  const isThere = and(eq(comments.id, change.id), isNull(comments.deletedAt));
  return deps.database.db.transaction(async (tx) => {
    // Held until it is changed: what is removed at this very moment does not come back.
    const [before] = await tx.select().from(comments).where(isThere).for('update');
    if (!before) return null;
    requireOwner(account, before.accountId, 'editor');
    const isLate = now.getTime() - before.createdAt.getTime() > editMinutes * 60_000;
    if (isLate && !mayCall('editor', account)) {
      throw new Refusal(403, toFault('commentLate', { minutes: editMinutes }));
    }
    const standing = await moderateText(tx, account, { field: 'newComment', content: change.newComment });
    const isOwn = before.accountId === account.id;
    const judged = isOwn ? judgeAnew(before, standing) : {};
    const version = sql`${comments.version} + 1`;
    const changed = { content: change.newComment, editedAt: now, version, ...judged };
    await tx.update(comments).set(changed).where(isThere);
    if (judged.reason === 'safeguarding') await holdAtRisk(tx, deps.siteUrl, change.id, now);
    const deed = { kind: 'comment', id: change.id, caller: account, action: 'update', now } as const;
    if (!isOwn) await noteChange(tx, deed, { content: before.content }, { content: change.newComment });
    return getComment(tx, change.id);
  });
}

/** What is held stays so, whatever it says by now: but that somebody may be at risk is never passed over. */
function judgeAnew({ state, reason }: Pick<Comment, 'state' | 'reason'>, standing: Standing): Partial<Comment> {
  const isNewRisk = standing.reason === 'safeguarding' && reason !== 'safeguarding';
  return state === 'visible' || (state === 'held' && isNewRisk) ? { ...standing, checkedAt: null } : {};
}

async function holdAtRisk(tx: Writer, siteUrl: string, id: number, now: Date): Promise<void> {
  await openCasesAtRisk(tx, [id], { action: 'heldAtRisk', by: null, now });
  await tellAtRisk(tx, siteUrl, [id]);
}

export async function isPostVisible(db: Db, postId: number, account: Account | null): Promise<boolean> {
  if (postId > largestId) return false;
  const [post] = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.id, postId), isVisibleTo(account)));
  return post !== undefined;
}

/** `parentId` is 0 for one that answers nothing. */
async function getPlace(db: Db, postId: number, parentId: number) {
  if (parentId === 0) return { parentId: null, rootId: null };
  const isThere = and(
    eq(comments.id, Math.min(parentId, largestId)),
    eq(comments.postId, postId),
    eq(comments.state, 'visible'),
    isNull(comments.deletedAt),
  );
  const [parent] = await db.select({ rootId: comments.rootId }).from(comments).where(isThere);
  if (parent) return { parentId, rootId: parent.rootId ?? parentId };
  throw new Refusal(422, 'problem', { parentCommentId: 'commentParentGone' });
}
