import type { QuestionnaireInput } from '@/lib/contract/questionnaire';

/** What a directory without jobs begins with: where they stand, and what is asked of whoever applies. */
export const jobCategory = 'Carer jobs';

type Start = NonNullable<QuestionnaireInput['questions']>[number];
type Args = Partial<Start> & Pick<Start, 'headline'>;

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const asked: readonly Args[] = [
  {
    identifier: 'experience',
    headline: 'How long have you cared for someone?',
    description: 'Caring for your own family counts.',
    required: true,
    choices: [
      { value: 'none', label: 'Not yet' },
      { value: 'under-one', label: 'Less than a year' },
      { value: 'one-to-five', label: 'One to five years' },
      { value: 'over-five', label: 'More than five years' },
    ],
  },
  {
    identifier: 'right-to-work',
    headline: 'May you work in the United Kingdom?',
    required: true,
    choices: yesOrNo,
  },
  { identifier: 'driving', headline: 'Do you drive?', required: true, choices: yesOrNo },
  { identifier: 'start', headline: 'From which day could you start?', inputKind: 'date' },
  { identifier: 'phone', headline: 'On which number can we ring you?', required: true, inputKind: 'phone' },
  { identifier: 'more', headline: 'What else should we know?', inputKind: 'long' },
];

export const jobQuestions: QuestionnaireInput = {
  title: 'Apply to work with us',
  description: 'It takes about five minutes.',
  questions: asked.map((question, at) => ({
    id: at + 1,
    questionType: question.choices ? 'multiple-choice' : 'text',
    ...question,
  })),
};
