import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work after which whoever asks this process for something has their turn. */
const longest = 10;

export function openPauses(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < longest) return;
    await setImmediate();
    began = performance.now();
  };
}
