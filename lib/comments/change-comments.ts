import type { Comment, CommentPage } from '@/lib/contract/comment';

export function withComment(page: CommentPage, comment: Comment): CommentPage {
  const totalWithReplies = page.totalWithReplies + 1;
  if (comment.parentId === null) {
    return { ...page, items: [...page.items, comment], total: page.total + 1, totalWithReplies };
  }
  const items = change(page.items, comment.parentId, (parent) => [
    { ...parent, replies: [...parent.replies, comment] },
  ]);
  return { ...page, items, totalWithReplies };
}

export function withContent(page: CommentPage, id: number, content: string, editedAt: string): CommentPage {
  return { ...page, items: change(page.items, id, (comment) => [{ ...comment, content, editedAt }]) };
}

/** One with replies stays as deleted. */
export function withoutComment(page: CommentPage, id: number): CommentPage {
  const items = change(page.items, id, (comment) =>
    comment.replies.length > 0 ? [{ ...comment, content: '', authorId: '', authorName: '', isDeleted: true }] : [],
  );
  const total = page.total - (page.items.length - items.length);
  return { ...page, items, total, totalWithReplies: page.totalWithReplies - 1 };
}

/** Recursion is safe: our API answers no more than 250 levels, and no parser of JSON many more. */
function change(comments: readonly Comment[], id: number, make: (comment: Comment) => Comment[]): Comment[] {
  return comments.flatMap((comment) =>
    comment.id === id ? make(comment) : [{ ...comment, replies: change(comment.replies, id, make) }],
  );
}
