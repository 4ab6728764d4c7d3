import type { Comment, CommentPage } from '@/lib/contract/comment';

const pageSize = 20;

export function pageOfComments(comments: readonly Comment[], page: number): CommentPage {
  return {
    items: comments.slice((page - 1) * pageSize, page * pageSize),
    total: comments.length,
    totalWithReplies: withReplies(comments).filter(({ isDeleted }) => !isDeleted).length,
    page,
    pageSize,
  };
}

/** The page of it, or of what it answers; 1 for none of them. */
export function pageOfComment(comments: readonly Comment[], id: number): number {
  const place = comments.findIndex((top) => withReplies([top]).some((one) => one.id === id));
  return Math.floor(Math.max(place, 0) / pageSize) + 1;
}

/** One page behind the last is a page, too: on it may stand what waits for approval, which its author alone reads. */
export function isPageOfComments({ page, pageSize, total }: CommentPage): boolean {
  return page <= Math.ceil(total / pageSize) + 1;
}

/** Without recursion: a conversation may be deeper than the stack. */
export function withReplies(comments: readonly Comment[]): Comment[] {
  const all = [...comments];
  for (const comment of all) all.push(...comment.replies);
  return all;
}
