import { isIP } from 'node:net';
import { networkOf } from '../../lib/http/network-of.mjs';

/** As `lib/contract/visitor-header.ts` has it. */
export const visitorHeader = 'x-visitor';

const loopback = /^(?:::1$|(?:::ffff:)?127\.)/;

const unbelieved =
  'site: a request names its visitor in X-Forwarded-For, which is not believed: behind a proxy set TRUST_PROXY=1, or all visitors are limited as one.';

/**
 * Tells our handlers, and through them the care API, from which address a request comes: the API limits visitors, not the
 * site. Says once where a proxy seems to stand before it and is not believed. Only the front knows it and only the front has the key; what a visitor claims of themselves goes.
 * @param {{ key?: string, isBehindProxy: boolean }} settings
 */
export function visitorStamp({ key, isBehindProxy }) {
  let isWarned = isBehindProxy;
  return ({ headers, socket }) => {
    if (!isWarned && headers['x-forwarded-for'] !== undefined) {
      isWarned = true;
      console.error(unbelieved);
    }
    delete headers[visitorHeader];
    if (!key) return;
    headers[visitorHeader] = `${key} ${addressOf({ headers, socket }, isBehindProxy)}`;
  };
}

/** The visitor's address, as far as it can be believed. */
export function addressOf({ headers, socket }, isBehindProxy) {
  const lastHop = headers['x-forwarded-for']?.split(',').at(-1)?.trim() ?? '';
  return isBehindProxy && isIP(lastHop) ? lastHop : (socket.remoteAddress ?? '');
}

/** By which one visitor is told from others; '' for what comes from this machine: a proxy that names nobody, or ourselves. */
export function strangerOf(request, isBehindProxy) {
  const address = addressOf(request, isBehindProxy);
  return loopback.test(address) ? '' : networkOf(address);
}
