import type { Comment, CommentPage } from '@/lib/contract/comment';

const pageSize = 20;

export function pageOfComments(comments: readonly Comment[], page: number): CommentPage {
  return {
    items: comments.slice((page - 1) * pageSize, page * pageSize),
    total: comments.length,
    totalWithReplies: countWritten(comments),
    page,
    pageSize,
  };
}

/** One page behind the last is a page, too: on it may stand what waits for approval, which its author alone reads. */
export function isPageOfComments({ page, pageSize, total }: CommentPage): boolean {
  return page <= Math.ceil(total / pageSize) + 1;
}

/** Without recursion: a conversation may be deeper than the stack. */
function countWritten(comments: readonly Comment[]): number {
  const waiting = [...comments];
  let count = 0;
  for (let comment = waiting.pop(); comment; comment = waiting.pop()) {
    if (!comment.isDeleted) count += 1;
    waiting.push(...comment.replies);
  }
  return count;
}
