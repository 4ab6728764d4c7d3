import type { Question } from '@/lib/contract/questionnaire';
import { isAnswerable } from '@/lib/questionnaire/flow';

/** The form field of a question. */
export const fieldName = (questionId: number) => `q-${questionId}`;

type Fields = { getAll(name: string): Iterable<unknown> };

/** The answers of a posted form, as they were typed. */
export function readAnswers(questions: readonly Question[], fields: Fields): Map<number, string[]> {
  const answers = new Map<number, string[]>();
  for (const question of questions.filter(isAnswerable)) {
    const values = [...fields.getAll(fieldName(question.id))].filter((value) => typeof value === 'string');
    // Line ends as a form sends them and as script has them are one answer.
    answers.set(
      question.id,
      values.map((value) => value.replace(/\r\n/g, '\n')).filter((value) => value !== ''),
    );
  }
  return answers;
}
