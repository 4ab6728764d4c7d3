import { Refusal } from '@/care-api/api-error';
import { RateLimit } from './rate-limit';

type Options = { count: number; seconds: number; now: () => Date; message: string };

/** The site's visitors all come from its one address, so for them the limit only stops a flood. */
const visitors = 30;

/** Answers a check that throws 429 for an address that came more than `count` times in `seconds`. */
export function limitAddresses({ count, seconds, now, message }: Options): (address: string) => void {
  const limit = new RateLimit({ count, seconds, now });
  const siteLimit = new RateLimit({ count: count * visitors, seconds, now });
  return (address) => {
    const wait = (address === '' ? siteLimit : limit).take(address);
    if (wait > 0) throw new Refusal(429, message, undefined, { 'retry-after': String(wait) });
  };
}
