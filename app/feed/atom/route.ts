import { answerFeed } from '@/app/feed/answer-feed';
import { toAtom } from '@/lib/posts/feeds/atom';

export const dynamic = 'force-dynamic';

export function GET(): Promise<Response> {
  return answerFeed(toAtom, 'application/atom+xml');
}
