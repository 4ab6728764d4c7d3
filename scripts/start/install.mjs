import { existsSync, readFileSync } from 'node:fs';
import { withLock } from './lock.mjs';
import { npmCommand } from './npm.mjs';
import { Refusal } from './refusal.mjs';

/** Runs `npm ci` unless node_modules holds what package-lock.json asks for. */
export async function installIfNeeded(supervisor) {
  await withLock('install', async () => {
    if (isInstalled()) return;
    console.log(`installing packages${isOlder() ? notice : ''}`);
    const code = await supervisor.runStep([...npmCommand(), 'ci', '--include=dev', '--no-audit', '--no-fund']);
    if (code !== 0) throw new Refusal('the packages could not be installed');
  });
}

/** Some packages ask for a newer Node than 20 and use nothing that it lacks (sanitize-html): npm cannot be told so. */
function isOlder() {
  return Number(process.versions.node.split('.')[0]) < 22;
}

const notice = ' (npm may warn with EBADENGINE that some ask for a newer Node: they run on this one, and 24 is best)';

function isInstalled() {
  // npm writes this file last: an installation that was interrupted has none.
  const record = 'node_modules/.package-lock.json';
  return existsSync(record) && holdsAll(readJson(record), readJson('package-lock.json'));
}

/** Whether every package of the lock file is installed in its version. Optional ones, for other platforms, may be missing. */
export function holdsAll(installed, wanted) {
  return Object.entries(wanted.packages).every(([path, { version, optional, devOptional }]) => {
    if (path === '') return true;
    const found = installed.packages[path];
    return found ? found.version === version : Boolean(optional || devOptional);
  });
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
