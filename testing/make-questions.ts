import type { QuestionInput } from '@/lib/contract/questionnaire';

const radio = (options: string[]) =>
  ({ questionType: 'multiple-choice', multiple: false, choices: toChoices(options) }) as const;
const chips = (options: string[]) =>
  ({ questionType: 'multiple-choice', multiple: true, choices: toChoices(options) }) as const;
const text = (inputKind: 'short' | 'long' | 'number') => ({ questionType: 'text', inputKind }) as const;

/** The kinds of real questionnaires, by turns. */
const kinds = [
  radio(['Yes', 'No', 'Sometimes']),
  chips(['Washing', 'Dressing', 'Meals', 'Medicines', 'Company', 'Housework', 'Nights', 'Something else']),
  text('short'),
  radio(['Every day', 'Several days a week', 'Once a week', 'Less often', 'Never']),
  text('long'),
  radio(['Strongly agree', 'Agree', 'Neither', 'Disagree', 'Strongly disagree']),
  text('number'),
];

/** A sound questionnaire. Each answer "No" jumps over five questions; the first one's over a quarter of all. */
export function makeQuestions(count: number): QuestionInput[] {
  return Array.from({ length: count }, (_, index): QuestionInput => {
    const kind = kinds[index % kinds.length] ?? text('short');
    const destination = index + (index === 0 ? Math.floor(count / 4) + 1 : 6) + 1;
    const isJumping = index % kinds.length === 0 && destination <= count;
    return {
      ...kind,
      id: index + 1,
      identifier: `bench-${index + 1}`,
      headline: `Question ${index + 1}: what should we know about this part of the day and the help it takes?`,
      ...(index % 4 === 1 && {
        description: 'Tell us as much or as little as you like. We read every word ourselves.',
      }),
      required: index % 5 === 0,
      jumps: isJumping ? [{ conditionValue: [{ value: 'No' }], destination: { id: destination } }] : [],
    };
  });
}

function toChoices(options: string[]) {
  return options.map((option) => ({ value: option, label: option }));
}
