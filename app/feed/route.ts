import { answerFeed } from '@/app/feed/answer-feed';
import { toRss } from '@/lib/posts/feeds/rss';

export const dynamic = 'force-dynamic';

export function GET(): Promise<Response> {
  return answerFeed(toRss, 'application/rss+xml');
}
