import 'server-only';
import type { WholeCode } from '@/lib/contract/faults';
import { refuse } from './fault';
import { isSameOrigin } from './same-origin';

/** A handler that does nothing, not even look something up, for another site's page. */
export function fromOwnPage<Rest extends unknown[]>(
  handle: (request: Request, ...rest: Rest) => Promise<Response>,
  fault: WholeCode = 'notFromOurPage',
): (request: Request, ...rest: Rest) => Promise<Response> {
  return async (request, ...rest) => (isSameOrigin(request) ? handle(request, ...rest) : refuse(403, fault));
}
