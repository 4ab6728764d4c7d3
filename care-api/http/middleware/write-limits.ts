import type { Account } from '@/care-api/kernel/dependencies';
import type { RateLimit } from '@/care-api/kernel/rate-limit';
import { Refusal } from '@/care-api/kernel/refusal';
import type { Endpoint } from '@/lib/contract/endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import type { WholeCode } from '@/lib/contract/faults';
import { mayCall } from '@/lib/contract/staff';

type Limit = { name: string; count: number; seconds: number; fault: WholeCode };

const hour = 3_600;
const usual = {
  visitors: { name: 'visitors', count: 60, seconds: 600, fault: 'writesTooMany' },
  people: { name: 'people', count: 120, seconds: 600, fault: 'writesTooMany' },
  // A table pasted line by line goes on; a stolen session does not rewrite the house in one night.
  staff: { name: 'staff', count: 3_000, seconds: 600, fault: 'writesTooMany' },
} as const satisfies Record<string, Limit>;

const of = (name: string, count: number, seconds: number, fault: WholeCode = 'writesTooMany'): Limit => ({
  name,
  count,
  seconds,
  fault,
});
const requests = of('requests', 20, hour, 'requestsTooMany');
const subscriptions = of('newsletter', 20, hour, 'newsletterTooMany');
const posts = of('posts', 20, hour);
const pictures = of('profile', 30, hour);
const own = new Map<Endpoint, Limit>([
  [endpoints.register, of('accounts', 20, hour, 'accountsTooMany')],
  [endpoints.forgotPassword, of('links', 20, hour, 'attemptsTooMany')],
  [endpoints.resetPassword, of('passwords', 20, hour, 'attemptsTooMany')],
  [endpoints.confirmEmail, of('emails', 20, hour, 'attemptsTooMany')],
  [endpoints.createSubscriber, subscriptions],
  [endpoints.createAlert, subscriptions],
  [endpoints.createComplaint, of('complaints', 20, hour, 'requestsTooMany')],
  [endpoints.createCallBack, requests],
  [endpoints.createPromisedCallBack, requests],
  [endpoints.changeFollowedCallBack, requests],
  [endpoints.changeFollowedInterview, requests],
  [endpoints.changeFollowedReference, requests],
  [endpoints.answerApplication, of('messages', 20, hour, 'requestsTooMany')],
  [endpoints.createComment, of('comments', 20, 600, 'commentsTooMany')],
  [endpoints.reportComment, of('reports', 20, 600, 'commentsTooMany')],
  [endpoints.createPost, posts],
  [endpoints.createPostAgain, posts],
  [endpoints.createProfile, pictures],
  [endpoints.updateProfile, pictures],
  [endpoints.createResponses, of('answers', 120, hour)],
  [endpoints.uploadAnswerFile, of('files', 60, hour)],
  // Clients of the published calls send a questionnaire answer by answer.
  [endpoints.createResponse, of('single answers', 600, hour)],
  // Saved as they are given.
  [endpoints.saveDraft, of('drafts', 600, 600)],
]);
/** Guesses wait in a way of their own, by account and address; nobody is kept from leaving. */
const free: readonly Endpoint[] = [endpoints.login, endpoints.logout];

/** For so many people an address may stand: a family, a home, a café. */
const peopleAtAddress = 10;
/** The site's visitors may all come from its one address, so for them a limit only stops a flood. */
const visitorsOfSite = 30;

/** What to say of it in headers; null for what is not limited. @throws Refusal 429 */
export async function countAgainstLimit(
  take: RateLimit,
  endpoint: Endpoint,
  { account, address }: { account: Account | null; address: string },
): Promise<Record<string, string> | null> {
  if (endpoint.method === 'GET' || free.includes(endpoint)) return null;
  const { name, count, seconds, fault } = limitOf(endpoint, account);
  const isOpen = endpoint.who === 'anyone' || account === null;
  const times = (address === '' ? visitorsOfSite : 1) * (isOpen ? 1 : peopleAtAddress);
  const [ofAccount, ofAddress] = await Promise.all([
    isOpen ? null : take(`${name} by account ${account.id}`, { count, seconds }),
    take(`${name} by address ${times} ${address}`, { count: count * times, seconds }),
  ]);
  const wait = Math.max(ofAccount?.wait ?? 0, ofAddress.wait);
  const { left, reset } = ofAccount ?? ofAddress;
  const headers = {
    'ratelimit-policy': `"${name}";q=${isOpen ? count * times : count};w=${seconds}`,
    ratelimit: `"${name}";r=${wait > 0 ? 0 : left};t=${Math.max(wait, reset)}`,
  };
  if (wait > 0) throw new Refusal(429, fault, undefined, { 'retry-after': String(wait), ...headers });
  return headers;
}

function limitOf(endpoint: Endpoint, account: Account | null): Limit {
  if (endpoint.who === 'anyone') return own.get(endpoint) ?? usual.visitors;
  if (mayCall('staff', account)) return usual.staff;
  return own.get(endpoint) ?? usual.people;
}
