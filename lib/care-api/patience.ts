import 'server-only';
import { isTimeout } from './deadlines';

/** Milliseconds: what others wait once one answer did not come in all its time, and for how long it is only that. */
const whileHanging = 500;
const hangsFor = 15_000;

let hangsUntil = 0;

export function isHanging(): boolean {
  return Date.now() < hangsUntil;
}

/**
 * Asks with a deadline of `usual` milliseconds, or with a short one while the API is known to hang: a page asks in several
 * steps, and each would wait all its time. The first answer ends that.
 */
export async function withPatience<T>(usual: number, ask: (deadline: number) => Promise<T>): Promise<T> {
  const isShort = isHanging();
  try {
    const answer = await ask(isShort ? Math.min(usual, whileHanging) : usual);
    hangsUntil = 0;
    return answer;
  } catch (fault) {
    // Short ones prove nothing: an API that is slow must not be taken for one that hangs for good.
    if (!isShort && isTimeout(fault)) hangsUntil = Date.now() + hangsFor;
    throw fault;
  }
}
