import { z } from 'zod';
import { callBackChange, callBackInput, callBackSchema } from '../call-back';
import type { Endpoint } from '../endpoint';
import { create, done, list, one, remove, update } from './build';

const many = { response: z.array(callBackSchema), reads: ['callBacks'] } as const;
const single = { response: callBackSchema, reads: ['callBacks'] } as const;
const gone = { response: done, changes: ['callBacks'] } as const;

/** The published client spells these in three ways; all of them speak of the same requests. */
export const callBackCalls = {
  createCallBack: create(
    'Requestcallback',
    'Ask to be called back',
    { body: callBackInput, response: done, changes: ['callBacks'] },
    'anyone',
  ),
  listCallBacks: list('Requestcallback', 'Call-back requests, newest first', many, 'coordinator'),
  getCallBack: one('Requestcallback/{id}', 'One call-back request', single, 'coordinator'),
  listCallBacksAgain: list('RequestCallBack', 'Call-back requests, newest first', many, 'coordinator'),
  getCallBackAgain: one('RequestCallBack/{id}', 'One call-back request', single, 'coordinator'),
  updateCallBack: update(
    'CallResponse/{id}',
    'Answer a call-back request',
    {
      idQuery: 'requestId',
      body: callBackChange,
      response: callBackSchema,
      changes: ['callBacks'],
    },
    'coordinator',
  ),
  deleteCallBack: remove(
    'CallResponse/{id}',
    'Delete a call-back request',
    { idQuery: 'requestId', ...gone },
    'coordinator',
  ),
  deleteCallBackAgain: remove(
    'RequestCallBack/{id}',
    'Delete a call-back request',
    { idQuery: 'id', ...gone },
    'coordinator',
  ),
} satisfies Record<string, Endpoint>;
