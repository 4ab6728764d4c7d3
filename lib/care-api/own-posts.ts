import 'server-only';
import { type ListQuery, toApiQuery } from '@/lib/admin/list-query';
import { ownPostRowRules } from '@/lib/admin/own-posts';
import { type ListPage, pageOfRows } from '@/lib/admin/page-of-rows';
import { endpoints } from '@/lib/contract/endpoints';
import type { Post } from '@/lib/contract/post';
import { readAs } from './client';

type OwnPosts = {
  /** Null when they cannot be had now. */
  page: ListPage<Post> | null;
  /** False where the API only lists them. */
  canWrite: boolean;
};

/** A page of what the caller wrote; made here where the API answers the whole. */
export async function getOwnPosts(accessToken: string, username: string, query: ListQuery): Promise<OwnPosts> {
  const reading = await readAs(accessToken, endpoints.listOwnPosts, { query: toApiQuery(query) });
  if (reading.state !== 'missing') return { page: reading.state === 'ready' ? reading.value : null, canWrite: true };
  const whole = await readAs(accessToken, endpoints.listPostsOfUser, { params: { username } });
  return { page: whole.state === 'ready' ? pageOfRows(whole.value, query, ownPostRowRules) : null, canWrite: false };
}
