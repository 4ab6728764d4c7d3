import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for what happens outside the requests; the test's own time limit ends the wait. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(20);
}
