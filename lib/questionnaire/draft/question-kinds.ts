import type { DraftQuestion } from '@/lib/contract/draft-question';
import { inputKinds } from '@/lib/contract/questionnaire';
import { isDefault } from '../find-jump';
import { defaultScale, readScale, withScale } from './scale';

export const questionKinds = ['choice', 'choices', ...inputKinds] as const;
export type QuestionKind = (typeof questionKinds)[number];

export function kindOf({ questionType, multiple, inputKind }: DraftQuestion): QuestionKind {
  if (questionType === 'multiple-choice') return multiple ? 'choices' : inputKind === 'scale' ? 'scale' : 'choice';
  return inputKind === null || inputKind === 'scale' ? 'short' : inputKind;
}

/** What it is asked for no more goes. A text that becomes a choice has the answers that lead somewhere as choices. */
export function withKind(question: DraftQuestion, kind: QuestionKind): DraftQuestion {
  if (kindOf(question) === kind) return question;
  const noNumber = { unit: '', min: null, max: null };
  const chosen = { ...question, ...noNumber, questionType: 'multiple-choice' as const, multiple: kind === 'choices' };
  if (kind === 'scale') {
    const scale = { ...chosen, inputKind: kind };
    return readScale(question.choices) ? scale : withScale(scale, defaultScale);
  }
  if (kind === 'choice' || kind === 'choices') {
    return {
      ...chosen,
      inputKind: null,
      choices: question.choices.length > 0 ? question.choices : choicesOfJumps(question),
    };
  }
  const isRead = kind === 'statement';
  return {
    ...question,
    questionType: 'text',
    inputKind: kind,
    multiple: false,
    choices: [],
    ...(kind !== 'number' && noNumber),
    required: question.required && !isRead,
    // No field shows what a statement has.
    privacy: isRead ? null : question.privacy,
    jumps: takesAnyAnswer(kind) ? question.jumps : question.jumps.filter(isDefault),
  };
}

/** Whether an author can say which answer leads where: nobody answers a statement, and a file is like no other. */
export function takesAnyAnswer(kind: QuestionKind): boolean {
  return kind !== 'statement' && kind !== 'file';
}

function choicesOfJumps({ jumps }: DraftQuestion) {
  const values = jumps.flatMap(({ conditionValue: [first] }) => (first?.value ? [first.value] : []));
  return [...new Set(values)].map((value) => ({ value, label: value }));
}
