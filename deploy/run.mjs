import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { addEnvFile } from '../scripts/start/env-file.mjs';

// `node deploy/run.mjs staff reset <email>`: a command of the care API with the settings of the systemd units (the doctor
// looks at the site's too). SETTINGS names their folder.
const [command, ...args] = process.argv.slice(2);
const folder = process.env.SETTINGS || '/etc/live-in-care';
if (!/^[a-z-]+$/.test(command ?? '')) {
  console.error('Usage: node deploy/run.mjs <doctor, staff, import or backup> [words]');
  process.exit(1);
}
for (const file of ['shared.env', 'care-api.env', 'site.env']) addEnvFile(process.env, path.join(folder, file));
process.env.DATA_DIR ??= '/var/lib/live-in-care';
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const node = ['--enable-source-maps', `.care-api/${command}.mjs`, ...args];
spawn(process.execPath, node, { cwd: root, stdio: 'inherit' }).once('exit', (code) => process.exit(code ?? 1));
