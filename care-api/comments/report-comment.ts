import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { commentReports, comments } from '@/care-api/database/schema/blog';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import type { reportInput } from '@/lib/contract/comment-queue';
import { openCasesAtRisk, tellAtRisk } from './cases-at-risk';
import { isPostVisible } from './edit-comments';

type Report = z.output<typeof reportInput>;

/** Who reports a comment again says it anew. Null for a comment that they do not see. */
export async function reportComment(
  { database: { db }, now, siteUrl }: Pick<Dependencies, 'database' | 'now' | 'siteUrl'>,
  account: Account,
  id: number,
  { reason, words }: Report,
) {
  const isSeen = and(eq(comments.id, id), eq(comments.state, 'visible'), isNull(comments.deletedAt));
  const [comment] = await db.select({ postId: comments.postId }).from(comments).where(isSeen);
  if (!comment || !(await isPostVisible(db, comment.postId, account))) return null;
  const said = { reason, words, createdAt: now(), closedAt: null };
  await db.transaction(async (tx) => {
    const isTheirs = and(eq(commentReports.commentId, id), eq(commentReports.accountId, account.id));
    const [before] = await tx.select().from(commentReports).where(isTheirs).for('update');
    await tx
      .insert(commentReports)
      .values({ commentId: id, accountId: account.id, ...said })
      .onConflictDoUpdate({ target: [commentReports.commentId, commentReports.accountId], set: said });
    if (reason !== 'safeguarding') return;
    const isNews = await openCasesAtRisk(tx, [id], { action: 'reported', by: account, words, now: said.createdAt });
    // Said again, it is in the case, and mails nobody again who has it open.
    const isSaid = before?.reason === 'safeguarding' && before.closedAt === null;
    if (isNews || !isSaid) await tellAtRisk(tx, siteUrl, [id]);
  });
  return { commentId: id };
}
