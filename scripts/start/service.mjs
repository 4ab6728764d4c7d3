import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { signalGroup, spawnNode } from './child.mjs';
import { untilReady } from './ready.mjs';
import { Refusal } from './refusal.mjs';
import { watchHealth } from './watch-health.mjs';

/** Milliseconds, as the units of systemd wait: a database of many listings may be migrated first. */
export const firstStartLimit = 600_000;
const calmAfter = 60_000;

/**
 * One long-running child, started again whenever it dies and, where `health` is an address of it, whenever it hangs. Until
 * its first good answer its output is held back, but for the lines `tells` picks.
 */
export class Service {
  child = null;
  #isStopping = false;
  #isReady = false;
  /** Deaths in a row; below zero when the next one was asked for. */
  #deaths = 0;
  #pause = null;
  #heldBack = [];
  #watch = new AbortController();
  #description;

  constructor(description) {
    this.#description = description;
  }

  /** Rejects with the last lines it wrote when it ends before it was ready. */
  async start() {
    const { name, ready, beforeFirstStart } = this.#description;
    await beforeFirstStart?.();
    const giveUp = new AbortController();
    const fail = (why) => giveUp.abort(new Refusal([`the ${name} ${why}`, ...this.#heldBack].join('\n  ')));
    const limit = setTimeout(() => fail('was not ready after ten minutes'), firstStartLimit);
    this.#spawn((end) => fail(`stopped before it was ready (${end})`));
    try {
      await untilReady(ready, giveUp.signal);
    } finally {
      clearTimeout(limit);
    }
    this.#isReady = true;
    const { health, watch } = this.#description;
    const onHang = () => this.#replaceHung();
    if (health) void watchHealth(health, { ...watch, onHang, signal: this.#watch.signal });
  }

  /** Ends the running child, if there is one; a new one follows at once. */
  restart() {
    this.#deaths = -1;
    if (!this.#pause) this.child?.kill('SIGTERM');
    else this.#spawn();
  }

  /** Resolves when the child has ended its own children and itself in good order. */
  async stop() {
    this.#isStopping = true;
    this.#watch.abort();
    clearTimeout(this.#pause);
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode) return;
    const end = once(child, 'exit');
    child.kill('SIGTERM');
    await end;
  }

  /** Who hangs hears no SIGTERM; what it has started goes with it. */
  #replaceHung() {
    if (this.#isStopping || this.#pause) return;
    console.error(`the ${this.#description.name} no longer answers, ending it`);
    signalGroup(this.child, 'SIGKILL');
  }

  #spawn(onEarlyEnd) {
    clearTimeout(this.#pause);
    this.#pause = null;
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
    if (lived > calmAfter && this.#deaths > 0) this.#deaths = 0;
    this.#deaths += 1;
    const delay = restartDelay(this.#deaths);
    if (delay > 0)
      console.error(`the ${this.#description.name} stopped (${end}), starting it again in ${delay / 1000} s`);
    this.#pause = setTimeout(() => this.#spawn(), delay);
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
