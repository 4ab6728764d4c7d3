import { toId } from '@/lib/http/to-id';
import { type CommentOutcome, commentOutcomes } from './comment-action';

export type WriteQuery = {
  step: { kind: 'to' | 'edit' | 'delete' | 'report'; id: number } | null;
  outcome: CommentOutcome | null;
  page: number;
  /** The same as it stands in the address, from its `?` on. */
  search: string;
};

export function readWriteQuery(params: URLSearchParams): WriteQuery {
  const kind = (['to', 'edit', 'delete', 'report'] as const).find((name) => toId(params.get(name)));
  const id = toId(params.get(kind ?? '')) ?? 0;
  return {
    step: kind ? { kind, id } : null,
    outcome: commentOutcomes.find((outcome) => outcome === params.get('done')) ?? null,
    page: toId(params.get('page')) ?? 1,
    search: kind ? `?${kind}=${id}` : '',
  };
}
