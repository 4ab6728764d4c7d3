import { cannedAnswerInput, cannedAnswerPage, cannedAnswerQuery, cannedAnswerSchema } from '../canned-answer';
import type { Endpoint } from '../endpoint';
import { resources } from '../resources';
import { create, done, list, one, remove, update } from './build';

const { who } = resources.cannedAnswer;

const single = { response: cannedAnswerSchema, extension: true } as const;
const path = 'admin/canned-answers/{id}';

export const cannedAnswerCalls = {
  listCannedAnswers: {
    ...list(
      'admin/canned-answers',
      'Answers that wait to be sent to those who ask',
      { response: cannedAnswerPage, extension: true },
      who,
    ),
    query: cannedAnswerQuery,
  },
  getCannedAnswer: one(path, 'One answer', single, who),
  createCannedAnswer: create('admin/canned-answers', 'A new answer', { body: cannedAnswerInput, ...single }, who),
  updateCannedAnswer: update(path, 'Change an answer', { body: cannedAnswerInput, ...single }, who),
  deleteCannedAnswer: remove(path, 'Put an answer into the trash', { response: done, extension: true }, who),
} satisfies Record<string, Endpoint>;
