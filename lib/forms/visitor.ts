import 'server-only';
import { visitorHeader } from '@/lib/contract/visitor-header';

/** What the thin front says of who sends this, to hand on as it is; undefined where there is no front. */
export function visitorOf(request: Request): string | undefined {
  return request.headers.get(visitorHeader) ?? undefined;
}
