import type { Pool, PoolClient } from 'pg';

/** Five seconds between questions; thirty without an answer are a standstill. */
const usual = { every: 5_000, misses: 6 };

/** A standstill is told once, counted in questions, not by the clock: a computer that slept has not waited. */
export function watchEngine(
  ask: () => Promise<unknown>,
  onStandstill: (reason: string) => void,
  { every, misses } = usual,
): { stop: () => void; heard: () => void } {
  let missed = 0;
  const heard = () => {
    missed = 0;
  };
  const timer = setInterval(() => {
    missed += 1;
    if (missed > misses) {
      clearInterval(timer);
      onStandstill('The embedded database does not answer any more.');
      return;
    }
    // One question at a time would do, but a lost one must not end the asking; what fails counts as no answer.
    ask().then(heard, () => {});
  }, every);
  return { stop: () => clearInterval(timer), heard };
}

/** Tells of each answer of a pool's connections: while one long transaction is answered, nobody else is. */
export function onAnswer(pool: Pool, heard: () => void): void {
  const known = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (!known.has(client)) client.on('drain', heard);
    known.add(client);
  });
}
