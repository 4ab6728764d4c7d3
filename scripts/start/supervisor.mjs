import { once } from 'node:events';
import { signalGroup, spawnNode } from './child.mjs';
import { Refusal } from './refusal.mjs';
import { Service } from './service.mjs';

/** Owns every child of a command: steps that end, and services that are kept running until `stop`. */
export class Supervisor {
  isStopping = false;
  #services = [];
  #steps = new Set();
  #stopped;

  /** Runs node to its end, its output shown. Answers the exit code. */
  async runStep(args, env = process.env, stdin = 'ignore') {
    const child = spawnNode(args, { env, stdio: [stdin, 'inherit', 'inherit'] });
    this.#steps.add(child);
    const [code] = await once(child, 'exit');
    this.#steps.delete(child);
    // A step that was stopped on the way must not be followed by the next one.
    if (this.isStopping) throw new Refusal('stopped');
    return code ?? 1;
  }

  /** Starts a service and waits for its first good answer; from then on it is restarted whenever it dies. */
  async startService(description) {
    if (this.isStopping) throw new Refusal('stopped');
    const service = new Service(description);
    this.#services.push(service);
    await service.start();
    return service;
  }

  /** Asks every child to stop, and makes those that have not after ten seconds. */
  stop() {
    this.isStopping = true;
    this.#stopped ??= this.#stopAll();
    return this.#stopped;
  }

  /** Ends every child at once. */
  kill() {
    for (const child of this.#children()) signalGroup(child, 'SIGKILL');
  }

  async #stopAll() {
    const patience = setTimeout(() => this.kill(), 10_000);
    const steps = [...this.#steps].map((step) => once(step, 'exit'));
    for (const step of this.#steps) signalGroup(step, 'SIGTERM');
    // Who asks before who answers: what the site still takes needs the care API.
    for (const service of this.#services.toReversed()) await service.stop();
    await Promise.all(steps);
    clearTimeout(patience);
  }

  #children() {
    const running = this.#services.map((service) => service.child);
    return [...running, ...this.#steps].filter((child) => child && child.exitCode === null && !child.signalCode);
  }
}
