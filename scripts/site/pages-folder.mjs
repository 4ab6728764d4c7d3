import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPageLog } from './page-log.mjs';

/** Settings that stand in pages. */
const shown = ['SITE_URL', 'SITE_NAME', 'SITE_PHONE', 'SITE_EMAIL', 'SITE_ADDRESS', 'SITE_HOURS'];

/**
 * Where finished pages lie between two starts: in a folder of this build with these settings, for nothing else shows the
 * same. Null where the disk takes none, or `PAGES_MB` is 0: pages are kept in memory alone.
 */
export function openPagesFolder(env) {
  const megabytes = Number(env.PAGES_MB || 512);
  if (!(megabytes > 0)) return null;
  try {
    const version = createHash('sha256')
      .update(readFileSync('.next/BUILD_ID'))
      .update(JSON.stringify(shown.map((name) => env[name] ?? '')))
      .digest('hex')
      .slice(0, 16);
    const folder = env.PAGES_DIR || join(env.DATA_DIR || '.data', 'pages');
    return openPageLog(join(folder, version), { maxBytes: megabytes * 1024 * 1024 });
  } catch (fault) {
    console.error(`site: pages are kept in memory alone: ${fault.message}`);
    return null;
  }
}
