import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';

const readings = new AsyncLocalStorage<{ isAway: boolean }>();

/**
 * Does work that is only worth telling where all it reads could be read, such as a list for search engines: a part that is
 * missing would be taken for the truth. Null where the API was away and nothing was remembered.
 */
export async function readWhole<T>(work: () => Promise<T>): Promise<T | null> {
  const seen = { isAway: false };
  const made = await readings.run(seen, work);
  return seen.isAway ? null : made;
}

/** Notes that a part could not be read. */
export function noteAway(): void {
  const seen = readings.getStore();
  if (seen) seen.isAway = true;
}
