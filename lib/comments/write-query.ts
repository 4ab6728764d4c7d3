import { toId } from '@/lib/http/to-id';
import { type CommentOutcome, commentOutcomes } from './comment-action';

export type WriteQuery = {
  step: { kind: 'to' | 'edit' | 'delete' | 'report'; id: number } | null;
  /** The step as it stands in the address: `edit=7`; '' for none. */
  name: string;
  outcome: CommentOutcome | null;
  /** Of the comments. */
  page: number;
};

export function readWriteQuery(params: URLSearchParams): WriteQuery {
  const kind = (['to', 'edit', 'delete', 'report'] as const).find((name) => toId(params.get(name)));
  const id = toId(params.get(kind ?? '')) ?? 0;
  return {
    step: kind ? { kind, id } : null,
    name: kind ? `${kind}=${id}` : '',
    outcome: commentOutcomes.find((outcome) => outcome === params.get('done')) ?? null,
    page: toId(params.get('page')) ?? 1,
  };
}
