import 'client-only';
import { readReference } from '@/lib/answers/read-reference';
import { refusedQuestions } from '@/lib/answers/refused-questions';
import type { AnswerRecord } from '@/lib/answers/to-records';

export type Sending =
  | { state: 'sent'; reference: string | null }
  /** Something is wrong with the answers to these questions, or what `texts` say. */
  | { state: 'refused'; questionIds: ReadonlySet<number>; texts: string[] }
  | { state: 'signed-out' }
  | { state: 'failed' };

/** Milliseconds. */
const deadline = 300_000;

/** Sends all answers in one call, never again by itself. */
export async function sendAnswers(records: readonly AnswerRecord[], key: string): Promise<Sending> {
  try {
    const response = await fetch('/api/care/Response/ObjectResponses', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'idempotency-key': key },
      body: JSON.stringify(records),
      signal: AbortSignal.timeout(deadline),
    });
    if (response.status === 401) return { state: 'signed-out' };
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return answer ? { state: 'sent', reference: readReference(answer) } : { state: 'failed' };
    if (response.status < 400 || response.status >= 500) return { state: 'failed' };
    const { message, errors = {} }: Partial<{ message: string; errors: Record<string, string> }> = Object(answer);
    const { ids, rest } = refusedQuestions(errors, records);
    return { state: 'refused', questionIds: ids, texts: rest.length > 0 || ids.size > 0 ? rest : [message ?? ''] };
  } catch {
    return { state: 'failed' };
  }
}
