import { toJsonFeed } from '@/lib/posts/feeds/json-feed';
import { answerFeed } from '../answer-feed';

export const dynamic = 'force-dynamic';

export function GET(_: Request, { params }: RouteContext<'/[locale]/feed/json'>): Promise<Response> {
  return answerFeed(params, toJsonFeed, 'application/feed+json');
}
