import type { Post } from '@/lib/contract/post';
import { factsOf, rulesOf, wordsOf } from './facts-of';
import type { Resource } from './resource';

export const postResource: Resource<Post> = {
  ...factsOf('post'),
  words: {
    ...wordsOf('AdminPosts'),
    count: { waiting: 'AdminToday.postsWaiting', published: 'AdminToday.posts' },
    statuses: {
      published: 'AdminPosts.published',
      scheduled: 'AdminPosts.scheduled',
      draft: 'AdminPosts.draft',
      waiting: 'AdminPosts.waiting',
      declined: 'AdminPosts.declined',
    },
  },
  rules: { ...rulesOf('post'), hasDays: true, filters: { author: null, tag: null } },
  filters: { author: { label: 'AdminPosts.author' }, tag: { label: 'AdminPosts.tag' } },
  bulk: [
    { actions: { publish: 'AdminPosts.approve' }, status: 'waiting' },
    { actions: { publish: 'AdminPosts.publish' }, status: 'draft' },
    { actions: { publish: 'AdminPosts.publish' }, status: 'declined' },
    { actions: { unpublish: 'AdminPosts.unpublish' }, status: 'published' },
    {
      field: { name: 'words', label: 'AdminPosts.words', hint: 'AdminPosts.wordsHint', max: 500 },
      actions: { decline: 'AdminPosts.decline' },
      status: 'waiting',
    },
  ],
  versionOf: ({ version }) => version,
  nameOf: ({ title }) => title,
};
