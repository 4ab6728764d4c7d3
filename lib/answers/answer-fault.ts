import { type FileFault, fileFaults, readFileAnswer } from '@/lib/contract/file-answer';
import type { Question } from '@/lib/contract/questionnaire';
import { isPossibleAnswer } from '@/lib/questionnaire/find-jump';
import { type Answers, isAnswerable } from '@/lib/questionnaire/flow';
import { type BoundFault, faultOfTyped, type TypedFault } from '@/lib/questionnaire/typed-answer';
import { walkPath } from '@/lib/questionnaire/walk-path';

/** What can be wrong with an answer; 'refused' is the API's word, 'notKept' of one that was lost on its way back. */
export type AnswerFault = 'required' | 'choice' | TypedFault | 'long' | 'refused' | 'notKept' | FileFault;

/** What every form says in the same words. */
export function isSharedFault(fault: AnswerFault): fault is FileFault | BoundFault {
  return fault === 'numberLow' || fault === 'numberHigh' || fileFaults.some((one) => one === fault);
}

export const longestAnswer = 10_000;

/** Null for an answer that can be sent, and for none to a question that may be left out. */
export function faultOf(question: Question, given: readonly string[] | undefined): AnswerFault | null {
  if (!isAnswerable(question)) return null;
  const [value] = given ?? [];
  if (value === undefined) return question.required ? 'required' : null;
  if (question.questionType === 'multiple-choice') {
    return given?.every((one) => isPossibleAnswer(question, one)) ? null : 'choice';
  }
  if (question.inputKind === 'file') return readFileAnswer(value) ? null : 'fileGone';
  return value.length > longestAnswer ? 'long' : faultOfTyped(question, value);
}

export function faultsOf(questions: readonly Question[], given: Answers): Map<number, AnswerFault> {
  const faults = new Map<number, AnswerFault>();
  for (const question of walkPath(questions, given)) {
    const fault = faultOf(question, given.get(question.id));
    if (fault) faults.set(question.id, fault);
  }
  return faults;
}
