import { join } from 'node:path';
import { Refusal } from '../../../scripts/start/refusal.mjs';
import { endService, startApi } from '../api/start-api.mjs';

const registers = [
  'all_listings_typedetail_shape.ndjson.gz',
  'england_cqc_care_directory_head500.csv',
  'scotland_care_services_2026-05-31.csv.gz',
];

/** A care API with the sample and all real listings. @returns {Promise<string>} its address */
export async function startDirectory(supervisor, data, folder) {
  const settings = { DATA_DIR: join(folder, 'data'), NODE_ENV: 'production', LOG_LEVEL: 'warn' };
  const env = { ...process.env, ...settings };
  // The first start lays the sample, which no import does.
  const { service } = await startApi(supervisor, env);
  await endService(service);
  for (const file of registers) {
    const args = [
      '--enable-source-maps',
      '.care-api/import.mjs',
      'listings',
      join(data, 'listings', file),
      '--keep-sample',
    ];
    const code = await supervisor.runStep(args, env);
    if (code !== 0) throw new Refusal(`the import of ${file} ended with ${code}`);
  }
  return (await startApi(supervisor, env)).url;
}
