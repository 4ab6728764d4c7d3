import { buildIfNeeded } from '../scripts/start/build.mjs';
import { command } from '../scripts/start/command.mjs';
import { blankSettings } from '../scripts/start/setting-names.mjs';
import { benchOptions } from './bench/options.mjs';
import { installAll } from './install-all.mjs';

// `npm run bench`: the built site over the whole directory, beside a bare server that sends the same bytes.
await command(bench, { codeWhenStopped: 1 });

async function bench(supervisor) {
  const options = benchOptions(process.argv.slice(2));
  // The import writes: no setting of this machine may lead it to real data.
  Object.assign(process.env, blankSettings);
  await installAll(supervisor);
  await buildIfNeeded(supervisor);
  // Not before: they need the packages.
  const { measure } = await import('./bench/measure.mjs');
  const { report } = await import('./bench/report.mjs');
  const { saveResult } = await import('./bench/save-result.mjs');
  const { missedTargets } = await import('./bench/tables.mjs');

  const result = await measure(supervisor, options);
  await supervisor.stop();
  console.log(`\n${report(result)}`);
  saveResult(options.json, result);
  console.log(`\nwritten to ${options.json}`);
  const missed = missedTargets(result.runs);
  if (missed.length > 0) console.error(`60 ms at one connection are missed by ${missed.join(', ')}`);
  const hasFailed = result.runs.some(({ site, bare }) => site.failed + bare.failed > 0);
  if (hasFailed || missed.length > 0) process.exitCode = 1;
}
