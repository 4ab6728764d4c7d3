import type { Question } from '@/lib/contract/questionnaire';
import { questionnaireEnd } from '@/lib/contract/questionnaire-end';

export type FlowQuestion = Pick<
  Question,
  'id' | 'headline' | 'questionType' | 'multiple' | 'choices' | 'jumps' | 'required' | 'inputKind'
> &
  Partial<Pick<Question, 'privacy' | 'min' | 'max' | 'unit'>>;

/** Question id → the values given: one, or several where several may be chosen. */
export type Answers = ReadonlyMap<number, readonly string[]>;

/** Questions in order, with the place of each id; the end stands behind the last. */
export type Flow<Q extends FlowQuestion = FlowQuestion> = {
  questions: readonly Q[];
  indexOf: ReadonlyMap<number, number>;
};

export function toFlow<Q extends FlowQuestion>(questions: readonly Q[]): Flow<Q> {
  const indexOf = new Map<number, number>();
  for (const [index, { id }] of questions.entries()) if (!indexOf.has(id)) indexOf.set(id, index);
  if (!indexOf.has(questionnaireEnd)) indexOf.set(questionnaireEnd, questions.length);
  return { questions, indexOf };
}

/** A statement is read, not answered. */
export function isAnswerable(question: Pick<FlowQuestion, 'inputKind' | 'questionType'>): boolean {
  return question.inputKind !== 'statement' || question.questionType === 'multiple-choice';
}
