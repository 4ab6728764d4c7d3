import type { Endpoint } from '../endpoint';
import { pictureMaxBody } from '../endpoint';
import {
  keptPosts,
  keptPostsQuery,
  ownPostsQuery,
  postInput,
  postQuery,
  postSchema,
  postsOrPageSchema,
  postsSchema,
} from '../post';
import { resources } from '../resources';
import { byUsername, changesOf, create, done, list, none, one, remove, update } from './build';

const created = {
  maxBody: pictureMaxBody,
  body: postInput,
  response: postSchema,
  changes: ['posts'],
} as const;

export const postCalls = {
  listPosts: {
    ...list('Post', 'Public posts, newest first: whole, or with `page` one page without their bodies', {
      response: postsOrPageSchema,
      reads: ['posts'],
    }),
    query: postQuery,
    moreFor: 'admin',
  },
  listKeptPosts: {
    ...list(
      'admin/posts',
      'Posts as staff keep them, whatever their state, without their bodies',
      { response: keptPosts, extension: true },
      resources.post.who,
    ),
    query: keptPostsQuery,
  },
  listPostChanges: changesOf('post', 'Posts that were made, changed or taken away since'),
  listOwnPosts: {
    ...list(
      'Post/own',
      "The caller's own posts, whatever their state, without their bodies",
      { response: keptPosts, extension: true },
      'user',
    ),
    query: ownPostsQuery,
  },
  listRandomPosts: list('Post/random', 'Five public posts, the same for an hour', {
    response: postsSchema,
    reads: ['posts'],
  }),
  getPost: one('Post/{id}', 'One post; while it is not public, for its author and admins', {
    response: postSchema,
    reads: ['posts'],
  }),
  listPostsOfUser: {
    method: 'GET',
    path: 'Post/userPost/{username}',
    who: 'anyone',
    moreFor: 'user',
    summary: "A user's public posts; all of them for the user and admins",
    params: byUsername,
    query: none,
    body: none,
    response: postsSchema,
    reads: ['posts'],
  },
  createPost: create('Post', 'A new post; public once an admin approves it', created, 'user'),
  createPostAgain: create('Post/post', 'The same as POST Post', created, 'user'),
  updatePost: update(
    'Post/{id}',
    'Change a post; by somebody who is no admin it waits for approval again',
    { ...created, idQuery: 'id' },
    'owner',
  ),
  copyPost: {
    ...update(
      'Post/copy/{id}',
      'Begin a draft with all that a post says',
      { body: none, response: postSchema, extension: true },
      resources.post.who,
    ),
    method: 'POST',
  },
  withdrawPost: update(
    'Post/withdraw/{id}',
    'Make a post of one’s own a draft again',
    { body: none, response: postSchema, changes: ['posts'], extension: true },
    'user',
  ),
  restorePost: update(
    'Post/restore/{id}',
    'Take back a post of one’s own that one put into the trash',
    { body: none, response: postSchema, changes: ['posts', 'comments'], extension: true },
    'user',
  ),
  deletePost: remove(
    'Post/delete/{id}',
    'Put a post and its comments into the trash',
    { response: done, changes: ['posts', 'comments'] },
    'owner',
  ),
} satisfies Record<string, Endpoint>;
