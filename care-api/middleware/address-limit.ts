import { Refusal } from '@/care-api/api-error';
import type { WholeCode } from '@/lib/contract/faults';
import { RateLimit } from './rate-limit';

type Options = { count: number; seconds: number; now: () => Date; fault: WholeCode };

/** The site's visitors all come from its one address, so for them the limit only stops a flood. */
const visitors = 30;

/** Answers a check that throws 429 for an address that came more than `count` times in `seconds`. */
export function limitAddresses({ count, seconds, now, fault }: Options): (address: string) => void {
  const limit = new RateLimit({ count, seconds, now });
  const siteLimit = new RateLimit({ count: count * visitors, seconds, now });
  return (address) => {
    const wait = (address === '' ? siteLimit : limit).take(address);
    if (wait > 0) throw new Refusal(429, fault, undefined, { 'retry-after': String(wait) });
  };
}
