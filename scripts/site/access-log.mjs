import { isIP } from 'node:net';
import { networkOf } from '../../lib/http/network-of.mjs';
import { addressOf } from './visitor.mjs';

/**
 * One JSON line per answered request, without personal data: no query, no token, nobody's name, and of the address the
 * part that a network has in common.
 * @param {{ isBehindProxy: boolean, write?: (line: string) => void }} settings
 */
export function accessLog({ isBehindProxy, write = (line) => process.stdout.write(line) }) {
  return ({ request, method, address, found, status, isKept, isWhole, ms, bytes, requestId }) => {
    const line = {
      time: new Date().toISOString(),
      message: 'request',
      requestId,
      method,
      path: shownPath(address, found),
      status,
      ms: Math.round(ms * 10) / 10,
      bytes,
      network: shownNetwork(addressOf(request, isBehindProxy)),
      ...(isKept && { kept: true }),
      ...(!isWhole && { cutOff: true }),
    };
    write(`${JSON.stringify(line)}\n`);
  };
}

/** Without what opens a door, and without whose page it is: there the route stands. */
export function shownPath(address, { route, isPublic }) {
  if (!isPublic) return route;
  const [path] = address.split('?', 1);
  return path
    .slice(0, 200)
    .split('/')
    .map((part) => (/@|%40/i.test(part) || /^[\w.~-]{32,}$/.test(part) ? '…' : part))
    .join('/');
}

/** `203.0.113.0/24`, `2001:db8:1::/48`: a network's, nobody's. */
export function shownNetwork(address) {
  const network = networkOf(address, 3);
  if (isIP(network) === 4) return `${network.split('.').slice(0, 3).join('.')}.0/24`;
  return isIP(address) ? network : '';
}
