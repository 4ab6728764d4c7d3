import { z } from 'zod';
import type { Endpoint } from '../endpoint';
import { adviceInput, keptAdvice, keptQuestionnaireSchema } from '../kept-questionnaire';
import { questionnaireInput, questionnaireSchema, questionSchema } from '../questionnaire';
import {
  questionnaireAnswers,
  questionnaireListings,
  questionnaireVersions,
  versionsQuery,
} from '../questionnaire-answers';
import { resources } from '../resources';
import {
  answerFileMaxBody,
  answerFileParams,
  answerFileQuery,
  answerFileSchema,
  responseInput,
  responseSchema,
  responsesAnswer,
  responsesInput,
  responsesQuery,
} from '../response';
import { byId, create, done, list, none, one, pages, remove, update } from './build';

const questions = { response: z.array(questionSchema), reads: ['questionnaires'] } as const;
const write = { body: questionnaireInput, response: questionnaireSchema, changes: ['questionnaires'] } as const;
const answer = { body: responseInput, response: responseSchema, changes: ['responses'] } as const;

export const questionnaireCalls = {
  listQuestionsOfListing: one('Questionnairestype/typeIdquestions/{id}', 'The questions of a listing, in order', {
    idQuery: 'typeId',
    ...questions,
  }),
  listQuestions: list('Question', 'Every question of every questionnaire', questions),

  listQuestionnaires: list('Questionnaire', 'Questionnaires, without their questions', {
    response: z.array(questionnaireSchema),
    reads: ['questionnaires'],
  }),
  getQuestionnaire: one('Questionnaire/{id}', 'One questionnaire with its questions', {
    response: questionnaireSchema,
    reads: ['questionnaires'],
  }),
  listKeptQuestionnaires: pages(
    resources.questionnaire,
    'admin/questionnaires',
    'Questionnaires as staff keep them, without their questions',
    keptQuestionnaireSchema,
  ),
  getQuestionnaireAnswers: one(
    'admin/questionnaires/{id}/answers',
    'What became of a questionnaire in numbers, with its versions',
    { response: questionnaireAnswers, extension: true },
    resources.questionnaire.who,
  ),
  compareQuestionnaireVersions: {
    ...one(
      'admin/questionnaires/{id}/versions',
      'The versions of a questionnaire with what stands on each, and the questions of two of them',
      { response: questionnaireVersions, extension: true },
      resources.questionnaire.who,
    ),
    query: versionsQuery,
  },
  getQuestionnaireListings: one(
    'admin/questionnaires/{id}/listings',
    'The listings that ask a questionnaire',
    { response: questionnaireListings, extension: true },
    resources.questionnaire.who,
  ),
  decideOnAdvice: {
    ...create(
      'admin/questionnaires/{id}/advice',
      'Keep a question as it is against legal advice, with the reason, or no longer; answers all that is kept so',
      { body: adviceInput, response: z.array(keptAdvice), extension: true },
      resources.questionnaire.who,
    ),
    params: byId,
  },
  createQuestionnaire: create('Questionnaire', 'A new questionnaire; one with broken jumps is refused', write, [
    'editor',
    'recruiter',
  ]),
  updateQuestionnaire: update(
    'Questionnaire/{id}',
    'Change a questionnaire; new questions make a new version',
    {
      ...write,
      idQuery: 'id',
    },
    ['editor', 'recruiter'],
  ),
  deleteQuestionnaire: remove(
    'Questionnaire/{id}',
    'Put a questionnaire that nobody has answered into the trash',
    {
      response: done,
      changes: ['questionnaires'],
    },
    ['editor', 'recruiter'],
  ),

  createResponses: {
    ...create(
      'Response/ObjectResponses',
      'All answers to a questionnaire, stored together or not at all, and once however often they are sent',
      { body: responsesInput, response: responsesAnswer, changes: ['responses'] },
      'user',
    ),
    query: responsesQuery,
    knowsRepeats: true,
  },
  uploadAnswerFile: {
    method: 'POST',
    path: 'Response/files',
    who: 'user',
    summary: 'A PDF, DOCX, ODT, JPEG or PNG as the body itself, to answer a question with; unsent, it goes after a day',
    params: none,
    query: answerFileQuery,
    body: none,
    maxBody: answerFileMaxBody,
    response: answerFileSchema,
    extension: true,
  },
  openAnswerFile: {
    ...one('Response/files/{token}', 'A file that was an answer, to keep: never to be shown as a page', {
      response: done,
      extension: true,
    }),
    who: 'owner',
    params: answerFileParams,
  },
  listResponses: list(
    'Response',
    'Every answer',
    { response: z.array(responseSchema), reads: ['responses'] },
    'recruiter',
  ),
  getResponse: one('Response/{id}', 'One answer', { response: responseSchema, reads: ['responses'] }, 'owner'),
  createResponse: create('Response', 'One answer by itself', answer, 'user'),
  updateResponse: update('Response/{id}', 'Change an answer', { ...answer, idQuery: 'id' }, 'owner'),
  deleteResponse: remove('Response/{id}', 'Delete an answer', { response: done, changes: ['responses'] }, 'owner'),
} satisfies Record<string, Endpoint>;
