import { lookup as resolve } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Names that mean this machine or its network, whatever they resolve to; one without a point is in no public list. */
const inside = /^[^.]*\.?$|\.(localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa)\.?$/i;

/** False for a name or an address that is not meant for the public internet. A name says it only when it is resolved. */
export function isPublicHost(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? isPublicAddress(bare) : !inside.test(bare);
}

/** All of the public internet that IPv6 has. */
const global = ipaddr.IPv6.parseCIDR('2000::/3');

export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const read = ipaddr.process(address);
  return read.range() === 'unicast' && (read instanceof ipaddr.IPv4 || read.match(global));
}

export class PrivateAddressError extends Error {}

/** Resolved at the moment of connecting: what was public when it was asked before may be another address now. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    const isInside = addresses.length === 0 || addresses.some(({ address }) => !isPublicAddress(address));
    if (isInside) return callback(new PrivateAddressError('the address is not on the public internet'), '');
    const [first] = addresses;
    if (options.all) callback(null, addresses);
    else callback(null, first?.address ?? '', first?.family);
  });
};
