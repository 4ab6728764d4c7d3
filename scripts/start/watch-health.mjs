import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Asks `url` again and again until `signal` is aborted, and calls `onHang` whenever nothing came back `misses` times in a
 * row. Any answer counts, a bad one too, and so does a refused connection: who says it is unwell, or is starting, is not stuck.
 * @param {{ onHang: () => void, signal: AbortSignal, every?: number, misses?: number }} how `every` in milliseconds, the
 *   wait for an answer as well as the pause after one
 */
export async function watchHealth(url, { onHang, signal, every = 5_000, misses = 6 }) {
  for (let missed = 0; !signal.aborted; ) {
    missed = (await isSilent(url, every)) ? missed + 1 : 0;
    if (signal.aborted) return;
    if (missed >= misses) {
      missed = 0;
      onHang();
    }
    // A silence has lasted as long already.
    if (missed === 0) await sleep(every, undefined, { signal, ref: false }).catch(() => {});
  }
}

async function isSilent(url, limit) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(limit), redirect: 'manual' });
    await response.arrayBuffer();
    return false;
  } catch (fault) {
    return fault.name === 'TimeoutError';
  }
}
