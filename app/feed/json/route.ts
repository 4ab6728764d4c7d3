import { answerFeed } from '@/app/feed/answer-feed';
import { toJsonFeed } from '@/lib/posts/feeds/json-feed';

export const dynamic = 'force-dynamic';

export function GET(): Promise<Response> {
  return answerFeed(toJsonFeed, 'application/feed+json');
}
