import { Refusal } from '../../scripts/start/refusal.mjs';
import { memoryOf } from '../../testing/processes.mjs';

/** Milliseconds between two looks. */
const every = 200;

/** Watches the memory of processes, given by name. A process that ends, even when it is replaced, spoils a measurement. */
export class MemoryWatch {
  #pids;

  constructor(pids) {
    this.#pids = Object.entries(pids);
  }

  /** Bytes of each process at this moment. */
  now() {
    return Object.fromEntries(
      this.#pids.map(([name, pid]) => {
        const bytes = memoryOf(pid);
        if (bytes === null) throw new Refusal(`the ${name} ended during the measurement`);
        return [name, bytes];
      }),
    );
  }

  /** From now on the most each process occupies is kept; the answered function ends the span and tells. */
  startSpan() {
    const peaks = this.now();
    const look = () => {
      for (const [name, pid] of this.#pids) peaks[name] = Math.max(peaks[name], memoryOf(pid) ?? 0);
    };
    const timer = setInterval(look, every).unref();
    return () => {
      clearInterval(timer);
      this.now();
      look();
      return peaks;
    };
  }
}
