import 'server-only';
import type { CommentPage } from '@/lib/contract/comment';
import { endpoints } from '@/lib/contract/endpoints';
import { pageOfComments } from '@/lib/posts/page-of-comments';
import { read } from './client';

/** One page of a post's conversation; null when it cannot be had. */
export async function getCommentPage(postId: number, page: number): Promise<CommentPage | null> {
  const query = new URLSearchParams({ page: String(page) });
  const reading = await read(endpoints.listCommentsOfPost, { params: { id: postId }, query });
  if (reading.state !== 'ready') return null;
  return Array.isArray(reading.value) ? pageOfComments(reading.value, page) : reading.value;
}
