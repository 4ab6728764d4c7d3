import 'server-only';
import { endpoints } from '@/lib/contract/endpoints';
import type { Post } from '@/lib/contract/post';
import { excerptOf } from '@/lib/posts/excerpt-of';
import { read } from '../client';

/** Milliseconds the list is used before it is fetched again, behind the visitor's back. */
const freshFor = 60_000;

let kept: { posts: Post[]; since: number } | null = null;
let isLoading = false;

/** Every post without its body, once an API without paging has answered so; null before. */
export function getWholeBlog(): Post[] | null {
  if (kept && !isLoading && Date.now() - kept.since > freshFor) void load();
  return kept?.posts ?? null;
}

/** Takes a list that has just been answered. Its bodies may be more than Next's cache holds, and are not needed here. */
export function keepWholeBlog(posts: Post[]): Post[] {
  kept = {
    posts: posts
      .filter(({ status }) => status === 'Published')
      .map((post) => ({ ...post, excerpt: excerptOf(post), descriptionHtml: '' })),
    since: Date.now(),
  };
  return kept.posts;
}

async function load(): Promise<void> {
  isLoading = true;
  const reading = await read(endpoints.listPosts, { cached: false });
  isLoading = false;
  if (reading.state !== 'ready') return;
  if (Array.isArray(reading.value)) keepWholeBlog(reading.value);
  // The API has learnt paging.
  else kept = null;
}
