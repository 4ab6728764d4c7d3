import { sql } from 'drizzle-orm';
import { publicName } from '@/care-api/database/person-name';
import { accounts } from '@/care-api/database/schema/accounts';
import { comments } from '@/care-api/database/schema/blog';
import { type CommentWire, formerMember } from '@/lib/contract/comment';

/** To be joined with accounts on the comment's account. */
export const commentColumns = {
  commentId: comments.id,
  postId: comments.postId,
  parentCommentId: comments.parentId,
  content: comments.content,
  accountId: comments.accountId,
  name: sql<string>`coalesce(${publicName(sql`${accounts.username}`)}, nullif(${comments.authorName}, ''), ${formerMember})`,
  createdAt: comments.createdAt,
  editedAt: comments.editedAt,
  deletedAt: comments.deletedAt,
  state: comments.state,
  reason: comments.reason,
};

export type CommentRow = {
  commentId: number;
  postId: number;
  parentCommentId: number | null;
  content: string;
  accountId: string | null;
  name: string;
  createdAt: Date;
  editedAt: Date | null;
  deletedAt: Date | null;
  state: 'visible' | 'held' | 'removed';
  reason: string;
};

/** Whether somebody reads it: what is held or was removed is for its author alone. `viewer` is an account's id. */
export function isReadBy(viewer: string | null, { deletedAt, state, accountId }: CommentRow): boolean {
  return deletedAt === null && (state === 'visible' || (viewer !== null && accountId === viewer));
}

/** Without its replies. Of a comment that they may not read nobody learns what it said or who said it. */
export function toCommentWire(row: CommentRow, viewer: string | null): CommentWire {
  const isDeleted = !isReadBy(viewer, row);
  const moment = row.createdAt.toISOString();
  return {
    commentId: row.commentId,
    postId: row.postId,
    parentCommentId: row.parentCommentId,
    content: isDeleted ? '' : row.content,
    userId: isDeleted ? '' : (row.accountId ?? ''),
    userName: isDeleted ? '' : row.name,
    commentedOn: moment,
    created_at: moment,
    editedAt: row.editedAt?.toISOString() ?? null,
    isDeleted,
    ...(!isDeleted && row.state !== 'visible' && { state: row.state, reason: row.reason }),
  };
}
