import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits for what happens outside the requests; the test's own time limit ends the wait.
 * @param gap milliseconds between two looks
 */
export async function until(isSo: () => boolean | Promise<boolean>, gap = 20): Promise<void> {
  while (!(await isSo())) await sleep(gap);
}
