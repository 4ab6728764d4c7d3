import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '../start/refusal.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApplications = ['Google Chrome', 'Chromium'];

/**
 * Path of a Chromium that is on this machine: CHROMIUM_PATH first, then PATH, then the applications of macOS. Else null.
 * @param {Record<string, string | undefined>} env
 * @param {(path: string) => boolean} exists
 */
export function findInstalledBrowser(env = process.env, exists = existsSync) {
  if (env.CHROMIUM_PATH) {
    if (exists(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Refusal(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, which does not exist`);
  }
  const folders = ['/usr/bin', ...(env.PATH ?? '').split(':').filter(Boolean)];
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const applications = macApplications.flatMap((name) =>
    ['/Applications', join(homedir(), 'Applications')].map((folder) =>
      join(folder, `${name}.app/Contents/MacOS/${name}`),
    ),
  );
  return [...onPath, ...applications].find(exists) ?? null;
}
