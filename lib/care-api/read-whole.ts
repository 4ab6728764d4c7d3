import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';

const readings = new AsyncLocalStorage<{ isAway: boolean; isReached: boolean }>();

/** For what is only worth telling whole, such as a list for search engines. Null where any part of it was away. */
export async function readWhole<T>(work: () => Promise<T>): Promise<T | null> {
  const seen = { isAway: false, isReached: false };
  const made = await readings.run(seen, work);
  return seen.isAway ? null : made;
}

/** Does work that is worth telling in parts. Null where none of what it reads could be read. */
export async function readAny<T>(work: () => Promise<T>): Promise<T | null> {
  const seen = { isAway: false, isReached: false };
  const made = await readings.run(seen, work);
  return seen.isAway && !seen.isReached ? null : made;
}

export function noteReading(isThere: boolean): void {
  const seen = readings.getStore();
  if (seen) seen[isThere ? 'isReached' : 'isAway'] = true;
}
