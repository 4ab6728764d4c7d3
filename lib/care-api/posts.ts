import 'server-only';
import { endpoints } from '@/lib/contract/endpoints';
import { type Post, type PostPage, postsPerPage } from '@/lib/contract/post';
import { type BlogQuery, blogQueryParams, emptyBlogQuery } from '@/lib/posts/blog-query';
import { searchPosts } from '@/lib/posts/search-posts';
import { read } from './client';
import { getWholeBlog, keepWholeBlog } from './published/blog';
import { noteReading } from './read-whole';
import type { Reading } from './reading';

/** Posts a page when all are wanted, as many as the API gives at once. */
const largestPage = 50;
/** Of the sitemap: 10,000 posts. */
const mostPages = 200;

export async function getPostPage(query: BlogQuery, pageSize = postsPerPage): Promise<PostPage | null> {
  const whole = getWholeBlog();
  if (whole) return searchPosts(whole, query, pageSize);
  const params = blogQueryParams(query);
  params.set('page', String(query.page));
  if (pageSize !== postsPerPage) params.set('pageSize', String(pageSize));
  const reading = await read(endpoints.listPosts, { query: params });
  if (reading.state !== 'ready') return null;
  if (!Array.isArray(reading.value)) return reading.value;
  return searchPosts(keepWholeBlog(reading.value), query, pageSize);
}

export function getPost(id: number): Promise<Reading<Post>> {
  return read(endpoints.getPost, { params: { id } });
}

/** Five posts for the reader's side, the same ones for an hour. */
export async function listRandomPosts(): Promise<Post[]> {
  const reading = await read(endpoints.listRandomPosts);
  return reading.state === 'ready' ? reading.value.slice(0, 5) : [];
}

export async function listLatestPosts(count: number): Promise<Post[]> {
  const page = await getPostPage(emptyBlogQuery);
  return (page?.items ?? []).slice(0, count);
}

export async function listAllPosts(): Promise<Post[]> {
  const posts: Post[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const answer = await getPostPage({ ...emptyBlogQuery, page }, largestPage);
    if (!answer) noteReading(false);
    posts.push(...(answer?.items ?? []));
    if (!answer || answer.items.length < largestPage) break;
  }
  return posts;
}
