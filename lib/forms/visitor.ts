import 'server-only';
import { visitorHeader } from '@/lib/contract/visitor-header';

/** What the thin front says of who sends this, to hand on as it is; undefined where there is no front. */
export function visitorOf({ headers }: { headers: Pick<Headers, 'get'> }): string | undefined {
  return headers.get(visitorHeader) ?? undefined;
}
