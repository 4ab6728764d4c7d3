import { z } from 'zod';
import { applicationChange, applicationSchema } from '../application';
import { draftInput, draftSaved, draftSchema } from '../draft';
import type { Endpoint } from '../endpoint';
import { done, list, one, remove, update } from './build';

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
    'Withdraw an application, or as an admin change its state',
    { body: applicationChange, response: applicationSchema, changes: ['responses'], extension: true },
    'owner',
  ),
  // A draft is its account's alone, admins included; the id is the listing's.
  getDraft: one(
    'Response/draft/{id}',
    'My unsent answers to the questions of a listing',
    { response: draftSchema, extension: true },
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
