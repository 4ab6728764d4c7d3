import { type FlowQuestion, isAnswerable } from './flow';

type Jump = FlowQuestion['jumps'][number];

/** The jump that an answer takes: the first whose first condition is given, else the default, else none. */
export function findJump(question: FlowQuestion, values: readonly string[]): Jump | undefined {
  return question.jumps.find((jump) => isMet(question, jump, values)) ?? question.jumps.find(isDefault);
}

/** 'Otherwise go to'. */
export function isDefault({ conditionValue }: Jump): boolean {
  return conditionValue.length === 0;
}

/** Whether a question can be answered so: with anything that is typed, but only with choices it has. */
export function isPossibleAnswer(question: FlowQuestion, value: string): boolean {
  if (question.questionType === 'multiple-choice') return question.choices.some((choice) => choice.value === value);
  return isAnswerable(question);
}

function isMet(question: FlowQuestion, { conditionValue: [first] }: Jump, values: readonly string[]): boolean {
  return first !== undefined && values.includes(first.value) && isPossibleAnswer(question, first.value);
}
