import {
  callBackChange,
  callBackInput,
  callBackMade,
  callBackQuery,
  callBackSchema,
  callBacksOrPage,
} from '../call-back';
import { callBackEventInput, callBackHistory } from '../call-back-event';
import {
  byFollowToken,
  callBackEntry,
  followedChange,
  followedSchema,
  promisedInput,
  promisedSchema,
  promiseQuery,
  promiseSchema,
} from '../call-back-promise';
import { byReportTable, callBackReport, callBackSpeed, reportQuery, speedInput } from '../call-back-report';
import { caseOwners } from '../case-event';
import type { Endpoint } from '../endpoint';
import { resources } from '../resources';
import { changesOf, create, done, list, one, remove, update } from './build';

const { who } = resources.callBack;

const many = { response: callBacksOrPage, reads: ['callBacks'] } as const;
const single = { response: callBackSchema, reads: ['callBacks'] } as const;
const gone = { response: done, changes: ['callBacks'] } as const;
const listed = 'Call-back requests, newest first; with `page` one page';

/** The published client spells these in three ways; all of them speak of the same requests. */
export const callBackCalls = {
  createCallBack: create(
    'Requestcallback',
    'Ask to be called back',
    { body: callBackInput, response: callBackMade, changes: ['callBacks'] },
    'anyone',
  ),
  getCallBackPromise: {
    ...list('call-back-promise', 'By when somebody who asks now is called', {
      response: promiseSchema,
      extension: true,
    }),
    query: promiseQuery,
  },
  createPromisedCallBack: {
    ...create(
      'call-back-promise',
      'Ask to be called back by the time that is promised; answers the token of an address to follow it by',
      { body: promisedInput, response: promisedSchema, changes: ['callBacks'], extension: true },
      'anyone',
    ),
    tellsSecret: true,
  },
  enterCallBack: create(
    'admin/call-backs',
    'Enter what somebody asked for by telephone or letter',
    { body: callBackEntry, response: callBackSchema, changes: ['callBacks'], extension: true },
    who,
  ),
  getFollowedCallBack: {
    ...list('call-back-promise/{token}', 'How it stands with a request, for whoever has its address', {
      response: followedSchema,
      extension: true,
    }),
    params: byFollowToken,
  },
  changeFollowedCallBack: {
    ...update(
      'call-back-promise/{token}',
      'Another time or number, or no call at all, by whoever has its address',
      { body: followedChange, response: followedSchema, changes: ['callBacks'], extension: true },
      'anyone',
    ),
    params: byFollowToken,
  },
  listCallBacks: {
    ...list('Requestcallback', listed, many, who),
    query: callBackQuery,
    pageWho: who,
  },
  listCallBackChanges: changesOf('callBack', 'Call-back requests that came in, changed or went since'),
  getCallBack: one('Requestcallback/{id}', 'One call-back request', single, who),
  listCallBacksAgain: list('RequestCallBack', 'Call-back requests, newest first', many, who),
  getCallBackAgain: one('RequestCallBack/{id}', 'One call-back request', single, who),
  updateCallBack: update(
    'CallResponse/{id}',
    'Answer a call-back request',
    {
      idQuery: 'requestId',
      body: callBackChange,
      response: callBackSchema,
      changes: ['callBacks'],
    },
    who,
  ),
  deleteCallBack: remove(
    'CallResponse/{id}',
    'Put a call-back request into the trash',
    { idQuery: 'requestId', ...gone },
    who,
  ),
  deleteCallBackAgain: remove(
    'RequestCallBack/{id}',
    'Put a call-back request into the trash',
    { idQuery: 'id', ...gone },
    who,
  ),
  getCallBackHistory: one(
    'Requestcallback/{id}/events',
    'What was done with a request, and others of the same person',
    { response: callBackHistory, extension: true },
    who,
  ),
  addCallBackEvent: {
    ...one('Requestcallback/{id}/events', 'Do something with a request, and note it', single, who),
    method: 'POST',
    body: callBackEventInput,
    reads: undefined,
    changes: ['callBacks'],
    extension: true,
  },
  listCallBackOwners: list(
    'admin/call-backs/owners',
    'Who a request can be given to',
    { response: caseOwners, extension: true },
    who,
  ),
  getCallBackReport: {
    ...list(
      'admin/call-backs/report',
      'How soon people were called, by week; for admins by owner too',
      { response: callBackReport, extension: true },
      who,
    ),
    query: reportQuery,
  },
  getCallBackTable: {
    ...one('admin/call-backs/report/{table}', 'The same as a table', { response: done, extension: true }, who),
    params: byReportTable,
    query: reportQuery,
  },
  saveCallBackSpeed: {
    ...list('admin/call-backs/speed', 'Tell the public how soon people are called, or not', { response: speedInput }),
    method: 'PUT',
    body: speedInput,
    who: 'admin',
    changes: ['callBackSpeed'],
    extension: true,
  },
  getCallBackSpeed: list('call-back-speed', 'How soon people are called, where that can be said', {
    response: callBackSpeed,
    reads: ['callBackSpeed'],
    extension: true,
  }),
} as const satisfies Record<string, Endpoint>;
