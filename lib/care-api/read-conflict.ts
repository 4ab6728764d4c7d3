import 'server-only';
import { z } from 'zod';
import { moment, text } from '@/lib/contract/wire';

const conflict = z.object({ current: z.record(z.string(), z.unknown()), changedBy: text, changedAt: moment });

/** A row that somebody changed meanwhile, as the API answers it, and who and when. */
export type Conflict = { current: unknown; by: string; at: string | null };

/** Null where an API does not say what the row is now. */
export function readConflict(answer: unknown): Conflict | null {
  const { data } = conflict.safeParse(answer);
  return data ? { current: data.current, by: data.changedBy, at: data.changedAt } : null;
}
