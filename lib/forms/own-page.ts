import 'server-only';
import { refuse } from './fault';
import { isSameOrigin } from './same-origin';

/** A handler that does nothing, not even look something up, for another site's page. */
export function fromOwnPage<Rest extends unknown[]>(
  handle: (request: Request, ...rest: Rest) => Promise<Response>,
): (request: Request, ...rest: Rest) => Promise<Response> {
  return async (request, ...rest) => (isSameOrigin(request) ? handle(request, ...rest) : refuse(403, 'notOurPage'));
}
