import { z } from 'zod';
import {
  applicationAnswer,
  applicationBoard,
  applicationChange,
  applicationPage,
  applicationQuery,
  applicationSchema,
  boardQuery,
  receivedApplicationSchema,
} from '../application';
import { applicationEventInput, applicationFile, applicationStep } from '../application-event';
import { lettersQuery, letterTo } from '../application-letter';
import { caseOwners } from '../case-event';
import { begunSchema, draftInput, draftSaved, keptDraftSchema } from '../draft';
import type { Endpoint } from '../endpoint';
import { byInterviewToken, followedInterview, interviewChange } from '../interview';
import { byReferenceToken, followedReference, referenceChange } from '../reference-request';
import { resources } from '../resources';
import { changesOf, done, list, one, remove, update } from './build';

const staff = resources.application.who;
const received = { response: receivedApplicationSchema, extension: true } as const;

/** Must stand before the calls of single answers, whose path `Response/{id}` fits `Response/applications` too. */
export const applicationCalls = {
  listApplications: list(
    'Response/applications',
    'What I have sent, newest first',
    { response: z.array(applicationSchema), reads: ['responses'], extension: true },
    'user',
  ),
  updateApplication: update(
    'Response/applications/{id}',
    'Withdraw an application, or as whose work it is say how it stands',
    { body: applicationChange, response: applicationSchema, changes: ['responses'], extension: true },
    'owner',
  ),
  answerApplication: {
    ...one(
      'Response/applications/{id}/messages',
      'Write to the office about what I have sent; it stands in its file, and waits there for an answer',
      { response: applicationSchema, extension: true },
      'user',
    ),
    method: 'POST',
    body: applicationAnswer,
    changes: ['responses'],
  },
  // Recruiters have those for jobs, coordinators all others.
  listApplicationChanges: changesOf('application', 'Applications that came in, changed or went since'),
  listReceivedApplications: {
    ...list(
      'admin/applications',
      'Applications that came in, without their answers',
      { response: applicationPage, extension: true },
      staff,
    ),
    query: applicationQuery,
  },
  getApplicationBoard: {
    ...list(
      'admin/application-board',
      'The same by their stage: the newest of each, and how many there are',
      { response: applicationBoard, extension: true },
      staff,
    ),
    query: boardQuery,
  },
  getReceivedApplication: one(
    'admin/applications/{id}',
    'One application with its answers; who read them is in the audit, and nothing else changes',
    received,
    staff,
  ),
  getApplicationFile: one(
    'admin/applications/{id}/file',
    'The same with what was done, what was checked, and where they worked; who read it is in the audit',
    { response: applicationFile, extension: true },
    staff,
  ),
  addApplicationEvent: {
    ...one('admin/applications/{id}/events', 'Do something about an application, and note it', received, staff),
    method: 'POST',
    body: applicationEventInput,
    changes: ['responses'],
  },
  listApplicationLetters: {
    ...list(
      'admin/application-letters',
      'To whom a letter to many would go: what is filled in for each, and who cannot be written to and why',
      { response: z.array(letterTo), extension: true },
      staff,
    ),
    query: lettersQuery,
  },
  listApplicationOwners: list(
    'admin/application-owners',
    'Who an application can be given to',
    { response: caseOwners, extension: true },
    staff,
  ),
  readReceivedApplication: {
    ...one('admin/applications/{id}/read', 'Say that somebody has read an application; its sender sees it', received),
    method: 'POST',
    who: staff,
    changes: ['responses'],
  },
  updateReceivedApplication: update(
    'admin/applications/{id}',
    'Say how far an application has come, and what comes next',
    { body: applicationStep, changes: ['responses'], ...received },
    staff,
  ),
  getFollowedInterview: {
    ...list('interviews/{token}', 'The interview that is offered or agreed, for whoever has its address', {
      response: followedInterview,
      extension: true,
    }),
    params: byInterviewToken,
  },
  changeFollowedInterview: {
    ...update(
      'interviews/{token}',
      'Choose a time that is offered, or cancel, by whoever has the address of the interview',
      { body: interviewChange, response: followedInterview, changes: ['responses'], extension: true },
      'anyone',
    ),
    params: byInterviewToken,
  },
  getFollowedReference: {
    ...list('references/{token}', 'The reference that somebody is asked for, for whoever has its address', {
      response: followedReference,
      extension: true,
    }),
    params: byReferenceToken,
  },
  changeFollowedReference: {
    ...update(
      'references/{token}',
      'Give a reference, keep it unfinished, or decline, by whoever has its address',
      { body: referenceChange, response: followedReference, changes: ['responses'], extension: true },
      'anyone',
    ),
    params: byReferenceToken,
  },
  // A draft is its account's alone, admins included; the id is the listing's.
  listDrafts: list(
    'session/drafts',
    'What I have begun and not sent, newest first',
    { response: z.array(begunSchema), extension: true },
    'user',
  ),
  getDraft: one(
    'Response/draft/{id}',
    'My unsent answers to the questions of a listing',
    { response: keptDraftSchema, extension: true },
    'user',
  ),
  saveDraft: update(
    'Response/draft/{id}',
    'Keep my unsent answers; the newest stay, and what the sender had not seen comes back',
    { body: draftInput, response: draftSaved, extension: true },
    'user',
  ),
  deleteDraft: remove('Response/draft/{id}', 'Forget my unsent answers', { response: done, extension: true }, 'user'),
} satisfies Record<string, Endpoint>;
