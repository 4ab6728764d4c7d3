import { endpoints } from '@/lib/contract/endpoints';
import { type KeptPage, pageSorts } from '@/lib/contract/menu';
import type { Noun } from './noun';

export const pageNoun: Noun<KeptPage> = {
  screen: 'pages',
  kind: 'page',
  words: {
    caption: 'AdminPages.caption',
    none: 'AdminPages.none',
    add: 'AdminPages.new',
    statuses: { published: 'AdminPages.published', scheduled: 'AdminPages.scheduled', draft: 'AdminPages.draft' },
  },
  rules: { statuses: ['published', 'scheduled', 'draft'], sorts: [...pageSorts], defaultSort: '-changed' },
  hasTrash: true,
  table: 'page.csv',
  bulk: [
    { actions: { publish: 'AdminPosts.publish' }, status: 'draft' },
    { actions: { unpublish: 'AdminPosts.unpublish' }, status: 'published' },
  ],
  list: endpoints.listKeptPages,
  remove: endpoints.deleteMenuPage,
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  nameOf: ({ title }) => title,
};
