import { createInterface } from 'node:readline';
import { spawnNode } from './child.mjs';
import { untilReady } from './ready.mjs';
import { Refusal } from './refusal.mjs';

const firstStartLimit = 180_000;
const calmAfter = 60_000;

/** One long-running child. Until its first good answer its output is held back, but for the lines `tells` picks. */
export class Service {
  child = null;
  #isStopping = false;
  #isReady = false;
  #deaths = 0;
  #heldBack = [];
  #description;

  constructor(description) {
    this.#description = description;
  }

  /** Rejects with the last lines it wrote when it ends before it was ready. */
  async start() {
    const { name, ready, beforeFirstStart } = this.#description;
    await beforeFirstStart?.();
    const giveUp = new AbortController();
    const limit = setTimeout(() => giveUp.abort('was not ready after three minutes'), firstStartLimit);
    this.#spawn((end) => giveUp.abort(`stopped before it was ready (${end})`));
    try {
      await untilReady(ready, giveUp.signal);
    } catch (fault) {
      if (!giveUp.signal.aborted) throw fault;
      throw new Refusal([`the ${name} ${giveUp.signal.reason}. Its last lines:`, ...this.#heldBack].join('\n  '));
    } finally {
      clearTimeout(limit);
    }
    this.#isReady = true;
  }

  /** Ends the running child; a new one follows at once. */
  restart() {
    this.#deaths = -1;
    this.child?.kill('SIGTERM');
  }

  stop() {
    this.#isStopping = true;
    this.child?.kill('SIGTERM');
  }

  #spawn(onEarlyEnd) {
    const { args, env } = this.#description;
    const startedAt = Date.now();
    this.child = spawnNode(['--import', './scripts/start/follow-parent.mjs', ...args], {
      env: { ...env, SUPERVISOR_PID: String(process.pid) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#forward(this.child.stdout, process.stdout);
    this.#forward(this.child.stderr, process.stderr);
    this.child.once('exit', (code, signal) => {
      const end = signal ?? `exit code ${code}`;
      if (this.#isReady) this.#revive(end, Date.now() - startedAt);
      // Its last lines may still be on their way.
      else setTimeout(() => onEarlyEnd?.(end), 200);
    });
  }

  #revive(end, lived) {
    if (this.#isStopping) return;
    if (lived > calmAfter) this.#deaths = 0;
    this.#deaths += 1;
    const delay = restartDelay(this.#deaths);
    if (delay > 0)
      console.error(`the ${this.#description.name} stopped (${end}), starting it again in ${delay / 1000} s`);
    setTimeout(() => {
      if (!this.#isStopping) this.#spawn();
    }, delay);
  }

  #forward(from, to) {
    createInterface({ input: from }).on('line', (line) => {
      if (this.#isReady || this.#description.tells?.(line)) to.write(`${line}\n`);
      else this.#heldBack = [...this.#heldBack.slice(-19), line];
    });
  }
}

/** Milliseconds before the nth restart in a row: at once when it was asked for (0), then half a second doubling to thirty. */
export function restartDelay(deaths) {
  return deaths <= 0 ? 0 : Math.min(30_000, 500 * 2 ** (deaths - 1));
}
