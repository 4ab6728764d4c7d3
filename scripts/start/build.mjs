import { rmSync } from 'node:fs';
import { withLock } from './lock.mjs';
import { Refusal } from './refusal.mjs';
import { hasStamp, setStamp, stampOf } from './stamp.mjs';

const shared = ['lib', 'messages', 'package-lock.json'];
// next-env.d.ts and tsconfig.json are not among them: the build itself rewrites those.
export const siteSources = [
  ...['app', 'components', 'public', ...shared],
  ...['instrumentation-client.ts', 'middleware.ts', 'next.config.ts', 'postcss.config.mjs'],
];
export const careApiSources = [
  ...['care-api', ...shared, 'scripts/build-care-api.mjs'],
  ...['care-api-bundle', 'env-file', 'process-start', 'setting-names'].map((name) => `scripts/start/${name}.mjs`),
];

/** Builds the site and the care API where their sources have changed since the last build. */
export async function buildIfNeeded(supervisor) {
  await withLock('build', async () => {
    await buildCareApi(supervisor);
    await buildSite(supervisor);
  });
}

export async function buildCareApiIfNeeded(supervisor) {
  await withLock('build', () => buildCareApi(supervisor));
}

function buildCareApi(supervisor) {
  return build(supervisor, 'care API', '.care-api/stamp', careApiSources, ['scripts/build-care-api.mjs']);
}

function buildSite(supervisor) {
  return build(supervisor, 'site', '.next/stamp', siteSources, ['node_modules/next/dist/bin/next', 'build']);
}

async function build(supervisor, name, file, sources, args) {
  const stamp = stampOf(sources);
  if (hasStamp(file, stamp)) return;
  console.log(`building the ${name}`);
  rmSync(file, { force: true });
  const code = await supervisor.runStep(args, { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
  if (code !== 0) throw new Refusal(`the ${name} could not be built`);
  setStamp(file, stamp);
}
