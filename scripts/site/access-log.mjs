import { isIP } from 'node:net';
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
      network: networkOf(addressOf(request, isBehindProxy)),
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
export function networkOf(address) {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(plain) === 4) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (isIP(plain) !== 6) return '';
  // As `URL` writes it; the zone of a local address says nothing.
  const [before, after = null] = new URL(`http://[${plain.split('%')[0]}]`).hostname.slice(1, -1).split('::');
  const head = before ? before.split(':') : [];
  const tail = after ? after.split(':') : [];
  const missing = after === null ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array(missing).fill('0'), ...tail];
  return `${groups.slice(0, 3).join(':')}::/48`;
}
