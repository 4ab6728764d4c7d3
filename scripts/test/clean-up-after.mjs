import { text } from 'node:stream/consumers';
import { cleanUp } from './clean-up.mjs';
import { runName } from './run-name.mjs';

// Beside a run: waits until its runner is gone, which closes our input, then takes away what is left of it. What it said
// is the address of its databases.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
const run = runName(process.argv[2]);
const postgres = await text(process.stdin);
await cleanUp(run);
if (postgres) {
  const { dropDatabases } = await import('./drop-databases.mjs');
  // Its server may have ended before the run did.
  await dropDatabases(postgres, run).catch(() => {});
}
