import { lookup } from 'node:dns';
import { lookup as resolve } from 'node:dns/promises';
import { get as getPlain } from 'node:http';
import { get as getSafely } from 'node:https';
import { isPublicAddress, lookupPublic } from '@/care-api/kernel/public-address';

export type FetchedFile =
  | { content: Buffer }
  /** `isAway`: nobody answered, so the next file need not be asked for either. */
  | { problem: string; isAway?: boolean };

type Limits = { bytes: number; milliseconds: number };

const mostRedirects = 3;

/** Redirects stay on that host, whose name must not come to mean a private address unless it did at first. */
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
      { signal, lookup: mayBePrivate ? lookup : lookupPublic, headers: { 'accept-encoding': 'identity' } },
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

async function leadsInside(hostname: string): Promise<boolean> {
  const addresses = await resolve(hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => []);
  return addresses.some(({ address }) => !isPublicAddress(address));
}
