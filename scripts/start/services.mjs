import { randomBytes } from 'node:crypto';
import { Refusal } from './refusal.mjs';
import { persistentSecret } from './secret.mjs';
import { siteMemory } from './site-memory.mjs';

/** Arguments for node that serve the built site, Next behind our thin front, on a machine of so many megabytes: this one. */
export function siteCommand(port, megabytes) {
  return [...siteMemory(megabytes).flags, 'scripts/site/serve.mjs', String(port)];
}

export function siteDevCommand(port) {
  return ['node_modules/next/dist/bin/next', 'dev', '-p', String(port)];
}

/** By it the care API knows the site; one that runs elsewhere has its own, or none. */
export function siteKey(base) {
  return base.CARE_API_SITE_KEY || (base.CARE_API_URL ? '' : randomBytes(32).toString('base64url'));
}

/** Without them the care API's memory doubles under load, for no more speed. */
export const careApiMemory = ['--max-semi-space-size=4', '--max-old-space-size=384'];

/** Arguments for node that serve the care API bundled in `folder`. */
export function careApiCommand(folder) {
  return [...careApiMemory, '--enable-source-maps', `${folder}/serve.mjs`];
}

export function siteEnvironment(base, { site, careApi }) {
  const url = base.SITE_URL || site;
  const { arenas } = siteMemory();
  return {
    ...(arenas && { MALLOC_ARENA_MAX: arenas }),
    ...base,
    CARE_API_URL: careApi,
    SITE_URL: url,
    NEXTAUTH_URL: base.NEXTAUTH_URL || url,
    NEXTAUTH_SECRET: longEnough(base.NEXTAUTH_SECRET) || persistentSecret('secret', base.DATA_DIR || '.data'),
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

export function careApiEnvironment(base, { port, site }) {
  return { ...base, CARE_API_PORT: String(port), SITE_URL: base.SITE_URL || site };
}

/** A secret set by hand must be hard to guess. */
function longEnough(secret) {
  if (secret && Buffer.byteLength(secret) < 32)
    throw new Refusal('NEXTAUTH_SECRET is too short: give it 32 bytes or more.');
  return secret;
}
