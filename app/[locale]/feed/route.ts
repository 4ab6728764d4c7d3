import { toRss } from '@/lib/posts/feeds/rss';
import { answerFeed } from './answer-feed';

export const dynamic = 'force-dynamic';

export function GET(_: Request, { params }: RouteContext<'/[locale]/feed'>): Promise<Response> {
  return answerFeed(params, toRss, 'application/rss+xml');
}
