import { isIP } from 'node:net';

/** As `lib/contract/visitor-header.ts` has it. */
export const visitorHeader = 'x-visitor';

/**
 * Tells our handlers, and through them the care API, from which address a request comes: the API limits visitors, not the
 * site. Only the front knows it and only the front has the key; what a visitor claims of themselves goes.
 * @param {{ key?: string, isBehindProxy: boolean }} settings
 */
export function visitorStamp({ key, isBehindProxy }) {
  return ({ headers, socket }) => {
    delete headers[visitorHeader];
    if (!key) return;
    const lastHop = headers['x-forwarded-for']?.split(',').at(-1)?.trim() ?? '';
    const address = isBehindProxy && isIP(lastHop) ? lastHop : (socket.remoteAddress ?? '');
    headers[visitorHeader] = `${key} ${address}`;
  };
}
