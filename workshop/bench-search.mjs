import { existsSync } from 'node:fs';
import { buildCareApiIfNeeded } from '../scripts/start/build.mjs';
import { command } from '../scripts/start/command.mjs';
import { blankSettings } from '../scripts/start/setting-names.mjs';
import { installAll } from './install-all.mjs';

// `npm run bench:search`: what families and carers ask, held against the real registers.
await command(bench, { codeWhenStopped: 1 });

async function bench(supervisor) {
  const { searchBenchOptions } = await import('./bench/search/options.mjs');
  const options = searchBenchOptions(process.argv.slice(2));
  if (!existsSync(options.data)) return console.log(`skipped: there is no folder ${options.data} with real listings`);
  // The import writes: no setting of this machine may lead it to real data.
  Object.assign(process.env, blankSettings);
  await installAll(supervisor);
  if (!options.url) await buildCareApiIfNeeded(supervisor);
  // Not before: they need the packages.
  const { measureSearch } = await import('./bench/search/measure-search.mjs');
  const { missedBars, searchReport } = await import('./bench/search/bars.mjs');
  const { saveResult } = await import('./bench/save-result.mjs');

  const result = await measureSearch(supervisor, options);
  await supervisor.stop();
  saveResult(options.json, result);
  console.log(`\n${searchReport(result, options.failures)}\n\nwritten to ${options.json}`);
  if (missedBars(result).length > 0) process.exitCode = 1;
}
