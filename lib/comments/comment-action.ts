import { toId } from '@/lib/http/to-id';

export type CommentAction =
  | { kind: 'comment' | 'reply'; postId: number; parentId: number | null; content: string }
  | { kind: 'edit'; postId: number; id: number; content: string }
  | { kind: 'delete'; postId: number; id: number }
  | { kind: 'report'; postId: number; id: number; reason: string; content: string };

export const commentOutcomes = ['comment', 'reply', 'edited', 'deleted', 'reported'] as const;
export type CommentOutcome = (typeof commentOutcomes)[number];

export function outcomeOf({ kind }: CommentAction): CommentOutcome {
  const outcomes = {
    comment: 'comment',
    reply: 'reply',
    edit: 'edited',
    delete: 'deleted',
    report: 'reported',
  } as const;
  return outcomes[kind];
}

export function toCommentAction(read: (name: string) => string): CommentAction | null {
  const [postId, id, parentId] = ['postId', 'id', 'parentId'].map((name) => toId(read(name)));
  const content = read('content').replaceAll('\r\n', '\n').trim();
  if (!postId) return null;
  const action = read('action');
  if (action === 'post') return { kind: parentId ? 'reply' : 'comment', postId, parentId: parentId ?? null, content };
  if (action === 'edit' && id) return { kind: 'edit', postId, id, content };
  if (action === 'report' && id) return { kind: 'report', postId, id, reason: read('reason'), content };
  return action === 'delete' && id ? { kind: 'delete', postId, id } : null;
}
