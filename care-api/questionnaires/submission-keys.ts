import { createHash } from 'node:crypto';
import type { ResponseInput } from '@/lib/contract/response';

/** What the sender calls this submission, '' when it has no name. */
export function headerKey(idempotencyKey: string | null): string {
  return idempotencyKey ? sha256(idempotencyKey) : '';
}

/** The same for the same answers about the same listing, in whatever order and whenever they were given. */
export function contentKey(records: readonly ResponseInput[]): string {
  const lines = records.map(({ questionnaireId, typeId, questionId, responseValue }) =>
    JSON.stringify([questionnaireId, typeId, questionId, responseValue]),
  );
  return sha256([...new Set(lines)].sort().join('\n'));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
