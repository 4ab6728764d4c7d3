import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { addServiceSettings } from '../scripts/start/service-settings.mjs';

// `node deploy/run.mjs staff reset <email>`: a command of the care API with the settings of the systemd units (the doctor
// looks at the site's too). SETTINGS names their folder. Named as npm names them.
const scripts = {
  doctor: ['doctor'],
  staff: ['staff'],
  import: ['import'],
  files: ['files'],
  migrate: ['migrate'],
  backup: ['backup', 'backup'],
  restore: ['backup', 'restore'],
};
const [command, ...args] = process.argv.slice(2);
if (!Object.hasOwn(scripts, command ?? '')) {
  console.error(`Usage: node deploy/run.mjs <${Object.keys(scripts).join(', ')}> [words]`);
  process.exit(1);
}
try {
  addServiceSettings(process.env);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const [entry, ...words] = scripts[command];
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const node = ['--enable-source-maps', `.care-api/${entry}.mjs`, ...words, ...args];
spawn(process.execPath, node, { cwd: root, stdio: 'inherit' }).once('exit', (code) => process.exit(code ?? 1));
