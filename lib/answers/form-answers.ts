import type { Question } from '@/lib/contract/questionnaire';
import { isAnswerable } from '@/lib/questionnaire/flow';

export const fieldName = (questionId: number) => `q-${questionId}`;

export const fileFieldName = (questionId: number) => `${fieldName(questionId)}-file`;

type Fields = { getAll(name: string): Iterable<unknown> };

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

export function readFiles(questions: readonly Question[], fields: Fields): Map<number, File> {
  const files = new Map<number, File>();
  for (const { id } of questions.filter(takesFile)) {
    const [file] = fields.getAll(fileFieldName(id));
    // A field without a choice is sent as a file without a name.
    if (file instanceof File && file.name !== '') files.set(id, file);
  }
  return files;
}

export function takesFile({ questionType, inputKind }: Pick<Question, 'questionType' | 'inputKind'>): boolean {
  return questionType === 'text' && inputKind === 'file';
}
