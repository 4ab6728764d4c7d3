import { z } from 'zod';
import { commentStates } from './comment';
import { holdReasons, removalReasons, reportReasons } from './comment-rules';
import { says } from './issue-faults';
import { resources } from './resources';
import { staffListQuery, staffPage } from './staff-list';
import { typed, versionInput } from './wire';

export const commentFilters = { why: z.enum([...new Set([...holdReasons, ...removalReasons])]).optional() };
export const commentQueueQuery = staffListQuery(resources.comment).extend(commentFilters);

export const commentActions = ['approve', 'hold', 'remove', 'safeguard'] as const;

export const queuedComment = z.object({
  commentId: z.number().int(),
  postId: z.number().int(),
  postTitle: z.string(),
  content: z.string(),
  /** What it answers, shortened; '' for nothing. */
  answers: z.string(),
  userId: z.string(),
  userName: z.string(),
  /** ISO 8601, as `commentedOn`; '' for somebody without an account. */
  memberSince: z.string(),
  /** Of the same account. */
  removedBefore: z.number().int(),
  isBanned: z.boolean(),
  isBanAsked: z.boolean(),
  isUnconfirmed: z.boolean(),
  commentedOn: z.string(),
  isEdited: z.boolean(),
  state: z.enum(commentStates),
  reason: z.string(),
  reports: z.array(z.object({ reason: z.enum(reportReasons), words: z.string() })),
  version: z.number().int(),
});
export type QueuedComment = z.output<typeof queuedComment>;
export const commentQueue = staffPage(queuedComment);

export const commentStateInput = z.strictObject({
  state: z.enum(commentStates),
  reason: z.enum([...holdReasons, ...removalReasons]).nullish(),
  version: versionInput,
});
export const commentStateAnswer = z.object({
  commentId: z.number().int(),
  state: z.enum(commentStates),
  reason: z.string(),
  version: z.number().int(),
});

export const reportInput = z.strictObject({
  reason: z.enum(reportReasons, says('reportReasonRequired')),
  words: typed(500).default(''),
});
