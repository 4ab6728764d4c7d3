import 'server-only';
import { type ListQuery, type ListRules, toApiQuery } from '@/lib/admin/list-query';
import { ownPostRules } from '@/lib/admin/own-posts';
import type { ListPage } from '@/lib/admin/page-of-rows';
import { endpoints } from '@/lib/contract/endpoints';
import type { Post } from '@/lib/contract/post';
import { readAs } from './client';
import { getPublishedPosts, publishedPostRules } from './published/own-posts';

type OwnPosts = {
  page: ListPage<Post> | null;
  rules: ListRules;
  canWrite: boolean;
};

export async function getOwnPosts(accessToken: string, username: string, query: ListQuery): Promise<OwnPosts> {
  const reading = await readAs(accessToken, endpoints.listOwnPosts, { query: toApiQuery(query) });
  if (reading.state === 'missing') {
    const page = await getPublishedPosts(accessToken, username, query);
    return { page, rules: publishedPostRules, canWrite: false };
  }
  return { page: reading.state === 'ready' ? reading.value : null, rules: ownPostRules, canWrite: true };
}
