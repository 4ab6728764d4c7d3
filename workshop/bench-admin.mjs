import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfNeeded } from '../scripts/start/build.mjs';
import { command } from '../scripts/start/command.mjs';
import { blankSettings } from '../scripts/start/setting-names.mjs';
import { installAll } from './install-all.mjs';

// `npm run bench:admin`: the lists of the back office with many rows of each kind, on both databases.
await command(bench, { codeWhenStopped: 1 });

async function bench(supervisor) {
  const { adminBenchOptions } = await import('./bench/admin/options.mjs');
  const { rows, times, postgres, json, parts } = adminBenchOptions(process.argv.slice(2));
  Object.assign(process.env, blankSettings);
  await installAll(supervisor);
  // Not before: they need the packages.
  const { build } = await import('esbuild');
  const { careApiBundle } = await import('../scripts/start/care-api-bundle.mjs');
  const { describeMachine } = await import('./bench/describe-machine.mjs');
  const { makePlace } = await import('./bench/api/place.mjs');
  const { temporaryFolder } = await import('./bench/temporary-folder.mjs');
  const { adminReport } = await import('./bench/admin/report.mjs');
  const { saveResult } = await import('./bench/save-result.mjs');

  const entryPoints = {
    'bench-admin': './workshop/bench/admin/measure-admin.ts',
    'bench-desk': './workshop/bench/admin/fill-desk.ts',
  };
  await build({ ...careApiBundle('.care-api'), entryPoints });
  const folder = temporaryFolder();
  const measured = [];
  const ofApi = parts.filter((part) => part !== 'interaction');
  const databases = postgres ? ['embedded', 'postgres'] : ['embedded'];
  for (const database of ofApi.length > 0 ? databases : []) {
    const place = await makePlace(database, postgres, folder);
    const file = join(folder, `${database}.json`);
    const env = { ...process.env, ...place.settings, NODE_ENV: 'production', LOG_LEVEL: 'warn' };
    const code = await supervisor.runStep(
      ['--expose-gc', '.care-api/bench-admin.mjs', file, rows, times, ...ofApi].map(String),
      env,
    );
    if (code !== 0) throw new Error(`measuring on ${database} ended with ${code}`);
    measured.push(JSON.parse(readFileSync(file, 'utf8')));
    await place.remove();
  }
  if (parts.includes('interaction')) {
    await buildIfNeeded(supervisor);
    const { measureInteraction } = await import('./bench/admin/measure-interaction.mjs');
    measured.push({ database: 'a browser', rows: 5_000, measured: await measureInteraction(supervisor, folder) });
  }
  const result = { machine: describeMachine(), rows, times, measured };
  console.log(`\n${adminReport(result)}`);
  saveResult(json, result);
  console.log(`\nwritten to ${json}`);
  await supervisor.stop();
}
