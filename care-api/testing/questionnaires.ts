import type { QuestionInput } from '@/lib/contract/questionnaire';

type Made = Omit<Partial<QuestionInput>, 'choices' | 'jumps'> & {
  id: number;
  choices?: string[];
  /** Condition (null is 'otherwise') and the destination's id in the body. */
  jumps?: (readonly [string | null, number])[];
};

/** A question as a client sends it. */
export function question({ id, choices = [], jumps = [], ...rest }: Made): QuestionInput {
  return {
    id,
    headline: `Question ${id}`,
    questionType: choices.length > 0 ? 'multiple-choice' : 'text',
    choices: choices.map((value) => ({ value, label: `Label ${value}` })),
    jumps: jumps.map(([value, to]) => ({
      conditionValue: value === null ? [] : [{ value }],
      destination: { id: to },
    })),
    ...rest,
  };
}
