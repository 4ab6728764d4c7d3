import { toAtom } from '@/lib/posts/feeds/atom';
import { answerFeed } from '../answer-feed';

export const dynamic = 'force-dynamic';

export function GET(_: Request, { params }: RouteContext<'/[locale]/feed/atom'>): Promise<Response> {
  return answerFeed(params, toAtom, 'application/atom+xml');
}
