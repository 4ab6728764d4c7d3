import type { CommentWire } from '@/lib/contract/comment';
import { type CommentRow, toCommentWire } from './comment-columns';

type Node = CommentWire & { replies: CommentWire[] };

/** Deeper replies stand beside each other: JSON and the contract's schemas recurse, and zod gives up between 500 and 700. */
const deepest = 250;

/** Hangs replies below what they answer, without recursion. Rows come by id: a reply after what it answers. */
export function toCommentTree(rows: readonly CommentRow[]): CommentWire[] {
  const top: CommentWire[] = [];
  const placed = new Map<number, { node: Node; depth: number; parent: Node | null }>();
  for (const row of rows) {
    const node: Node = { ...toCommentWire(row), replies: [] };
    const above = typeof row.parentCommentId === 'number' ? placed.get(row.parentCommentId) : undefined;
    if (!above) {
      top.push(node);
      placed.set(row.commentId, { node, depth: 1, parent: null });
      continue;
    }
    const isTooDeep = above.depth >= deepest && above.parent !== null;
    const parent = isTooDeep && above.parent ? above.parent : above.node;
    parent.replies.push(node);
    placed.set(row.commentId, { node, depth: isTooDeep ? above.depth : above.depth + 1, parent });
  }
  return top;
}
