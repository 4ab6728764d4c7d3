import { rmSync } from 'node:fs';
import { withLock } from './lock.mjs';
import { Refusal } from './refusal.mjs';
import { hasStamp, setStamp, stampOf } from './stamp.mjs';

const shared = ['lib', 'package-lock.json'];
// next-env.d.ts and tsconfig.json are not among them: the build itself rewrites those.
const siteSources = ['app', 'components', 'messages', 'public', 'middleware.ts', 'next.config.ts'];

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
  const stamp = stampOf([
    ...['care-api', 'messages', ...shared],
    ...['scripts/build-care-api.mjs', 'scripts/start/care-api-bundle.mjs'],
  ]);
  return build(supervisor, 'care API', '.care-api/stamp', stamp, ['scripts/build-care-api.mjs']);
}

function buildSite(supervisor) {
  const stamp = stampOf([...siteSources, ...shared, 'postcss.config.mjs']);
  return build(supervisor, 'site', '.next/stamp', stamp, ['node_modules/next/dist/bin/next', 'build']);
}

async function build(supervisor, name, file, stamp, args) {
  if (hasStamp(file, stamp)) return;
  console.log(`building the ${name}`);
  rmSync(file, { force: true });
  const code = await supervisor.runStep(args, { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
  if (code !== 0) throw new Refusal(`the ${name} could not be built`);
  setStamp(file, stamp);
}
