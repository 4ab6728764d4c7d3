import type { Endpoint } from '../endpoint';
import { pictureMaxBody } from '../endpoint';
import { keptPosts, keptPostsQuery, postInput, postQuery, postSchema, postsOrPageSchema, postsSchema } from '../post';
import { byUsername, create, done, list, none, one, remove, update } from './build';

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
  },
  listKeptPosts: {
    ...list(
      'admin/posts',
      'Posts as staff keep them, whatever their state, without their bodies',
      { response: keptPosts, extension: true },
      'editor',
    ),
    query: keptPostsQuery,
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
  deletePost: remove(
    'Post/delete/{id}',
    'Delete a post and its comments',
    { response: done, changes: ['posts', 'comments'] },
    'owner',
  ),
} satisfies Record<string, Endpoint>;
