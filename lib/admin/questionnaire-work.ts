import { readQuestions } from '@/lib/contract/draft-question';
import { questionnaireEnd } from '@/lib/contract/questionnaire-end';
import { purposes } from '@/lib/contract/questionnaire-purpose';
import { readQuestionsText, toQuestionsText } from '@/lib/questionnaire/draft/questions-text';
import type { WorkKind } from './work';
import { said } from './work-rows';

/** The questions are one text, a paragraph each: so the frame keeps, merges and compares them as any other. */
export const questionnaireWork: WorkKind = {
  kind: 'questionnaire',
  screen: 'questionnaires',
  map: {
    toFields: ({ title, description, purpose, questions }) => ({
      title: said(title),
      description: said(description),
      purpose: said(purpose),
      questions: toQuestionsText(readQuestions(questions) ?? []),
    }),
    toData({ title, description, purpose, questions }, was) {
      const read = questions === undefined ? null : readQuestionsText(questions);
      return {
        ...was,
        ...(title !== undefined && { title }),
        ...(description !== undefined && { description }),
        ...(purpose !== undefined && { purpose }),
        ...(read && { questions: read }),
      };
    },
  },
  pictures: { most: 0, read: () => [], write: () => ({}) },
  sections: [
    {
      name: 'about',
      label: 'AdminQuestionnaires.about',
      fields: [
        { name: 'title', kind: 'line', label: 'AdminWork.page.fields.title', max: 200 },
        { name: 'description', kind: 'text', label: 'AdminQuestionnaires.purpose', rows: 2, max: 2_000 },
        {
          name: 'purpose',
          kind: 'choice',
          label: 'AdminQuestionnaires.law.purpose',
          hint: 'AdminQuestionnaires.law.purposeHint',
          values: ['guessed' as const, ...purposes].map((purpose) => ({
            value: purpose === 'guessed' ? '' : purpose,
            label: `AdminQuestionnaires.law.purposes.${purpose}` as const,
          })),
        },
      ],
    },
    {
      name: 'questions',
      label: 'AdminQuestionnaires.questions',
      fields: [{ name: 'questions', kind: 'text', label: 'AdminQuestionnaires.questions', isDrawnApart: true }],
    },
  ],
  toWords: (name, text) => (name === 'questions' ? sayQuestions(text) : text),
  fieldOf: (name) => name.split('.')[0] ?? name,
};

function sayQuestions(text: string): string {
  const questions = readQuestionsText(text) ?? [];
  const numberOf = (id: number) =>
    id === questionnaireEnd ? '■' : questions.findIndex((question) => question.id === id) + 1 || '?';
  return questions
    .map(({ headline, description, choices, jumps }, index) => [
      `${index + 1}. ${headline}`,
      ...(description ? [description] : []),
      ...choices.map(({ label }) => `– ${label}`),
      ...jumps.map(
        ({ conditionValue: [given], destination }) => `${given?.value ?? '*'} → ${numberOf(destination.id)}`,
      ),
    ])
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
