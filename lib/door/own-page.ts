import 'server-only';
import { refuse } from './fault';
import { isSameOrigin } from './same-origin';

/** A handler that answers our own pages only; one without a form. */
export function fromOwnPage(handle: (request: Request) => Promise<Response>): (request: Request) => Promise<Response> {
  return async (request) => (isSameOrigin(request) ? handle(request) : refuse(403, 'notFromOurPage'));
}
