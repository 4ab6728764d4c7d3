import { z } from 'zod';
import { commentEdit, commentInput, commentSchema, commentsOrPageSchema } from '../comment';
import { commentQueue, commentQueueQuery, commentStateAnswer, commentStateInput, reportInput } from '../comment-queue';
import type { Endpoint } from '../endpoint';
import { resources } from '../resources';
import { idParam } from '../wire';
import { byUsername, create, done, list, none, one, remove, update } from './build';

/** Who looks after families has those that may be about somebody at risk. */
const moderators = resources.comment.who;
const changes = ['comments', 'posts'] as const;

export const commentCalls = {
  listComments: {
    ...list(
      'Comment',
      'Comments of all posts, newest first, as those see them who moderate',
      { response: commentQueue, extension: true },
      moderators,
    ),
    query: commentQueueQuery,
  },
  setCommentState: update(
    'Comment/{id}/state',
    'Show, hold or remove a comment',
    { body: commentStateInput, response: commentStateAnswer, changes, extension: true },
    moderators,
  ),
  askBan: {
    ...one(
      'Comment/{id}/ask-ban',
      'Ask the admins to ban whoever wrote a comment',
      {
        response: commentStateAnswer.pick({ commentId: true }),
        extension: true,
      },
      moderators,
    ),
    method: 'POST',
  },
  reportComment: {
    ...remove('Comment/{id}/report', 'Tell those who moderate what is wrong with a comment', {
      response: done,
      extension: true,
    }),
    method: 'POST',
    who: 'user',
    body: reportInput,
  },
  createComment: create(
    'Comment',
    'A comment, or with parentCommentId a reply',
    { body: commentInput, response: commentSchema, changes },
    'user',
  ),
  listCommentsOfPost: {
    ...one('Comment/postComment/{id}', 'Comments of a post with their replies inside: all, or with `page` one page', {
      idQuery: 'postId',
      response: commentsOrPageSchema,
      reads: ['comments'],
    }),
    query: z.object({
      page: z.coerce.number().int().min(1).max(100_000).optional(),
      pageSize: z.coerce.number().int().min(1).max(100).default(20),
      comment: idParam.optional().describe('Instead of `page`: the page that it stands on.'),
    }),
  },
  listCommentsOfUser: {
    method: 'GET',
    path: 'Comment/userComment/{username}',
    who: 'owner',
    summary: "A user's comments, newest first",
    params: byUsername,
    query: none,
    body: none,
    response: z.array(commentSchema),
    reads: ['comments'],
  },
  updateComment: update(
    'Comment/edit/{id}',
    'Change a comment, for its author within 15 minutes',
    { body: commentEdit, response: commentSchema, changes },
    'owner',
  ),
  deleteComment: remove(
    'Comment/delete/{id}',
    'Delete a comment; its replies stay',
    { response: done, changes },
    'owner',
  ),
  deleteCommentsOfPost: {
    method: 'DELETE',
    path: 'Comment/deleteAll/{postId}',
    who: 'editor',
    summary: 'Delete all comments of a post',
    params: z.object({ postId: idParam }),
    query: none,
    body: none,
    response: done,
    changes,
  },
} satisfies Record<string, Endpoint>;
