import { sql } from 'drizzle-orm';
import { accounts } from '@/care-api/database/schema/accounts';
import { comments } from '@/care-api/database/schema/blog';
import type { CommentWire } from '@/lib/contract/comment';

/** To be joined with accounts on the comment's account. */
export const commentColumns = {
  commentId: comments.id,
  postId: comments.postId,
  parentCommentId: comments.parentId,
  content: comments.content,
  accountId: comments.accountId,
  name: sql<string>`coalesce(${accounts.username}, nullif(${comments.authorName}, ''), 'Former member')`,
  createdAt: comments.createdAt,
  editedAt: comments.editedAt,
  deletedAt: comments.deletedAt,
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
};

/** Without its replies. Of a deleted comment nobody reads what it said or who said it. */
export function toCommentWire(row: CommentRow): CommentWire {
  const isDeleted = row.deletedAt !== null;
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
  };
}
