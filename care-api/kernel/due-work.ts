import { setTimeout as sleep } from 'node:timers/promises';

export type DueWork = {
  wake(): void;
  /** Ends after what is in hand, or soon anyway: it is done again later. */
  stop(): Promise<void>;
};

/** Milliseconds to let what is in hand come to its end when stopping. */
const patience = 3_000;

/** In this process but outside its requests. `doDue` answers the milliseconds until there is more. */
export function startDueWork(doDue: (isStopping: () => boolean) => Promise<number>): DueWork {
  let isStopping = false;
  let wake = () => {};
  const run = async () => {
    while (!isStopping) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const timer = setTimeout(() => wake(), await doDue(() => isStopping));
      if (!isStopping) await woken;
      clearTimeout(timer);
    }
  };
  const running = run();
  return {
    wake: () => wake(),
    async stop() {
      isStopping = true;
      wake();
      await Promise.race([running, sleep(patience, undefined, { ref: false })]);
    },
  };
}
