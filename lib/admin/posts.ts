import { endpoints } from '@/lib/contract/endpoints';
import type { Post } from '@/lib/contract/post';
import { resources } from '@/lib/contract/resources';
import { factsOf } from './facts-of';
import type { Resource } from './resource';

export const postResource: Resource<Post> = {
  ...factsOf('post'),
  words: {
    caption: 'AdminPosts.caption',
    none: 'AdminPosts.none',
    count: { waiting: 'AdminToday.postsWaiting', published: 'AdminToday.posts' },
    add: 'AdminPosts.new',
    statuses: {
      published: 'AdminPosts.published',
      scheduled: 'AdminPosts.scheduled',
      draft: 'AdminPosts.draft',
      waiting: 'AdminPosts.waiting',
      declined: 'AdminPosts.declined',
    },
  },
  rules: {
    statuses: ['published', 'scheduled', 'draft', 'waiting', 'declined'],
    sorts: resources.post.sorts,
    defaultSort: '-changed',
    hasDays: true,
    filters: { author: null, tag: null },
  },
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
  list: endpoints.listKeptPosts,
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  nameOf: ({ title }) => title,
};
