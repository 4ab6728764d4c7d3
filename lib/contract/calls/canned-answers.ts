import { cannedAnswerInput, cannedAnswerSchema } from '../canned-answer';
import type { Endpoint } from '../endpoint';
import { resources } from '../resources';
import { create, done, one, pages, remove, update } from './build';

const { cannedAnswer } = resources;
const { who } = cannedAnswer;

const single = { response: cannedAnswerSchema, extension: true } as const;
const writing = { body: cannedAnswerInput, ...single } as const;
const path = 'admin/canned-answers';

export const cannedAnswerCalls = {
  listCannedAnswers: pages(cannedAnswer, path, 'Answers that wait to be sent to those who ask', cannedAnswerSchema),
  getCannedAnswer: one(`${path}/{id}`, 'One answer', single, who),
  createCannedAnswer: create(path, 'A new answer', writing, who),
  updateCannedAnswer: update(`${path}/{id}`, 'Change an answer', writing, who),
  deleteCannedAnswer: remove(`${path}/{id}`, 'Put an answer into the trash', { response: done, extension: true }, who),
} satisfies Record<string, Endpoint>;
