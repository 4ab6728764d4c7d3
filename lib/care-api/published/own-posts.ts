import 'server-only';
import type { ListQuery, ListRules } from '@/lib/admin/list-query';
import { ownPostRules } from '@/lib/admin/own-posts';
import { type ListPage, pageOfRows, type RowRules } from '@/lib/admin/page-of-rows';
import { endpoints } from '@/lib/contract/endpoints';
import { ownPostTabs, type Post } from '@/lib/contract/post';
import { readAs } from '../client';

/** The published calls keep no trash. */
export const publishedPostRules: ListRules = {
  ...ownPostRules,
  statuses: ownPostTabs.filter((tab) => tab !== 'trash'),
};

const tabs = { Published: 'published', Pending: 'waiting', Declined: 'declined', Draft: 'draft' } as const;

const rowRules: RowRules<Post> = {
  texts: ({ title }) => [title],
  sorts: {
    changed: ({ updatedAt, postedOn }) => Date.parse(updatedAt ?? postedOn ?? '') || 0,
    posted: ({ postedOn }) => Date.parse(postedOn ?? '') || 0,
    title: ({ title }) => title,
  },
  statuses: ({ status }) => [tabs[status]],
};

export async function getPublishedPosts(
  accessToken: string,
  username: string,
  query: ListQuery,
): Promise<ListPage<Post> | null> {
  const whole = await readAs(accessToken, endpoints.listPostsOfUser, { params: { username } });
  return whole.state === 'ready' ? pageOfRows(whole.value, query, rowRules) : null;
}
