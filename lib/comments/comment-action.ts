import { toId } from '@/lib/http/to-id';

/** What somebody does with the comments of a post. */
export type CommentAction =
  | { kind: 'comment' | 'reply'; postId: number; parentId: number | null; content: string }
  | { kind: 'edit'; postId: number; id: number; content: string }
  | { kind: 'delete'; postId: number; id: number };

/** What came of it. */
export const commentOutcomes = ['comment', 'reply', 'edited', 'deleted'] as const;
export type CommentOutcome = (typeof commentOutcomes)[number];

/** What is wrong with a comment, on the wire and on the page. */
export type CommentFault = { status: number; message: string };

/** A sent form as an action; null when it names no post, no comment or nothing we do. */
export function toCommentAction(fields: URLSearchParams): CommentAction | null {
  const [postId, id, parentId] = ['postId', 'id', 'parentId'].map((name) => toId(fields.get(name)));
  const content = (fields.get('content') ?? '').replaceAll('\r\n', '\n').trim();
  if (!postId) return null;
  const action = fields.get('action');
  if (action === 'post') return { kind: parentId ? 'reply' : 'comment', postId, parentId: parentId ?? null, content };
  if (action === 'edit' && id) return { kind: 'edit', postId, id, content };
  return action === 'delete' && id ? { kind: 'delete', postId, id } : null;
}
