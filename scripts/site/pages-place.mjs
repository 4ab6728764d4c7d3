import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPageLog } from './page-log.mjs';

/** Settings that stand in pages. */
const shown = ['SITE_URL', 'SITE_NAME', 'SITE_PHONE', 'SITE_EMAIL', 'SITE_ADDRESS', 'SITE_HOURS'];

/**
 * Where finished pages lie beyond this process, for this build with these settings, for nothing else shows the same: in
 * Redis for all nodes (`REDIS_URL`), else in a folder between two starts. Null where the disk takes none, or `PAGES_MB` is
 * 0: pages are kept in memory alone.
 */
export async function openPagesPlace(env) {
  if (env.REDIS_URL) {
    // Loaded by nobody who has none.
    const { openRedisPages } = await import('./redis-pages.mjs');
    return openRedisPages({ url: env.REDIS_URL, version: versionOf(env) });
  }
  const megabytes = Number(env.PAGES_MB || 512);
  if (!(megabytes > 0)) return null;
  try {
    const folder = env.PAGES_DIR || join(env.DATA_DIR || '.data', 'pages');
    return openPageLog(join(folder, versionOf(env)), { maxBytes: megabytes * 1024 * 1024 });
  } catch (fault) {
    console.error(`site: pages are kept in memory alone: ${fault.message}`);
    return null;
  }
}

function versionOf(env) {
  return createHash('sha256')
    .update(readFileSync('.next/BUILD_ID'))
    .update(JSON.stringify(shown.map((name) => env[name] ?? '')))
    .digest('hex')
    .slice(0, 16);
}
