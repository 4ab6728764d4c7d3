import type { CommentWire } from '@/lib/contract/comment';
import { type CommentRow, isReadBy, toCommentWire } from './comment-columns';

/** Deeper replies stand beside each other: JSON and the contract's schemas recurse, and zod gives up between 500 and 700. */
const deepest = 250;

/** Without recursion. Rows come by id. What the viewer may not read keeps its place while something below is read. */
export function toCommentTree(rows: readonly CommentRow[], viewer: string | null): CommentWire[] {
  const kept = new Set<number>();
  for (const row of rows.toReversed()) {
    if (!isReadBy(viewer, row) && !kept.has(row.commentId)) continue;
    kept.add(row.commentId);
    if (row.parentCommentId !== null) kept.add(row.parentCommentId);
  }
  const top: CommentWire[] = [];
  // Of each comment, where its replies go.
  const places = new Map<number, { replies: CommentWire[]; depth: number }>();
  for (const row of rows) {
    if (!kept.has(row.commentId)) continue;
    const replies: CommentWire[] = [];
    const place = places.get(row.parentCommentId ?? 0) ?? { replies: top, depth: 0 };
    place.replies.push({ ...toCommentWire(row, viewer), replies });
    places.set(row.commentId, place.depth + 1 < deepest ? { replies, depth: place.depth + 1 } : place);
  }
  return top;
}
