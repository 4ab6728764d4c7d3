import type { QuestionInput } from '@/lib/contract/questionnaire';
import type { Purpose } from '@/lib/contract/questionnaire-purpose';

export type SampleQuestionnaire = {
  title: string;
  description: string;
  purpose: Purpose;
  questions: readonly SampleQuestion[];
};

export type SampleQuestion = {
  identifier: string;
  headline: string;
  description?: string;
  required?: boolean;
  multiple?: boolean;
  /** For what is typed or read; a question has either this or choices. */
  inputKind?: QuestionInput['inputKind'];
  choices?: readonly (readonly [string, string])[];
  /** The answer, or null for 'otherwise', and the question it leads to. */
  jumps?: readonly (readonly [string | null, string])[];
};

export function toQuestionInputs(questions: readonly SampleQuestion[]): QuestionInput[] {
  const ids = new Map(questions.map(({ identifier }, index) => [identifier, index + 1]));
  return questions.map(({ choices = [], jumps = [], ...question }, index) => ({
    ...question,
    id: index + 1,
    questionType: choices.length > 0 ? 'multiple-choice' : 'text',
    choices: choices.map(([value, label]) => ({ value, label })),
    jumps: jumps.map(([value, to]) => ({
      conditionValue: value === null ? [] : [{ value }],
      destination: { id: ids.get(to) ?? 0 },
    })),
  }));
}
