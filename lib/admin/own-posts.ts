import { ownPostTabs, type Post, postSorts } from '@/lib/contract/post';
import type { ListRules } from './list-query';
import type { RowRules } from './page-of-rows';

/** What an author can ask the list of their own posts for. */
export const ownPostRules: ListRules = { statuses: ownPostTabs, sorts: [...postSorts], defaultSort: '-changed' };

/** Of an API that answers them whole: it keeps no trash. */
export const plainPostRules: ListRules = { ...ownPostRules, statuses: ownPostTabs.filter((tab) => tab !== 'trash') };

const tabs = { Published: 'published', Pending: 'waiting', Declined: 'declined', Draft: 'draft' } as const;

export const ownPostRowRules: RowRules<Post> = {
  texts: ({ title }) => [title],
  sorts: {
    changed: ({ updatedAt, postedOn }) => Date.parse(updatedAt ?? postedOn ?? '') || 0,
    posted: ({ postedOn }) => Date.parse(postedOn ?? '') || 0,
    title: ({ title }) => title,
  },
  statuses: ({ status }) => [tabs[status]],
};
