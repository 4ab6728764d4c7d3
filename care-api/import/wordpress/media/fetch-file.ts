import { lookup } from 'node:dns';
import { lookup as resolve } from 'node:dns/promises';
import { get as getPlain } from 'node:http';
import { get as getSafely } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

export type FetchedFile =
  | { content: Buffer }
  /** `isAway`: nobody answered, so the next file need not be asked for either. */
  | { problem: string; isAway?: boolean };

type Limits = { bytes: number; milliseconds: number };

const mostRedirects = 3;

/**
 * Fetches files of one host: its redirects are followed on that host alone, and its name must not come to mean a
 * private address unless it did when it was given.
 */
export async function openHost(base: URL, limits: Limits): Promise<(url: URL) => Promise<FetchedFile>> {
  const isPrivateHost = await leadsInside(base.hostname);
  return async (start) => {
    let url = start;
    for (let step = 0; step <= mostRedirects; step += 1) {
      if (!isSameHost(base, url)) return { problem: `leads to another host, ${url.host}` };
      const answer = await ask(url, limits, isPrivateHost);
      if (!('location' in answer)) return answer;
      if (!URL.canParse(answer.location, url)) break;
      url = new URL(answer.location, url);
    }
    return { problem: 'leads from one address to the next without end' };
  };
}

function ask(url: URL, limits: Limits, mayBePrivate: boolean): Promise<FetchedFile | { location: string }> {
  return new Promise((settle) => {
    const get = url.protocol === 'https:' ? getSafely : getPlain;
    const signal = AbortSignal.timeout(limits.milliseconds);
    const away = () =>
      settle(
        signal.aborted ? { problem: 'took too long', isAway: true } : { problem: 'cannot be reached', isAway: true },
      );
    const request = get(
      url,
      { signal, lookup: mayBePrivate ? lookup : publicLookup, headers: { 'accept-encoding': 'identity' } },
      (response) => {
        const { statusCode = 0, headers } = response;
        const refuse = (problem: string) => {
          settle({ problem });
          request.destroy();
        };
        if (statusCode >= 300 && statusCode < 400 && headers.location) {
          settle({ location: headers.location });
          return request.destroy();
        }
        if (statusCode !== 200) return refuse(statusCode === 404 ? 'is not there' : `is refused with ${statusCode}`);
        const parts: Buffer[] = [];
        let size = 0;
        response.on('data', (part: Buffer) => {
          size += part.length;
          if (size > limits.bytes) refuse(tooLarge(limits.bytes));
          else parts.push(part);
        });
        response.on('end', () => settle({ content: Buffer.concat(parts) }));
        response.on('error', away);
      },
    );
    request.on('error', away);
  });
}

export function tooLarge(bytes: number): string {
  return `is larger than ${bytes / 1024 / 1024} MB`;
}

/** A host that takes plain connections may send on to its safe ones. */
function isSameHost(base: URL, url: URL): boolean {
  if (url.origin === base.origin) return true;
  return (
    url.protocol === 'https:' && base.protocol === 'http:' && !url.port && !base.port && url.hostname === base.hostname
  );
}

const inside = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(net, prefix, 'ipv4');
}
for (const [net, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  inside.addSubnet(net, prefix, 'ipv6');
}

function isInside(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return inside.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}

async function leadsInside(hostname: string): Promise<boolean> {
  const addresses = await resolve(hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => []);
  return addresses.some(({ address }) => isInside(address));
}

const publicLookup: LookupFunction = (hostname, options, answer) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return answer(error ?? new Error('no address'), '');
    if (addresses.some(({ address }) => isInside(address))) return answer(new Error('a private address'), '');
    return options.all ? answer(null, addresses) : answer(null, first.address, first.family);
  });
};
