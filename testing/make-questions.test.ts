import { questionnaireInput, questionSchema } from '@/lib/contract/questionnaire';
import { checkQuestions } from '@/lib/questionnaire/check-questions';
import { walkPath } from '@/lib/questionnaire/walk-path';
import { makeQuestions } from './make-questions';

test.each([30, 361, 1_000])('%i questions are a questionnaire the API takes', (count) => {
  const made = questionnaireInput.parse({ title: 'Bench', questions: makeQuestions(count) }).questions ?? [];
  const questions = made.map((question) => questionSchema.parse({ ...question, questionnaireId: 1 }));
  expect(checkQuestions(questions)).toEqual([]);
  expect(walkPath(questions, new Map())).toHaveLength(count);
  expect(walkPath(questions, new Map([[1, ['No']]]))).toHaveLength(count - Math.floor(count / 4));
});
