import 'client-only';
import { readReference } from '@/lib/answers/read-reference';
import { refusedQuestions } from '@/lib/answers/refused-questions';
import type { AnswerRecord } from '@/lib/answers/to-records';
import { type FaultReport, type Said, wholeOf } from '@/lib/contract/faults';

export type Sending =
  | { state: 'sent'; reference: string | null }
  | { state: 'refused'; questionIds: ReadonlySet<number>; other: Said | null }
  | { state: 'signed-out' }
  | { state: 'failed'; said?: Said };

/** Milliseconds. */
const deadline = 300_000;

/** Sends all answers in one call, never again by itself. */
export async function sendAnswers(
  records: readonly AnswerRecord[],
  { key, wantsCopy }: { key: string; wantsCopy: boolean },
): Promise<Sending> {
  try {
    const response = await fetch(`/api/care/Response/ObjectResponses${wantsCopy ? '?copy=1' : ''}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'idempotency-key': key },
      body: JSON.stringify(records),
      signal: AbortSignal.timeout(deadline),
    });
    if (response.status === 401) return { state: 'signed-out' };
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return answer ? { state: 'sent', reference: readReference(answer) } : { state: 'failed' };
    if (response.status === 504) return unknown;
    if (response.status < 400 || response.status >= 500) return { state: 'failed' };
    const report: FaultReport = { message: '', ...Object(answer) };
    const { ids, rest } = refusedQuestions(report, records);
    const [other = ids.size > 0 ? null : wholeOf(report)] = rest;
    return { state: 'refused', questionIds: ids, other };
  } catch (fault) {
    return fault instanceof DOMException && fault.name === 'TimeoutError' ? unknown : { state: 'failed' };
  }
}

/** Taken or not: sent again they are stored once, by their key. */
const unknown = { state: 'failed', said: { fault: { code: 'outcomeUnknown' } } } as const;
