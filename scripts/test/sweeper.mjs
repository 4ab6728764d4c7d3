import { text } from 'node:stream/consumers';
import { runName } from './run-name.mjs';
import { sweep } from './sweep.mjs';

// Beside a run: waits until its runner is gone, which closes our input, then takes away what is left of it. What it said
// is the address of its databases.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
const run = runName(process.argv[2]);
const postgres = await text(process.stdin);
await sweep(run);
if (postgres) {
  const { sweepDatabases } = await import('./sweep-databases.mjs');
  // Its server may have ended before the run did.
  await sweepDatabases(postgres, run).catch(() => {});
}
