import { type FlowQuestion, isAnswerable } from './flow';
import { toKeptAnswer } from './typed-answer';

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

/** Whether an answer can meet such a condition. One that names no answer waits for an author to write it. */
export function isPossibleCondition(question: FlowQuestion, value: string): boolean {
  return isPossibleAnswer(question, value) && (question.questionType !== 'text' || value.trim() !== '');
}

/** By what is kept of an answer: the way is the same before it is sent and after, whatever digits it is typed in. */
function isMet(question: FlowQuestion, { conditionValue: [first] }: Jump, values: readonly string[]): boolean {
  if (first === undefined || !isPossibleCondition(question, first.value)) return false;
  const condition = toKeptAnswer(question, first.value);
  return values.some((value) => toKeptAnswer(question, value) === condition);
}
