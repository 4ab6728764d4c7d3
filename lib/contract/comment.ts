import { z } from 'zod';
import { says } from './issue-faults';
import { id, ignored, moment, ownId, text, typed } from './wire';

const content = typed(4_000).min(1, says('commentRequired'));

export const commentStates = ['visible', 'held', 'removed'] as const;

/** Who writes is known from the token. */
export const commentInput = z.strictObject({
  comment_id: ownId,
  commentId: ownId,
  postId: id,
  parentCommentId: id.nullish(),
  content,
  userId: ignored,
  userName: ignored,
  commentedOn: ignored,
  created_at: ignored,
  replies: ignored,
});

export const commentEdit = z.strictObject({ id: ownId, newComment: content });

/** `userName` of a comment that stayed when its author's account was deleted; pages call it by a word of their own. */
export const formerMember = 'Former member';

export const editMinutes = 15;

const commentWire = z.object({
  commentId: id,
  postId: id,
  parentCommentId: id.nullish(),
  content: text,
  userId: text,
  userName: text,
  commentedOn: moment,
  created_at: moment,
  // Extensions.
  editedAt: moment.optional(),
  /** Taken away while replies hang on it: its content is ''. */
  isDeleted: z.boolean().nullish(),
  /** Told to its author: everybody else reads visible ones alone. */
  state: z.enum(commentStates).nullish(),
  reason: text.optional(),
  get replies() {
    return z.array(commentWire).nullish();
  },
});
export const commentExtensionFields = ['editedAt', 'isDeleted', 'state', 'reason'] as const;
export type CommentWire = z.input<typeof commentWire>;

export type Comment = {
  id: number;
  postId: number;
  parentId: number | null;
  content: string;
  authorId: string;
  authorName: string;
  writtenAt: string | null;
  editedAt: string | null;
  isDeleted: boolean;
  /** Of one's own that others do not see. */
  state?: 'held' | 'removed';
  reason?: string;
  replies: Comment[];
};

export const commentSchema = commentWire.transform(toComment);

/** Extension: what `Comment/postComment/{id}` answers when `page` is given. Pages count top-level comments. */
export const commentPageSchema = z.object({
  items: z.array(commentSchema),
  total: z.number().int().nonnegative(),
  /** All comments with their replies, without deleted ones. */
  totalWithReplies: z.number().int().nonnegative(),
  page: z.number().int().positive(),
  pageSize: z.number().int().positive(),
  isModerated: z.boolean().optional(),
});
export type CommentPage = z.output<typeof commentPageSchema>;

export const commentsOrPageSchema = z.union([commentPageSchema, z.array(commentSchema)]);

function toComment(wire: z.output<typeof commentWire>): Comment {
  return {
    id: wire.commentId,
    postId: wire.postId,
    parentId: wire.parentCommentId ?? null,
    content: wire.content,
    authorId: wire.userId,
    authorName: wire.userName,
    writtenAt: wire.commentedOn ?? wire.created_at,
    editedAt: wire.editedAt ?? null,
    isDeleted: wire.isDeleted ?? false,
    ...(wire.state && wire.state !== 'visible' && { state: wire.state, reason: wire.reason ?? '' }),
    replies: (wire.replies ?? []).map(toComment),
  };
}
