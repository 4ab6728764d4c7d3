import { join } from 'node:path';
import { holdPort } from '../../scripts/start/ports.mjs';
import { Refusal } from '../../scripts/start/refusal.mjs';
import { findProcesses } from '../../testing/processes.mjs';

const parts = {
  site: 'scripts/site/serve.mjs',
  'care API': '.care-api/serve.mjs',
  database: 'care-api/database/embedded/child.mjs',
};

export async function importListings(supervisor, file, folder) {
  const code = await supervisor.runStep(
    ['--enable-source-maps', '.care-api/import.mjs', 'listings', file],
    environment(folder),
  );
  if (code !== 0) throw new Refusal(`the listings of ${file} could not be imported`);
}

/** Starts the product as `npm start` does, on free ports. `pids` names its three processes. */
export async function startProduct(supervisor, folder) {
  const site = await holdPort('PORT', '0', 0);
  const careApi = await holdPort('CARE_API_PORT', '0', 0);
  const siteUrl = `http://localhost:${site.port}`;
  const service = await supervisor.startService({
    name: 'product',
    args: ['scripts/start.mjs'],
    // Its log has a line per request: on this console they would bury the figures.
    env: { ...environment(folder), PORT: String(site.port), CARE_API_PORT: String(careApi.port), LOG_LEVEL: 'warn' },
    ready: `${siteUrl}/api/ready`,
    beforeFirstStart: () => Promise.all([site.release(), careApi.release()]),
  });
  return {
    site: siteUrl,
    careApi: `http://127.0.0.1:${careApi.port}`,
    pids: findProcesses(service.child.pid, parts),
  };
}

/** Of the product's processes, with their data in the folder. */
export function environment(folder) {
  return { ...process.env, DATA_DIR: join(folder, 'data'), NODE_ENV: 'production' };
}
