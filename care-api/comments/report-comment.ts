import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { commentReports, comments } from '@/care-api/database/schema/blog';
import type { Db } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import type { reportInput } from '@/lib/contract/comment-queue';
import { isPostVisible } from './edit-comments';

type Report = z.output<typeof reportInput>;

/** Who reports a comment again says it anew. Null for a comment that they do not see. */
export async function reportComment(db: Db, account: Account, id: number, { reason, words }: Report, now: Date) {
  const isSeen = and(eq(comments.id, id), eq(comments.state, 'visible'), isNull(comments.deletedAt));
  const [comment] = await db.select({ postId: comments.postId }).from(comments).where(isSeen);
  if (!comment || !(await isPostVisible(db, comment.postId, account))) return null;
  const said = { reason, words, createdAt: now, closedAt: null };
  await db
    .insert(commentReports)
    .values({ commentId: id, accountId: account.id, ...said })
    .onConflictDoUpdate({ target: [commentReports.commentId, commentReports.accountId], set: said });
  return { commentId: id };
}
