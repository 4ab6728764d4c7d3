import { isIP } from 'node:net';

/**
 * The address, by which whoever asks is told from others. Whoever has one of IPv6 has all of the network around it: its
 * first groups stand for all.
 * @param {string} address
 * @param {number} groups
 */
export function networkOf(address, groups = 4) {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(plain) !== 6) return plain;
  // As `URL` writes it; the zone of a local address says nothing.
  const { hostname } = new URL(`http://[${plain.split('%')[0]}]`);
  const [before, after] = hostname.slice(1, -1).split('::');
  const [head, tail] = [before, after].map((part) => (part ? part.split(':') : []));
  const all = [...head, ...Array(8 - head.length - tail.length).fill('0'), ...tail];
  return `${all.slice(0, groups).join(':')}::/${16 * groups}`;
}
