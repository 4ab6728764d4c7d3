import { accessSync, constants, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '../start/refusal.mjs';

const chromium = {
  setting: 'CHROMIUM_PATH',
  // The first paints without a window: half of the others' work, on the same engine.
  names: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  macApplications: ['Google Chrome', 'Chromium'],
};
const firefox = {
  setting: 'FIREFOX_PATH',
  names: ['firefox-esr', 'firefox'],
  macApplications: ['Firefox'],
  executable: 'firefox',
};

/**
 * Path of a Chromium that is on this machine: CHROMIUM_PATH first, then PATH, then the applications of macOS. Else null.
 * @param {Record<string, string | undefined>} env
 * @param {(path: string) => boolean} exists
 */
export function findInstalledBrowser(env = process.env, exists = isProgram) {
  return find(chromium, env, exists);
}

/**
 * Likewise a Firefox, by FIREFOX_PATH.
 * @param {Record<string, string | undefined>} env
 * @param {(path: string) => boolean} exists
 */
export function findInstalledFirefox(env = process.env, exists = isProgram) {
  return find(firefox, env, exists);
}

function find({ setting, names, macApplications, executable }, env, exists) {
  const wished = env[setting];
  if (wished) {
    if (exists(wished)) return wished;
    throw new Refusal(`${setting} names ${wished}, which is no program`);
  }
  const folders = ['/usr/bin', ...(env.PATH ?? '').split(':').filter(Boolean)];
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const applications = macApplications.flatMap((name) =>
    ['/Applications', join(homedir(), 'Applications')].map((folder) =>
      join(folder, `${name}.app/Contents/MacOS/${executable ?? name}`),
    ),
  );
  return [...onPath, ...applications].find(exists) ?? null;
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
