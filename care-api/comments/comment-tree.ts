import type { CommentWire } from '@/lib/contract/comment';
import { type CommentRow, toCommentWire } from './comment-columns';

/** Deeper replies stand beside each other: JSON and the contract's schemas recurse, and zod gives up between 500 and 700. */
const deepest = 250;

/** Hangs replies below what they answer, without recursion. Rows come by id: a reply after what it answers. */
export function toCommentTree(rows: readonly CommentRow[]): CommentWire[] {
  const top: CommentWire[] = [];
  // Of each comment, where its replies go.
  const places = new Map<number, { replies: CommentWire[]; depth: number }>();
  for (const row of rows) {
    const replies: CommentWire[] = [];
    const place = places.get(row.parentCommentId ?? 0) ?? { replies: top, depth: 0 };
    place.replies.push({ ...toCommentWire(row), replies });
    places.set(row.commentId, place.depth + 1 < deepest ? { replies, depth: place.depth + 1 } : place);
  }
  return top;
}
