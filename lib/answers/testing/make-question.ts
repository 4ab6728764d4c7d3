import type { Question } from '@/lib/contract/questionnaire';

type Made = Omit<Partial<Question>, 'choices' | 'jumps'> & {
  id: number;
  choices?: string[];
  /** Condition (null is 'otherwise') and destination. */
  jumps?: (readonly [string | null, number])[];
};

/** A question as the contract parses it. */
export function makeQuestion({ id, choices = [], jumps = [], ...rest }: Made): Question {
  return {
    id,
    questionnaireId: 7,
    identifier: `q-${id}`,
    headline: `Question ${id}?`,
    questionType: choices.length > 0 ? 'multiple-choice' : 'text',
    multiple: false,
    choices: choices.map((value) => ({ value, label: `Label ${value}` })),
    jumps: jumps.map(([value, to]) => ({
      conditionValue: value === null ? [] : [{ value }],
      destination: { id: to },
    })),
    version: 1,
    ...rest,
  };
}
