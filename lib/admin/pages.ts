import type { KeptPage } from '@/lib/contract/menu';
import { factsOf, wordsOf } from './facts-of';
import type { Resource } from './resource';

export const pageResource: Resource<KeptPage> = {
  ...factsOf('page'),
  words: {
    ...wordsOf('AdminPages'),
    statuses: { published: 'AdminPages.published', scheduled: 'AdminPages.scheduled', draft: 'AdminPages.draft' },
  },
  bulk: [
    { actions: { publish: 'AdminPosts.publish' }, status: 'draft' },
    { actions: { unpublish: 'AdminPosts.unpublish' }, status: 'published' },
  ],
  versionOf: ({ version }) => version,
  nameOf: ({ title }) => title,
};
