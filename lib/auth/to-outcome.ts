import 'server-only';
import type { WritingFault } from '@/lib/care-api/client';
import type { Outcome } from './answer-form';

type Words = {
  /** What to say instead of the API's own words when it refuses. */
  refused?: string;
  /** The API's name of a field, and the form's. */
  fields?: Record<string, string>;
};

/** Why the API took a form not, as the form tells it; its faults are the network's. */
export function toOutcome(answer: WritingFault, { refused, fields = {} }: Words = {}): Outcome {
  const { status, retryAfter } = answer;
  const isTheirs = status >= 400 && status < 500;
  if (!isTheirs) return { ok: false, status: 502, fault: { message: 'Please check the Network!', errors: {} } };
  const errors = Object.fromEntries(Object.entries(answer.errors).map(([name, text]) => [fields[name] ?? name, text]));
  const message = status === 429 ? answer.message : (refused ?? answer.message);
  return { ok: false, status, fault: { message, errors, ...(retryAfter && { retryAfter }) } };
}
