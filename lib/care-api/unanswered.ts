import 'server-only';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { WholeCode } from '@/lib/contract/faults';
import { contentState } from '@/lib/http/content-state.mjs';

/** Of a connection that never stood: nothing was sent. */
const neverSent = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'];

type Unanswered = { status: 0 | 504; code: WholeCode };
type Write = Pick<Endpoint, 'method' | 'who' | 'changes' | 'extension' | 'knowsRepeats' | 'tellsSecret'>;

/** @throws where what stands before the API says that it had no answer of it */
export async function requireAnswer({ status, body }: Response): Promise<void> {
  if (status !== 502 && status !== 504) return;
  await body?.cancel();
  throw new Error(`answered ${status}`);
}

/**
 * What the sender of a write is told that has no answer to be read: nothing was done where nobody was reached; else nobody
 * knows, and they had better look, unless a repeat does no harm. `isNamed`: it went with an Idempotency-Key.
 */
export function unanswered(endpoint: Write, isNamed: boolean, fault: unknown): Unanswered {
  if (wasNeverSent(fault)) return { status: 0, code: 'systemAway' };
  const isSafe = isRepeatSafe(endpoint, isNamed);
  return { status: 504, code: isSafe ? 'outcomeUnknown' : 'lookBeforeRepeat' };
}

function isRepeatSafe(endpoint: Write, isNamed: boolean): boolean {
  const { method, who, changes, extension, knowsRepeats, tellsSecret } = endpoint;
  if (tellsSecret && who !== 'anyone') return false;
  const isVisitors = who === 'anyone' || who === 'user' || who === 'owner';
  const makesNothing = method !== 'POST' || (isVisitors && changes === undefined);
  return makesNothing || ((isNamed || knowsRepeats === true) && (extension === true || isOurApi()));
}

/** An API of the published calls may know no names of writes; ours tells the state of its content. */
export function isOurApi(): boolean {
  return typeof contentState()?.versionOf([]) === 'string';
}

/** Not by instanceof: test realms have their own Error. */
function wasNeverSent(fault: unknown): boolean {
  if (typeof fault !== 'object' || fault === null) return false;
  const { code, cause }: { code?: unknown; cause?: unknown } = fault;
  return neverSent.some((one) => one === code) || wasNeverSent(cause);
}
