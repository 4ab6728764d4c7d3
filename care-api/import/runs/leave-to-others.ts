import { setTimeout as sleep } from 'node:timers/promises';
import type { Writer } from '@/care-api/kernel/db';
import type { ImportDeps } from './import-deps';

const most = 160;
const fewest = 10;
/** Milliseconds: on a slow machine an import comes to its end too. */
const longestRest = 200;

/** The embedded engine has one connection: parts get small and the pause long as soon as somebody waits. */
export function openParts({ pool, db }: ImportDeps['database']) {
  let size: number = fewest;
  return {
    size: () => size,
    /** Does one, all or nothing, and rests. */
    async take<T>(work: (tx: Writer) => Promise<T>): Promise<T> {
      let began = 0;
      let isWaitedFor = false;
      const done = await db.transaction(async (tx) => {
        // Not before: how long it waited itself is not what it took from others.
        began = performance.now();
        const result = await work(tx);
        isWaitedFor = pool.waitingCount > 0;
        return result;
      });
      const took = performance.now() - began;
      size = isWaitedFor ? Math.max(fewest, size / 2) : Math.min(most, size * 2);
      await sleep(Math.min(longestRest, isWaitedFor ? took * 3 : took / 2));
      return done;
    },
  };
}
