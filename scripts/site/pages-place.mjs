import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPageLog } from './page-log.mjs';
import { redisPages } from './redis-pages.mjs';

/** Settings that stand in pages. */
const shown = ['SITE_URL', 'SITE_NAME', 'SITE_PHONE', 'SITE_EMAIL', 'SITE_ADDRESS', 'SITE_HOURS'];

/**
 * Where finished pages lie beyond this process, for this build with these settings, for nothing else shows the same: in
 * Redis for all nodes (`REDIS_URL`), else in a folder between two starts. Null where the disk takes none, or `PAGES_MB` is
 * 0: pages are kept in memory alone.
 * @param {Record<string, string | undefined>} env
 * @param {import('./redis.mjs').Redis | null} redis
 */
export function openPagesPlace(env, redis) {
  if (redis) return redisPages(redis, versionOf(env));
  const megabytes = megabytesOf(env);
  if (!(megabytes > 0)) return null;
  try {
    return openPageLog(join(folderOf(env), versionOf(env)), { maxBytes: megabytes * 1024 * 1024 });
  } catch (fault) {
    console.error(`site: pages are kept in memory alone: ${fault.message}`);
    return null;
  }
}

/**
 * Where it is written down which pages are asked for most, by whatever build. Null where nothing may be written.
 * @param {Record<string, string | undefined>} env
 */
export function askedPagesFile(env) {
  if (!(megabytesOf(env) > 0)) return null;
  try {
    mkdirSync(folderOf(env), { recursive: true });
    return join(folderOf(env), 'asked.json');
  } catch {
    return null;
  }
}

function megabytesOf(env) {
  return Number(env.PAGES_MB || 512);
}

function folderOf(env) {
  return env.PAGES_DIR || join(env.DATA_DIR || '.data', 'pages');
}

function versionOf(env) {
  return shortHash(readFileSync('.next/BUILD_ID', 'utf8') + siteOf(env));
}

/** By what every node of a site has the same, whatever its build: another site may use the same Redis. */
export function siteOf(env) {
  return shortHash(JSON.stringify(shown.map((name) => env[name] ?? '')));
}

function shortHash(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
