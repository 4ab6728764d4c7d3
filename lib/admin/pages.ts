import { endpoints } from '@/lib/contract/endpoints';
import type { KeptPage } from '@/lib/contract/menu';
import { resources } from '@/lib/contract/resources';
import { factsOf } from './facts-of';
import type { Resource } from './resource';

export const pageResource: Resource<KeptPage> = {
  ...factsOf('page'),
  words: {
    caption: 'AdminPages.caption',
    none: 'AdminPages.none',
    add: 'AdminPages.new',
    statuses: { published: 'AdminPages.published', scheduled: 'AdminPages.scheduled', draft: 'AdminPages.draft' },
  },
  rules: { statuses: ['published', 'scheduled', 'draft'], sorts: resources.page.sorts, defaultSort: '-changed' },
  bulk: [
    { actions: { publish: 'AdminPosts.publish' }, status: 'draft' },
    { actions: { unpublish: 'AdminPosts.unpublish' }, status: 'published' },
  ],
  list: endpoints.listKeptPages,
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  nameOf: ({ title }) => title,
};
