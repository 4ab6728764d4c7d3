import type { Question } from '@/lib/contract/questionnaire';

/** What was answered, in words: labels of choices, or the text. */
export function answerTexts({ questionType, choices }: Question, values: readonly string[]): string[] {
  if (questionType === 'text') return [...values];
  return values.map((value) => choices.find((choice) => choice.value === value)?.label ?? value);
}
