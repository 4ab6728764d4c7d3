import { isDefault, isPossibleCondition } from './find-jump';
import type { Flow, FlowQuestion } from './flow';

/** A way on from a question: the index it leads to (the number of questions is the end), by which of its jumps. */
export type Step = { to: number; jump: number | null };

export function possibleSteps({ questions, indexOf }: Flow, index: number): Step[] {
  const question = questions[index];
  if (question === undefined) return [];
  const steps = usableJumps(question).map((jump) => ({ to: destinationOf(question, jump), jump }));
  return canFallThrough(question) ? [...steps, otherwise(question)] : steps;

  function destinationOf({ jumps }: FlowQuestion, jump: number): number {
    return indexOf.get(jumps[jump]?.destination.id ?? -1) ?? index + 1;
  }

  function otherwise(from: FlowQuestion): Step {
    const jump = from.jumps.findIndex(isDefault);
    return jump === -1 ? { to: index + 1, jump: null } : { to: destinationOf(from, jump), jump };
  }
}

/** Indexes of the jumps with a condition that some answer meets before any other jump does. */
export function usableJumps(question: FlowQuestion): number[] {
  const firstBy = new Map<string, number>();
  for (const [index, { conditionValue }] of question.jumps.entries()) {
    const value = conditionValue[0]?.value;
    if (value !== undefined && !firstBy.has(value)) firstBy.set(value, index);
  }
  return [...firstBy].flatMap(([value, index]) => (isPossibleCondition(question, value) ? index : []));
}

/** Not when an answer must be given and every choice has its own jump. */
export function canFallThrough(question: FlowQuestion): boolean {
  if (question.questionType === 'text' || question.required !== true || question.choices.length === 0) return true;
  const jumpedFrom = new Set(question.jumps.map(({ conditionValue }) => conditionValue[0]?.value));
  return question.choices.some(({ value }) => !jumpedFrom.has(value));
}
