import { closeWay, toEnd } from '../draft/ends';

type Jump = typeof toEnd;
/** Closing words of an end that some answers lead to; the id is one that no question has. */
export type End = { id: number; headline: string; description: string };

/** Ends with words of their own, a statement each behind all questions. */
export function withEnds<Asked extends { jumps: Jump[] }>(asked: readonly Asked[], ends: readonly End[]) {
  if (ends.length === 0) return asked;
  return [
    ...closeWay(asked),
    ...ends.map((end) => ({ ...end, questionType: 'text', inputKind: 'statement', jumps: [toEnd] })),
  ];
}
