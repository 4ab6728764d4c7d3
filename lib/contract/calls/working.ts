import { type Endpoint, pictureMaxBody } from '../endpoint';
import {
  byRevision,
  byToken,
  byWorkingRow,
  leaseAnswer,
  leaseInput,
  overdueSchema,
  previewAnswer,
  previewSchema,
  publishInput,
  revisionSchema,
  revisionsSchema,
  savedSchema,
  scheduleInput,
  scheduleQuery,
  standingSchema,
  tabQuery,
  versionBody,
  workingInput,
} from '../working';
import { done, none } from './build';

const path = 'admin/working/{kind}/{id}';
const staff = { who: 'staff', params: byWorkingRow, query: none, body: none, extension: true } as const;
/** What authors may do with rows of their own, too. */
const author = { ...staff, who: 'author' } as const;
const shown = ['listings', 'company', 'faqs', 'posts', 'menus', 'pages'] as const;

/** Writing apart from what the public sees: working copies, their history, and how they are published. */
export const workingCalls = {
  getWorkingCopy: {
    ...author,
    ...{ method: 'GET', path, response: standingSchema },
    summary: 'A row, what waits to be published of it, and who is writing',
  },
  saveWorkingCopy: {
    ...author,
    ...{ method: 'PUT', path, body: workingInput, response: savedSchema, maxBody: pictureMaxBody },
    summary: 'Keep words that may be wrong still; the public sees nothing of them',
  },
  discardWorkingCopy: {
    ...author,
    ...{ method: 'DELETE', path, response: done },
    summary: 'Throw away what waits to be published; the history keeps it',
  },
  publishWorkingCopy: {
    ...author,
    ...{ method: 'POST', path: `${path}/publish`, body: publishInput, response: done, changes: shown },
    summary: 'Make the working copy public, as the row’s own call would',
  },
  schedulePublishing: {
    ...staff,
    ...{ method: 'POST', path: `${path}/schedule`, body: scheduleInput, response: done },
    summary: 'Publish the working copy, or take its row from the public, at a time on London’s clocks',
  },
  cancelSchedule: {
    ...staff,
    ...{ method: 'DELETE', path: `${path}/schedule`, query: scheduleQuery, response: done },
    summary: 'Publish it, or take it from the public, at no time of its own',
  },
  listOverdue: {
    ...staff,
    ...{ method: 'GET', path: 'admin/overdue', params: none, response: overdueSchema },
    summary: 'What should be public by now and is not, or the other way round',
  },
  listRevisions: {
    ...staff,
    ...{ method: 'GET', path: 'admin/revisions/{kind}/{id}', response: revisionsSchema },
    summary: 'What a row and its working copy were before, newest first',
  },
  getRevision: {
    ...staff,
    ...{ method: 'GET', path: 'admin/revisions/{kind}/{id}/{number}', params: byRevision, response: revisionSchema },
    summary: 'One of them, whole',
  },
  restoreRevision: {
    ...staff,
    ...{ method: 'POST', path: 'admin/revisions/{kind}/{id}/{number}/restore', params: byRevision },
    ...{ body: versionBody, response: savedSchema },
    summary: 'Put one of them into the working copy, as it was stored',
  },
  takeLease: {
    ...author,
    ...{ method: 'PUT', path: 'admin/lease/{kind}/{id}', body: leaseInput, response: leaseAnswer },
    summary: 'Say for 90 seconds that one is writing, or hear who is',
  },
  endLease: {
    ...author,
    ...{ method: 'DELETE', path: 'admin/lease/{kind}/{id}', query: tabQuery, response: done },
    summary: 'Say that one has stopped writing',
  },
  createPreview: {
    ...staff,
    ...{ method: 'POST', path: 'admin/preview/{kind}/{id}', response: previewAnswer, tellsSecret: true },
    summary: 'An address for seven days to look at the working copy without signing in',
  },
  deletePreviews: {
    ...staff,
    ...{ method: 'DELETE', path: 'admin/preview/{kind}/{id}', response: done },
    summary: 'End all such addresses of a row',
  },
  getPreview: {
    ...staff,
    ...{ method: 'GET', path: 'preview/{token}', who: 'anyone', params: byToken, response: previewSchema },
    summary: 'The row that somebody was given an address to look at, as it would be if it were published now',
  },
} as const satisfies Record<string, Endpoint>;
