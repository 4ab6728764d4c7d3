import { accessSync, constants, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { addEnvFile } from './env-file.mjs';
import { Refusal } from './refusal.mjs';

/** Where the units of systemd read their settings; SETTINGS names another folder. */
const folderOf = (env) => env.SETTINGS || '/etc/live-in-care';
const asService = 'cd /opt/live-in-care && runuser -u live-in-care -- node deploy/run.mjs';

/**
 * Where this machine serves by settings of its own, a command without them means another database: it would make an
 * empty one, and install and build in the folder that serves. @throws Refusal with the command that is meant.
 */
export function refuseOnServer(env, words) {
  const folder = folderOf(env);
  if (!existsSync(folder)) return;
  throw new Refusal(`This machine serves by the settings in ${folder}. Run: ${[asService, ...words].join(' ')}`);
}

/**
 * The settings of the service, for one of its commands.
 * @throws Refusal where they cannot be read, or files would be made that it cannot write.
 */
export function addServiceSettings(env, command) {
  const folder = folderOf(env);
  for (const name of ['shared.env', 'care-api.env']) requireReadable(path.join(folder, name));
  // What is said in both counts as the care API's own says it, as systemd and compose have it.
  for (const name of ['care-api.env', 'shared.env']) addEnvFile(env, path.join(folder, name));
  env.DATA_DIR ??= '/var/lib/live-in-care';
  if (command === 'doctor') addEnvFile(env, path.join(folder, 'site.env'));
  const owner = statSync(env.DATA_DIR, { throwIfNoEntry: false })?.uid;
  if (owner === undefined || owner === process.getuid?.()) return;
  throw new Refusal(`${env.DATA_DIR} belongs to another user, whom the service runs as. Run: ${asService} …`);
}

function requireReadable(file) {
  try {
    accessSync(file, constants.R_OK);
  } catch {
    throw new Refusal(`${file} cannot be read: the service's settings lead to its database. Run: ${asService} …`);
  }
}
