import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { withLock } from './lock.mjs';
import { npmCommand } from './npm.mjs';
import { Refusal } from './refusal.mjs';

/** Runs `npm ci` in the folder unless its node_modules holds what its package-lock.json asks for. */
export async function installIfNeeded(supervisor, folder = '.') {
  await withLock('install', async () => {
    if (isInstalled(folder)) return;
    console.log(`installing packages${folder === '.' ? notice() : ` of ${folder}`}`);
    const asked = ['ci', '--prefix', folder, '--include=dev', '--no-audit', '--no-fund'];
    const code = await supervisor.runStep([...npmCommand(), ...asked]);
    if (code !== 0) throw new Refusal(`the packages could not be installed${cacheFault()}`);
  });
}

/** Two packages ask for a newer Node and use nothing that these lack: npm cannot be told so. */
export function notice(version = process.versions.node) {
  const major = Number(version.split('.')[0]);
  if (major >= 24) return '';
  const theirs =
    major < 22 ? 'sanitize-html and s3rver ask for a newer Node: they run' : 's3rver asks for a newer Node: it runs';
  return ` (npm warns with EBADENGINE that ${theirs} on this one, and 24 is best)`;
}

/** Of a home that is not to be written, where npm keeps what it loads. */
export function cacheFault(cache = process.env.npm_config_cache || join(homedir(), '.npm')) {
  let place = resolve(cache);
  while (!existsSync(place)) place = dirname(place);
  try {
    accessSync(place, constants.W_OK);
    return '';
  } catch {
    return `: npm may not write ${cache}, so say another folder by npm_config_cache`;
  }
}

function isInstalled(folder) {
  const installed = recordIn(folder);
  return installed !== null && holdsAll(installed, readJson(join(folder, 'package-lock.json')));
}

/** npm writes it last: an installation that was interrupted has none, or half of one. */
function recordIn(folder) {
  try {
    return readJson(join(folder, 'node_modules/.package-lock.json'));
  } catch {
    return null;
  }
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
