import { buildCareApiIfNeeded } from '../scripts/start/build.mjs';
import { command } from '../scripts/start/command.mjs';
import { blankSettings } from '../scripts/start/setting-names.mjs';
import { installAll } from './install-all.mjs';

// `npm run bench:api`: the care API alone, with few and many listings, on the embedded database and on PostgreSQL.
await command(bench, { codeWhenStopped: 1 });

async function bench(supervisor) {
  const { apiBenchOptions } = await import('./bench/api/options.mjs');
  const options = apiBenchOptions(process.argv.slice(2));
  // The import writes: no setting of this machine may lead it to real data.
  Object.assign(process.env, blankSettings);
  await installAll(supervisor);
  await buildCareApiIfNeeded(supervisor);
  // Not before: they need the packages.
  const { measureApi } = await import('./bench/api/measure-api.mjs');
  const { apiReport } = await import('./bench/api/tables.mjs');
  const { saveResult } = await import('./bench/save-result.mjs');

  const result = await measureApi(supervisor, options);
  await supervisor.stop();
  console.log(`\n${apiReport(result)}`);
  saveResult(options.json, result);
  console.log(`\nwritten to ${options.json}`);
  if (result.measured.some(({ runs }) => runs.some(({ api }) => api.failed > 0))) process.exitCode = 1;
}
