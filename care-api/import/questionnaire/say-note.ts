import type { Note } from '@/lib/questionnaire/read/read-questionnaire';
import { sayReason } from '@/lib/questionnaire/read/reasons';

/** A note as the command says it. */
export type SaidNote = { what: string; reason: string };

export function sayNote({ what, reason }: Note): SaidNote {
  return { what, reason: sayReason(reason) };
}
