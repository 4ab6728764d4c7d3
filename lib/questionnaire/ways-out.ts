import type { Flow, FlowQuestion } from './flow';
import { possibleSteps, type Step } from './possible-steps';

/** A way on from a question: for which answers (none: whatever else is given), and to which place. */
export type WayOut = {
  to: 'next' | 'end' | 'question';
  /** Of the question it leads to; the number of questions is the end. */
  index: number;
  answers: string[];
  isOtherwise: boolean;
};

export function waysOut(flow: Flow, index: number): WayOut[] {
  const question = flow.questions[index];
  if (!question) return [];
  const steps = possibleSteps(flow, index);
  const conditional = steps.filter((step) => isConditional(question, step));
  const ways = [...new Set(conditional.map(({ to }) => to))].map((to) => ({
    ...placeOf(flow, index, to),
    answers: conditional.filter((step) => step.to === to).flatMap((step) => answerOf(question, step)),
    isOtherwise: false,
  }));
  const otherwise = steps.find((step) => !isConditional(question, step));
  if (!otherwise) return ways;
  return [...ways, { ...placeOf(flow, index, otherwise.to), answers: [], isOtherwise: ways.length > 0 }];
}

function isConditional({ jumps }: FlowQuestion, { jump }: Step): boolean {
  return jump !== null && (jumps[jump]?.conditionValue.length ?? 0) > 0;
}

function answerOf({ jumps, choices }: FlowQuestion, { jump }: Step): string[] {
  const value = jumps[jump ?? -1]?.conditionValue[0]?.value;
  if (value === undefined) return [];
  return [choices.find((choice) => choice.value === value)?.label || value];
}

function placeOf({ questions }: Flow, index: number, to: number): Pick<WayOut, 'to' | 'index'> {
  if (to >= questions.length) return { to: 'end', index: questions.length };
  return { to: to === index + 1 ? 'next' : 'question', index: to };
}
